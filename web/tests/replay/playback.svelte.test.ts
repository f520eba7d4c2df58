import { describe, expect, it } from 'vitest'
import type { Replay } from '../../src/protocol/types'
import { Playback } from '../../src/replay/playback.svelte'

const entries = [0, 1, 2, 3, 4].map((at) => ({
  ...{ number: at + 1, kind: at ? 'moved' : 'started', at: 0, seat: 0, name: null, text: null, reaction: null, action: 'draw', by_bot: false, version: at, safe: [] },
  events: at % 2 === 0 ? [{ kind: 'turn_began', seat: 0, card: null, count: 0, detail: 0 }] : [],
}))
const told = (seat: number | null, mine: number[] = [0]): Replay =>
  ({
    table: { code: 'ABCDEF', seats: [{ kind: 'person', name: 'Ann', color: 0, bot: null, guest: 1, connected: false, held: true }] },
    over: true, seat, mine, eyes: [0, null], can_open: true, entries, hidden: null,
    looks: entries.map(({ version }) => ({ version, choices: [] })),
  }) as unknown as Replay

describe('a playback', () => {
  it('shows a moment with the log up to it', () => {
    const playback = new Playback(told(0), 2)
    expect([playback.at, playback.look?.version, playback.entries.length, playback.last]).toEqual([2, 2, 3, 3])
    playback.go(99)
    expect([playback.at, playback.entries.length]).toEqual([4, 5])
    playback.go(-3)
    expect([playback.at, playback.entries.length]).toEqual([0, 1])
  })
  it('tells one step on with what happened, and any other way as a jump', () => {
    const playback = new Playback(told(0), 0)
    const heard: [number, boolean][] = []
    playback.onUpdate(({ entries: some, first }) => heard.push([some.length, first]))
    playback.walk('on')
    playback.walk('turn-on')
    playback.walk('back')
    playback.walk('last')
    expect(heard).toEqual([[1, false], [1, false], [0, true], [0, true]].map(([count, first]) => [count, first]))
  })
  it('is mine only through my own eyes, and everybody sits there', () => {
    const playback = new Playback(told(null), 3)
    expect(playback.seats).toEqual([])
    playback.take(told(0))
    expect([playback.seats, playback.at, playback.table?.seats[0]?.connected, playback.table?.seats[0]?.held]).toEqual([[0], 3, true, false])
  })
  it('plays again from the beginning once it is through, and stops at the end', () => {
    const playback = new Playback(told(0), 4)
    playback.toggle()
    expect([playback.at, playback.playing]).toEqual([0, true])
    playback.go(4)
    expect(playback.playing).toBe(false)
  })
  it('says nothing to anybody', async () => {
    expect((await new Playback(told(0)).say()).ok).toBe(false)
  })
})
