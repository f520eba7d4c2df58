import { describe, expect, it } from 'vitest'
import { momentsFor } from '../src/end/moments'
import type { Moment } from '../src/protocol/types'

const moment = (number: number, change: number, kind: Moment['kind'] = 'chance', seat = 1): Moment => ({
  number, round: 1, seat, kind, action: null, best: null, cards: [], bust: false, change, reason: null, grade: null,
})

describe('the moments that decided', () => {
  const moments = [moment(4, 0.2), moment(9, -0.1), moment(30, 0.3)]
  const mine = moment(12, -0.04, 'decision', 0)
  it('include my own most costly decision, in its place, instead of the smallest', () => {
    expect(momentsFor({ moments, costliest: [mine, null] }, [0]).map(({ number }) => number)).toEqual([4, 12, 30])
  })
  it('stay as they are where I made no costly one, or watch, or it is among them', () => {
    expect(momentsFor({ moments, costliest: [null, mine] }, [0])).toEqual(moments)
    expect(momentsFor({ moments, costliest: [mine, null] }, [])).toEqual(moments)
    const among = [...moments.slice(0, 2), mine]
    expect(momentsFor({ moments: among, costliest: [mine, null] }, [0])).toEqual(among)
  })
  it('never tell one story twice', () => {
    const same = { ...moment(20, -0.2, 'decision', 0), round: 5 }
    expect(momentsFor({ moments: [moment(4, 0.2), moment(9, -0.1), same], costliest: [mine, null] }, [0]).map(({ number }) => number)).toEqual([4, 9, 12])
  })
})
