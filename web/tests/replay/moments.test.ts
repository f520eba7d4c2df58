import { describe, expect, it } from 'vitest'
import { recordsIn } from '../../src/replay/asking'
import { placeIn, placeOut, pointAt, turnFrom, turnStarts, wayOf, wholeLooks } from '../../src/replay/moments'
import type { Entry } from '../../src/protocol/types'

const entry = (number: number, ...kinds: Entry['events'][number]['kind'][]): Entry => ({
  ...{ number, kind: 'moved', at: 0, seat: 0, name: null, text: null, reaction: null, action: null, by_bot: false, version: number, safe: [], plan: null },
  events: kinds.map((kind) => ({ kind, seat: 0, card: null, count: 0, detail: 0 })),
})

describe('a game told again', () => {
  it('is put together from what changed', () => {
    const looks = wholeLooks([{ round: 1, deck: 100, harbor: [] }, { deck: 99, harbor: ['sailor:3'] }, { harbor: [] }])
    expect(looks).toEqual([
      { round: 1, deck: 100, harbor: [] },
      { round: 1, deck: 99, harbor: ['sailor:3'] },
      { round: 1, deck: 99, harbor: [] },
    ])
  })
  it('is walked through turn by turn, and never beyond its ends', () => {
    const starts = turnStarts([entry(1, 'turn_began'), entry(2, 'card_revealed'), entry(3, 'turn_ended', 'turn_began'), entry(4), entry(5)])
    expect(starts).toEqual([0, 2])
    expect([turnFrom(starts, 0, 1, 4), turnFrom(starts, 2, 1, 4), turnFrom(starts, 4, -1, 4), turnFrom(starts, 2, -1, 4), turnFrom(starts, 0, -1, 4)]).toEqual([2, 4, 2, 0, 0])
  })
})

describe('a link to a moment', () => {
  it('tells move, eyes and whether all cards are open, and is read again as it was written', () => {
    for (const place of [{ move: 57, seat: 1, open: false }, { move: 0, seat: null, open: false }, { move: 3, seat: 0, open: true }]) {
      expect(placeIn(placeOut(place))).toEqual(place)
    }
    expect(placeOut({ move: 57, seat: 1, open: false })).toBe('#move=57&seat=1')
  })
  it('may say nothing, or nonsense', () => {
    for (const hash of ['', '#', '#move=x&seat=-1&open=yes', '#move=1e9']) expect(placeIn(hash)).toEqual({ move: null, seat: null, open: false })
  })
})

describe('keys', () => {
  it('step, go turn by turn, to the ends, and play', () => {
    const way = (key: string, shiftKey = false) => wayOf({ key, shiftKey })
    expect([way('ArrowLeft'), way('ArrowRight'), way('ArrowRight', true), way('Home'), way('End'), way(' '), way('x')]).toEqual(['back', 'on', 'turn-on', 'first', 'last', 'play', null])
  })
})

describe('a curve', () => {
  it('has a point for every moment: the last one not after it', () => {
    expect([0, 1, 4, 5, 99].map((move) => pointAt([0, 2, 5], move))).toEqual([0, 0, 1, 2, 2])
  })
})

describe('a file', () => {
  it('holds a record in its first line, or none', () => {
    expect(recordsIn('\ufeff{"format": 1}\n{"format": 2}\n')).toEqual([{ format: 1 }, { format: 2 }])
    expect(recordsIn(JSON.stringify({ format: 1, names: ['Ann'] }, null, 2))).toEqual([{ format: 1, names: ['Ann'] }])
    for (const text of ['', 'hello', '[1]', 'null', '3']) expect(recordsIn(text)).toEqual([])
  })
})
