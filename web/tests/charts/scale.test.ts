import { describe, expect, it } from 'vitest'
import { path, pointOf, roundOf, roundTicks, scale, spread, ticks } from '../../src/charts/scale'

describe('scales', () => {
  it('carry values to places, also upside down', () => {
    const y = scale({ from: 0, to: 1 }, { from: 200, to: 0 })
    expect([y(0), y(0.25), y(1)]).toEqual([200, 150, 0])
    expect(scale({ from: 3, to: 3 }, { from: 0, to: 10 })(3)).toBe(0)
  })

  it('are marked with round numbers that cover the most', () => {
    expect(ticks(12)).toEqual([0, 4, 8, 12])
    expect(ticks(13)).toEqual([0, 4, 8, 12, 16])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(0)).toEqual([0, 1])
    for (const most of [1, 2, 5, 7, 9, 14, 17, 23, 51]) {
      const found = ticks(most)
      expect(found.at(-1)).toBeGreaterThanOrEqual(most)
      expect(found.length).toBeLessThanOrEqual(7)
      expect(found.every(Number.isInteger)).toBe(true)
    }
  })

  it('draw lines', () => {
    expect(path([[0, 1], [2.25, 3]])).toBe('M0.0 1.0L2.3 3.0')
    expect(path([])).toBe('')
  })
})

describe('labels', () => {
  const span = { from: 0, to: 100 }
  it('stay where they wish to be if there is room', () => {
    expect(spread([10, 50, 90], 20, span)).toEqual([10, 50, 90])
  })
  it('never cover each other and never leave the chart', () => {
    for (const wishes of [[100, 100, 100, 100], [0, 0, 0], [99, 1, 50, 51, 49], [5, 6, 7, 95, 96], [100, 0, 100, 0, 100]]) {
      const found = spread(wishes, 20, span)
      const sorted = [...found].sort((a, b) => a - b)
      sorted.forEach((at, index) => index && expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-6))
      expect(sorted[0]).toBeGreaterThanOrEqual(0)
      expect(sorted.at(-1)).toBeLessThanOrEqual(100 + 1e-6)
    }
  })
  it('keep their order', () => {
    const [a, b] = spread([40, 41], 20, span)
    expect(a).toBeLessThan(b ?? 0)
  })
})

describe('rounds', () => {
  it('belong to turns', () => {
    expect([0, 1, 3, 4, 6, 7].map((point) => roundOf(point, 3))).toEqual([1, 1, 1, 2, 2, 3])
  })
  it('are named as often as there is room', () => {
    expect(roundTicks(10, 480, 48)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(roundTicks(10, 160, 48)).toEqual([1, 5, 9])
    expect(roundTicks(1, 10, 48)).toEqual([1])
  })
  it('lead from an action to its turn', () => {
    expect(pointOf([0, 5, 9, 14], 6)).toBe(2)
    expect(pointOf([0, 5, 9, 14], 5)).toBe(1)
    expect(pointOf([0, 5, 9, 14], 99)).toBe(3)
  })
})
