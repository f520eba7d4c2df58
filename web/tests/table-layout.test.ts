import { describe, expect, it } from 'vitest'
import { cardHeight, cardUnder, fitDisplay, fitHarbor, formOf, framed, rowExtra, SMALLEST, type Form } from '../src/table/layout'

describe('the form of the table', () => {
  it('follows the sizes of the look', () => {
    expect(formOf(360, 740)).toBe('phone')
    expect(formOf(740, 360)).toBe('landscape')
    expect(formOf(820, 1180)).toBe('tablet')
    expect(formOf(1440, 900)).toBe('desktop')
    expect(formOf(1024, 768)).toBe('desktop')
    expect(formOf(2560, 1440)).toBe('desktop')
  })
  it('takes larger text for a smaller window', () => {
    expect(formOf(1180, 820, 2)).toBe('phone')
    expect(formOf(1200, 1500, 1.3)).toBe('tablet')
  })
  it('goes by the shape of a frame, and all is drawn smaller where that is too small', () => {
    expect(framed(480, 320)).toEqual({ form: 'landscape', zoom: 0.8 })
    expect(framed(320, 480).form).toBe('phone')
    expect(framed(320, 480).zoom).toBeCloseTo(480 / 560)
    expect(framed(320, 480, 1, true).zoom, 'contracts need room, too').toBeCloseTo(480 / 640)
    expect(framed(640, 360)).toEqual({ form: 'landscape', zoom: 1 })
    expect(framed(1100, 700)).toEqual({ form: 'landscape', zoom: 1 })
    expect(framed(640, 600).zoom).toBeLessThan(1)
    expect(framed(2560, 1440).zoom).toBeGreaterThan(1)
  })
})

describe('the cards of the harbor', () => {
  const rooms: [Form, number, number][] = [
    ['phone', 340, 250],
    ['tablet', 788, 480],
    ['desktop', 950, 340],
    ['desktop', 1400, 500],
  ]
  it.each(rooms)('fit a %s of %i x %i, whatever their number', (form, width, height) => {
    for (let count = 1; count <= 14; count++) {
      const fit = fitHarbor({ width, height, count, form })
      const rows = Math.ceil(count / fit.columns)
      expect(fit.width).toBeGreaterThanOrEqual(SMALLEST)
      expect(fit.columns * fit.width + (fit.columns - 1) * fit.gap).toBeLessThanOrEqual(width + 1)
      const { lift, chip } = rowExtra(fit.width)
      expect((rows - 1) * fit.pitch + cardHeight(fit.width) + lift + chip).toBeLessThanOrEqual(height + 1)
    }
  })
  it('are drawn in full from 110 on', () => {
    expect(fitHarbor({ width: 950, height: 340, count: 4, form: 'desktop' }).face).toBe('full')
    expect(fitHarbor({ width: 340, height: 330, count: 4, form: 'phone' }).face).toBe('small')
  })
  it('do not change their size with every draw', () => {
    const sizes = [1, 2, 3, 4, 5, 6].map((count) => fitHarbor({ width: 340, height: 300, count, form: 'phone' }).width)
    expect(new Set(sizes).size).toBe(1)
  })
  it('are large on a phone while they are few, and stay in their rows whatever is said below them', () => {
    const heights = [205, 219, 232, 250, 276, 290]
    const fits = (count: number) => heights.map((height) => fitHarbor({ width: 340, height, count, form: 'phone' }))
    for (const count of [1, 2, 3]) expect(fits(count).map((fit) => [fit.rows, fit.width])).toEqual(heights.map(() => [1, 84]))
    for (const count of [4, 5, 6]) expect(new Set(fits(count).map((fit) => fit.rows))).toEqual(new Set([2]))
    expect(fitHarbor({ width: 340, height: 170, count: 5, form: 'phone' }).rows).toBe(1)
    // In one row each is as large as it can be.
    expect([4, 5, 6].map((count) => fitHarbor({ width: 340, height: 170, count, form: 'phone' }).width)).toEqual([74, 63, 51])
  })
  it('of the smallest size have rows of one length, unless those lie over one another', () => {
    const even = fitHarbor({ width: 340, height: 172, count: 8, form: 'phone' })
    expect([even.width, even.rows, even.columns]).toEqual([SMALLEST, 2, 4])
    expect(even.pitch).toBeGreaterThanOrEqual(cardHeight(SMALLEST))
    expect(fitHarbor({ width: 340, height: 130, count: 8, form: 'phone' }).columns).toBe(7)
  })
  it('lie in one row on a phone held sideways, one over the other where there are many', () => {
    const few = fitHarbor({ width: 480, height: 130, count: 6, form: 'landscape' })
    expect([few.rows, few.track]).toEqual([1, few.width])
    const many = fitHarbor({ width: 480, height: 130, count: 14, form: 'landscape' })
    expect(many.rows).toBe(1)
    expect(many.track).toBeLessThan(many.width)
    expect(many.track * 13 + many.width).toBeLessThanOrEqual(481)
  })
})

describe('a display', () => {
  it('stands side by side while there is room', () => {
    expect(fitDisplay(340, 5, 60, 6)).toBe(66)
  })
  it('overlaps to the right edge, never beyond', () => {
    const step = fitDisplay(340, 15, 60, 6)
    expect(step * 14 + 60).toBeCloseTo(340)
    expect(cardUnder(0, 15, step)).toBe(0)
    expect(cardUnder(step * 3.5, 15, step)).toBe(3)
    expect(cardUnder(339, 15, step)).toBe(14)
  })
})
