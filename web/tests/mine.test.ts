// Tables of this device: where others wait for me first, nothing that is over, and nothing that only bots wait for.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { myTables, runningOf, waitsForMe } from '../src/connection/mine'
import { knownTables, remember } from '../src/kept/guests.svelte'
import type { MyTable } from '../src/protocol/types'
import { markTable, markTables } from '../src/stage/attention'

const table = (code: string, changes: Partial<MyTable> = {}): MyTable => ({
  code, state: 'playing', modules: ['base'], names: ['Ada', 'Ben'], seats: [0], people: 2, is_my_turn: false, at: 0,
  next_code: null, campaign: null, chapter: null, lesson: null, ...changes,
})

afterEach(() => vi.unstubAllGlobals())

describe('my tables', () => {
  it('tell where others wait for me first', () => {
    const found = runningOf([
      table('ALONE1', { people: 1, is_my_turn: true }), table('THEIRS'), table('LESSON', { lesson: 'first' }),
      table('OVERED', { state: 'over' }), table('MYTURN', { is_my_turn: true }),
    ])
    expect(found.map(({ code }) => code)).toEqual(['MYTURN', 'ALONE1', 'THEIRS'])
    expect(found.filter(waitsForMe)).toHaveLength(1)
  })

  it('forget those that are gone, and no others', async () => {
    for (const code of ['KEPT22', 'GONE22']) remember({ code, token: 'x'.repeat(32) })
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ tables: [], gone: ['GONE22'] })))
    await myTables()
    expect(knownTables()).toEqual(['KEPT22'])
  })

  it('are counted on the badge of the app', () => {
    const setAppBadge = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { setAppBadge })
    markTables(['AAAAAA', 'BBBBBB'])
    markTable('AAAAAA', false)
    markTable('AAAAAA', false)
    markTable('CCCCCC', true)
    expect(setAppBadge.mock.calls).toEqual([[2], [1], [2]])
  })
})
