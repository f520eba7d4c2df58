import { describe, expect, it } from 'vitest'
import { withGame, type Finished, type Records } from '../src/kept/records'

const none: Records = { run: 0, influence: 0, streaks: {}, counted: [] }
const game = (more: Partial<Finished> = {}): Finished => ({ code: 'A', run: 5, influence: 10, bots: [], ...more })

describe('own records', () => {
  it('begin with the first game, which is none yet', () => {
    const { after, achieved } = withGame(none, game())
    expect(achieved).toEqual({ run: null, influence: null, streaks: [] })
    expect(after).toMatchObject({ run: 5, influence: 10, counted: ['A'] })
  })
  it('are told when they are beaten, not when they are matched', () => {
    const { after } = withGame(none, game())
    expect(withGame(after, game({ code: 'B' })).achieved).toMatchObject({ run: null, influence: null })
    expect(withGame(after, game({ code: 'B', run: 6 })).achieved).toMatchObject({ run: 6, influence: null })
    expect(withGame(after, game({ code: 'B', influence: 12, run: 2 })).after).toMatchObject({ run: 5, influence: 12 })
  })
  it('count games in a row before each bot, and begin anew behind one of its kind', () => {
    const win = game({ bots: [{ bot: 'bosun', ahead: true }, { bot: 'deckhand', ahead: false }] })
    const once = withGame(none, win)
    expect(once.achieved.streaks).toEqual([])
    const twice = withGame(once.after, win)
    expect(twice.achieved.streaks).toEqual([{ bot: 'bosun', count: 2 }])
    const lost = withGame(twice.after, game({ bots: [{ bot: 'bosun', ahead: true }, { bot: 'bosun', ahead: false }] }))
    expect([lost.achieved.streaks, lost.after.streaks]).toEqual([[], { bosun: 0, deckhand: 0 }])
  })
})
