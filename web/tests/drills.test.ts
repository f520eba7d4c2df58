import { describe, expect, it } from 'vitest'
import { answered, waiting, type Progress } from '../src/drills/progress'

const DAY = 86_400_000
const NEW: Progress = { rating: 1200, streak: 0, best: 0, cards: {}, mistakes: [] }

describe('drills', () => {
  it('come back later each time they are right, and at once when they are wrong', () => {
    let mine = answered(NEW, 'a', 1200, true, 0)
    expect(mine.cards.a).toEqual({ box: 1, due: DAY })
    mine = answered(mine, 'a', 1200, true, DAY)
    expect(mine.cards.a).toEqual({ box: 2, due: 4 * DAY })
    mine = answered(mine, 'a', 1200, false, 4 * DAY)
    expect(mine.cards.a).toEqual({ box: 0, due: 4 * DAY })
  })

  it('rate the first answer alone, and more for what is harder', () => {
    const easy = answered(NEW, 'a', 800, true, 0).rating
    const hard = answered(NEW, 'a', 1600, true, 0).rating
    expect(hard).toBeGreaterThan(easy)
    expect(easy).toBeGreaterThan(1200)
    expect(answered(NEW, 'a', 1200, false, 0).rating).toBe(1184)
    expect(answered(answered(NEW, 'a', 1200, true, 0), 'a', 1200, false, 0).rating).toBe(1216)
  })

  it('count right answers in a row', () => {
    const two = answered(answered(NEW, 'a', 1200, true, 0), 'b', 1200, true, 0)
    expect([two.streak, two.best]).toEqual([2, 2])
    expect(answered(two, 'c', 1200, false, 0)).toMatchObject({ streak: 0, best: 2 })
  })

  it('wait in order: the longest due first, then those never seen', () => {
    const cards = { a: { box: 1, due: 5 }, b: { box: 0, due: 2 }, c: { box: 3, due: 100 } }
    expect(waiting(['a', 'b', 'c', 'd'], { ...NEW, cards }, 10)).toEqual(['b', 'a', 'd'])
  })
})
