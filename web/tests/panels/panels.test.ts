import { describe, expect, it } from 'vitest'
import { resultOf, tallyOf } from '../../src/charts/tally'
import { askedIn } from '../../src/panels/asked'
import { clockText, leftAt } from '../../src/panels/clock'
import { deedOf } from '../../src/panels/deeds'
import { segmentsOf } from '../../src/panels/meter'
import { placeTip } from '../../src/panels/place'
import { RECIPES } from '../../src/stage/sound'
import { entry, moves } from '../stage/game'

describe('the odds meter', () => {
  const odds = { bust: 12, of: 64, chance: 12 / 64, kinds: {}, new_color: 0, affordable: 0 }
  it('shows busting ships by color, then those to repel, then the rest', () => {
    const colors = [
      { color: 'yellow', busts: 2, repelled: 3 },
      { color: 'black', busts: 10, repelled: 4 },
      { color: 'red', busts: 0, repelled: 0 },
    ]
    const found = segmentsOf({ ...odds, colors })
    expect(found.map(({ kind, color, count }) => [kind, color, count])).toEqual([
      ['busts', 'yellow', 2],
      ['busts', 'black', 10],
      ['repel', null, 7],
      ['safe', null, 45],
    ])
    expect(found.reduce((sum, segment) => sum + segment.share, 0)).toBeCloseTo(1)
  })
  it('shows one part at a table that tells only the percent', () => {
    expect(segmentsOf({ ...odds, colors: [] }).map((segment) => segment.kind)).toEqual(['any', 'safe'])
    expect(segmentsOf({ ...odds, bust: 0, of: 0, colors: [] })).toEqual([])
  })
})

describe('the clock', () => {
  const clock = { move: 45, bank: 120, since: 1000 }
  it('counts the move down, then the bank', () => {
    expect(leftAt(clock, 1000)).toEqual({ seconds: 45, banking: false, all: 165 })
    expect(leftAt(clock, 31_000)).toMatchObject({ seconds: 15, banking: false })
    expect(leftAt(clock, 56_000)).toMatchObject({ seconds: 110, banking: true })
    expect(leftAt(clock, 999_000)).toMatchObject({ seconds: 0, all: 0 })
  })
  it('reads like a clock', () => {
    expect([45, 125, 60, 9.2, 0].map(clockText)).toEqual(['0:45', '2:05', '1:00', '0:10', '0:00'])
  })
})

describe('the question to take back', () => {
  const asked = entry(5, 'undo_asked', { seat: 1 })
  it('is put to everybody else until it is answered', () => {
    expect(askedIn([entry(4, 'moved'), asked], [0])).toMatchObject({ seat: 1, state: 'ask' })
    expect(askedIn([asked], [1])).toMatchObject({ state: 'mine' })
    expect(askedIn([asked], [])).toMatchObject({ state: 'watching' })
    expect(askedIn([asked, entry(6, 'undo_agreed', { seat: 0 })], [0])).toMatchObject({ state: 'answered' })
    expect(askedIn([asked, entry(6, 'undo_agreed', { seat: 2 })], [0])).toMatchObject({ state: 'ask' })
    expect(askedIn([asked, entry(6, 'said', { seat: 2 })], [0])).toMatchObject({ state: 'ask' })
    for (const kind of ['undone', 'undo_refused', 'moved'] as const) expect(askedIn([asked, entry(6, kind)], [0])).toBeNull()
    expect(askedIn([], [0])).toBeNull()
  })
})

describe('actions', () => {
  it('are taken apart', () => {
    expect(deedOf('draw')).toEqual({ kind: 'draw', card: null, given: [] })
    expect(deedOf('take flute:1/2')).toEqual({ kind: 'take', card: 'flute:1/2', given: [] })
    expect(deedOf('claim expedition:hut+hut with settler:4 jack_of_all_trades:6')).toEqual({
      kind: 'claim',
      card: 'expedition:hut+hut',
      given: ['settler:4', 'jack_of_all_trades:6'],
    })
  })
})

describe('tips', () => {
  it('stay on the screen and beside their card wherever there is room', () => {
    for (const screen of [{ width: 360, height: 740 }, { width: 740, height: 360 }, { width: 1440, height: 900 }]) {
      const tip = { width: Math.min(400, screen.width - 16), height: 210 }
      for (let x = 0; x < screen.width - 60; x += 37) {
        for (let y = 0; y < screen.height - 80; y += 41) {
          const { left, top } = placeTip({ left: x, top: y, right: x + 60, bottom: y + 83 }, tip, screen)
          expect(left).toBeGreaterThanOrEqual(8)
          expect(top).toBeGreaterThanOrEqual(8)
          expect(left + tip.width).toBeLessThanOrEqual(screen.width - 8)
          expect(top + tip.height).toBeLessThanOrEqual(screen.height - 8)
        }
      }
    }
    expect(placeTip({ left: 600, top: 400, right: 700, bottom: 540 }, { width: 300, height: 200 }, { width: 1440, height: 900 }).top).toBe(186)
  })
})

describe('sounds', () => {
  it('are short, and none is loud', () => {
    for (const [name, recipe] of Object.entries(RECIPES)) {
      let end = 0
      let parts = 0
      const part =
        (most: number) =>
        (hertz: number, at: number, seconds: number, loud: number): void => {
          end = Math.max(end, at + seconds)
          parts += 1
          expect(loud, name).toBeLessThanOrEqual(most)
          expect(hertz, name).toBeGreaterThan(40)
        }
      recipe({ tone: part(1), noise: part(3) }, 3)
      expect(parts, name).toBeGreaterThan(0)
      expect(end, name).toBeLessThan(1.7)
    }
  })
})

describe('after the game', () => {
  it('counts busts, fees and the longest run', () => {
    const tally = tallyOf(moves.map(({ entry }) => entry), 3)
    const events = moves.flatMap(({ entry }) => entry.events)
    expect(tally.busts.reduce((sum, one) => sum + one, 0)).toBe(events.filter((one) => one.kind === 'harbor_busted').length)
    expect(tally.fees.reduce((sum, one) => sum + one, 0)).toBe(events.filter((one) => one.kind === 'fee_paid').length)
    expect(tally.longest?.cards).toBeGreaterThan(2)
    expect(tallyOf([], 2)).toEqual({ busts: [0, 0], fees: [0, 0], longest: null, runs: [0, 0] })
    expect(Math.max(...tally.runs)).toBe(tally.longest?.cards)
  })
  it('knows who won, also together', () => {
    const one = { seat: 1, place: 1, influence: 13, coins: 4, expeditions: 1, decided_by: null }
    const two = { ...one, seat: 0, place: 2, influence: 11, decided_by: 'influence' }
    expect(resultOf([one, two])).toEqual({ winners: [1], best: one, next: two })
    expect(resultOf([one, { ...one, seat: 2, decided_by: 'shared' }, { ...two, place: 3 }]).winners).toEqual([1, 2])
    expect(resultOf([])).toEqual({ winners: [], best: null, next: null })
  })
})
