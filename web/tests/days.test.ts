import { describe, expect, it } from 'vitest'
import { daysInARow, monthFrom, today, weeksOf } from '../src/challenge/days'
import { routeOf } from '../src/router.svelte'

describe('the days of challenges', () => {
  it('are those of universal time', () => {
    expect(today(new Date('2026-11-18T23:59:59Z'))).toBe('2026-11-18')
    expect(monthFrom('2026-12-31', 1)).toBe('2027-01-01')
    expect(monthFrom('2026-11-18', -1)).toBe('2026-10-01')
  })

  it('stand in weeks from Monday on', () => {
    const weeks = weeksOf('2026-11-18')
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })

  it('in a row are counted up to today, or to yesterday while today is not over', () => {
    const ids = ['base-2026-11-15', 'contracts-2026-11-16', 'base-2026-11-17', 'K7XW2M', 'base-2026-11-13']
    expect(daysInARow(ids, '2026-11-18')).toBe(3)
    expect(daysInARow([...ids, 'set_sail-2026-11-18'], '2026-11-18')).toBe(4)
    expect(daysInARow(ids, '2026-11-19')).toBe(0)
  })

  it('have addresses, as challenges by a link have', () => {
    expect(routeOf('/c/set_sail-2026-11-18')).toEqual({ page: 'challenge', code: 'set_sail-2026-11-18' })
    expect(routeOf('/c/k7xw2m')).toEqual({ page: 'challenge', code: 'K7XW2M' })
    expect(routeOf('/c/base-2026')).toEqual({ page: 'missing' })
  })
})
