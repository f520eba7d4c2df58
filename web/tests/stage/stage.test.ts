import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, Session } from '../../src/connection/session.svelte'
import { preferences } from '../../src/kept/preferences.svelte'
import type { Entry, Look } from '../../src/protocol/types'
import type { Beat } from '../../src/stage/beats'
import { HELD, Stage, type Player } from '../../src/stage/stage.svelte'
import { entry, event, lookOf } from './game'
import { choice } from '../choices'

/** A session that tells what the test says. */
class Told {
  look: Look | null = lookOf()
  entries: Entry[] = [entry(1, 'opened')]
  seats = [0]
  #listeners = new Set<(change: Change) => void>()
  get last(): number {
    return this.entries.at(-1)?.number ?? 0
  }
  onUpdate(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  get watched(): number {
    return this.#listeners.size
  }
  tell(entries: Entry[], after: Look | null, first = false): void {
    const before = this.look
    this.look = after
    this.entries = [...this.entries, ...entries]
    for (const listener of this.#listeners) listener({ entries, before, after, first })
  }
}

/** A player whose beats last until the test ends them. */
class Slow implements Player {
  beats: Beat[] = []
  rates: number[] = []
  finished = 0
  faded = 0
  #end: (() => void) | null = null
  async play(beat: Beat, _before: Look, after: Look, show: (look: Look) => void): Promise<void> {
    this.beats.push(beat)
    show(after)
    await new Promise<void>((end) => (this.#end = end))
  }
  fade(): void {
    this.faded += 1
  }
  pace(rate: number): void {
    this.rates.push(rate)
  }
  finish(): void {
    this.finished += 1
    this.end()
  }
  end(): void {
    const end = this.#end
    this.#end = null
    end?.()
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0))
const draw = choice('draw')
const drawn = (number: number, card: string, nth = number): Entry =>
  entry(number, 'moved', { seat: 1, action: 'draw', events: [event('card_revealed', 1, card, nth, 1)] })

let session: Told
let stage: Stage
let player: Slow

beforeEach(() => {
  preferences.speed = 1
  preferences.motion = 'full'
  session = new Told()
  stage = new Stage(session as unknown as Session)
  player = new Slow()
  stage.attach(player)
})
afterEach(() => {
  vi.useRealTimers()
  stage.stop()
})

describe('the stage', () => {
  it('shows what happened before it shows what is', async () => {
    const after = lookOf({ version: 1, harbor: ['sailor:3'], deck: 109, choices: [draw] })
    session.tell([drawn(2, 'sailor:3')], after)
    expect(stage.busy).toBe(true)
    expect(stage.look).not.toBe(after)
    expect(stage.look?.harbor).toEqual(['sailor:3'])
    expect(stage.look?.choices).toEqual([])
    expect(stage.number).toBe(1)
    expect(stage.fresh).toBe('harbor-0')
    player.end()
    await settled()
    expect(stage.look).toBe(after)
    expect(stage.busy).toBe(false)
    expect(stage.number).toBe(2)
    expect(stage.fresh).toBe('harbor-0')
  })

  it('plays updates one after another, faster when they queue up', async () => {
    session.tell([drawn(2, 'sailor:3')], lookOf({ version: 1, harbor: ['sailor:3'] }))
    const rate = player.rates.at(-1) ?? 0
    session.tell([drawn(3, 'captain:4')], lookOf({ version: 2, harbor: ['sailor:3', 'captain:4'] }))
    expect(player.rates.at(-1)).toBeGreaterThan(rate)
    expect(player.beats).toHaveLength(1)
    player.end()
    await settled()
    expect(player.beats).toHaveLength(2)
    expect(stage.busy).toBe(true)
    player.end()
    await settled()
    expect(stage.look).toBe(session.look)
  })

  it('jumps to the newest when too much is waiting, and goes on jumping while the flood lasts', async () => {
    for (let number = 2; number < 12; number += 1) session.tell([drawn(number, 'sailor:3')], lookOf({ version: number }))
    expect(stage.number).toBe(11)
    expect(stage.look).toBe(session.look)
    expect(stage.busy).toBe(false)
    await new Promise((done) => setTimeout(done, 300))
    session.tell([drawn(12, 'sailor:3')], lookOf({ version: 12 }))
    expect(stage.busy).toBe(true)
  })

  it('ends everything at a press, and shows the newest look', () => {
    const after = lookOf({ version: 1, harbor: ['sailor:3'] })
    session.tell([drawn(2, 'sailor:3')], after)
    window.dispatchEvent(new Event('click'))
    expect(stage.look).toBe(after)
    expect(stage.busy).toBe(false)
    expect(stage.number).toBe(2)
    expect(player.finished).toBeGreaterThan(0)
  })

  it('takes a press while something moves for the end of it and for nothing else, at any time', () => {
    for (const after of [20, 260, 320, 900]) {
      session.tell([drawn(stage.number + 1, 'sailor:3')], lookOf({ version: stage.number, harbor: ['sailor:3'] }))
      vi.spyOn(performance, 'now').mockReturnValue(after)
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      expect([stage.busy, stage.presses.begun, stage.presses.counts], String(after)).toEqual([false, true, false])
      stage.presses.end()
    }
    vi.restoreAllMocks()
  })

  it('tells presses by hand from those by voice: the latter come without a finger', async () => {
    const begin = vi.spyOn(stage.presses, 'begin')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(begin.mock.calls.map(([, byHand]) => byHand)).toEqual([true])
    for (const _ of 'ab') {
      await settled()
      document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    expect(begin.mock.calls.map(([, byHand]) => byHand)).toEqual([true, false, false])
  })

  it('does not count a key that is held down', () => {
    const waste = vi.spyOn(stage.presses, 'waste')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }))
    expect(waste).toHaveBeenCalledOnce()
  })

  const four = entry(2, 'moved', {
    seat: 1,
    action: 'gamble',
    events: [
      event('gambler_used', 1, null, 4, 1),
      ...['sailor:3', 'captain:4', 'priest:4', 'settler:4'].map((card, index) => event('card_revealed', 1, card, index + 1, 1)),
    ],
  })

  it('turns over four cards as one beat, and tells how many are left', async () => {
    session.tell([four], lookOf({ version: 1, drawn: 4, harbor: ['sailor:3', 'captain:4', 'priest:4', 'settler:4'] }))
    expect(player.beats.map(({ kind }) => kind)).toEqual(['four'])
    expect(stage.drum).toEqual({ seat: 1, left: 0, safe: null }) // this player shows the end at once
    player.end()
    await settled()
    expect([stage.drum, stage.busy]).toEqual([null, false])
  })

  it('goes on after a press with what comes next', async () => {
    session.tell([drawn(2, 'sailor:3')], lookOf({ version: 1, harbor: ['sailor:3'] }))
    stage.skip()
    await settled()
    session.tell([drawn(3, 'captain:4')], lookOf({ version: 2, harbor: ['sailor:3', 'captain:4'] }))
    expect(stage.busy).toBe(true)
    expect(stage.look?.harbor).toEqual(['sailor:3', 'captain:4'])
    player.end()
    await settled()
    expect(stage.look).toBe(session.look)
  })

  it('shows a take-back, a gap and speed "off" at once', () => {
    const one = lookOf({ version: 1 })
    session.tell([entry(2, 'undone', { seat: 0 })], one)
    expect(stage.look).toBe(one)
    const gap = lookOf({ version: 6 })
    session.tell([3, 4, 5, 6].map((number) => drawn(number, 'sailor:3')), gap)
    expect(stage.look).toBe(gap)
    preferences.speed = 0
    const off = lookOf({ version: 7, harbor: ['sailor:3'] })
    session.tell([drawn(7, 'sailor:3')], off)
    expect(stage.look).toBe(off)
    expect(stage.fresh).toBe('harbor-0')
    expect(player.beats).toEqual([])
    expect(player.faded).toBe(3)
  })

  it('with reduced motion lets nothing fly', async () => {
    preferences.motion = 'reduced'
    const after = lookOf({ version: 1, harbor: ['sailor:3'] })
    session.tell([drawn(2, 'sailor:3')], after)
    await settled()
    expect(player.beats).toEqual([])
    expect(player.faded).toBeGreaterThan(0)
    expect(stage.look).toBe(after)
  })

  it('keeps the question while my own card is on its way', async () => {
    session.look = lookOf({ choices: [draw], drawn: 1 })
    stage.stop()
    stage = new Stage(session as unknown as Session)
    stage.attach(player)
    const mine = { ...drawn(2, 'flute:1/1'), seat: 0, events: [event('card_revealed', 0, 'flute:1/1', 2, 1)] }
    session.tell([mine], lookOf({ version: 1, phase: 'repel', ship: 'flute:1/1', choices: [{ ...draw, action: 'repel', kind: 'repel' }] }))
    expect(stage.look?.phase).toBe('discover')
    expect(stage.look?.choices).toEqual([draw])
    expect(stage.look?.ship).toBe('flute:1/1')
    player.end()
    await settled()
    expect(stage.look?.phase).toBe('repel')
  })

  it('counts the chance along with each of the four', () => {
    let show: ((look: Look) => void) | null = null
    player.play = (_beat, before, _after, shows) => {
      show = shows
      shows(before)
      return new Promise(() => undefined)
    }
    session.tell([{ ...four, safe: [0.8, 0.7, 0, 0] }], lookOf({ version: 1, drawn: 4 }))
    const shown = (turned: number): unknown => {
      show?.(lookOf({ drawn: turned }))
      return stage.drum
    }
    expect([0, 1, 2].map(shown)).toEqual([
      { seat: 1, left: 4, safe: 0.8 },
      { seat: 1, left: 3, safe: 0.7 },
      { seat: 1, left: 2, safe: 0 },
    ])
  })

  it('survives a player that breaks', async () => {
    const complain = console.error
    console.error = () => undefined
    player.play = () => Promise.reject(new Error('broken'))
    const after = lookOf({ version: 1, harbor: ['sailor:3'] })
    session.tell([drawn(2, 'sailor:3')], after)
    await settled()
    console.error = complain
    expect(stage.look).toBe(after)
    expect(stage.busy).toBe(false)
  })

  const bust = entry(2, 'moved', {
    seat: 0,
    action: 'draw',
    safe: [0.92],
    events: [
      event('card_revealed', 0, 'flute:1/1', 6, 1),
      event('ship_kept', 0, 'flute:1/1', 1, 0),
      event('harbor_busted', 0, 'flute:1/1', 5),
      event('turn_ended', 0, null, 0),
      event('turn_began', 1, null, 0, 1),
    ],
  })
  const odds = { bust: 9, of: 110, chance: 0.08, colors: [], kinds: {}, new_color: 0, affordable: 0 }

  it('tells a bust for as long as it is held, and never asks what is no question any more', async () => {
    vi.useFakeTimers()
    session.look = lookOf({ choices: [draw], drawn: 5, odds, harbor: ['flute:1/2'] })
    stage.stop()
    stage = new Stage(session as unknown as Session)
    stage.attach(player)
    session.tell([bust], lookOf({ version: 1, active: 1, actor: 1 }))
    expect([stage.drawing, stage.moment, stage.look?.odds]).toEqual([true, null, odds])
    player.end()
    await vi.advanceTimersByTimeAsync(1)
    expect([stage.drawing, stage.look?.odds]).toEqual([false, null])
    expect(stage.moment).toMatchObject({ kind: 'bust', seat: 0, nth: 6 })
    player.end() // the motion is over before the words are
    await vi.advanceTimersByTimeAsync(HELD - 50)
    expect([stage.busy, stage.moment?.kind, player.beats.at(-1)?.kind]).toEqual([true, 'bust', 'bust'])
    await vi.advanceTimersByTimeAsync(100)
    expect([stage.moment, player.beats.at(-1)?.kind, stage.look?.actor, stage.look?.odds]).toEqual([null, 'turn', 1, null])
    player.end()
    await vi.advanceTimersByTimeAsync(1)
    expect([stage.busy, stage.look]).toEqual([false, session.look])
  })

  it('tells it long enough to be read, however many moves wait behind it', async () => {
    vi.useFakeTimers()
    stage.stop()
    stage = new Stage(session as unknown as Session)
    stage.attach(player)
    session.tell([bust], lookOf({ version: 1, active: 1, actor: 1 }))
    for (let version = 2; version < 5; version += 1) session.tell([drawn(version + 1, 'sailor:3')], lookOf({ version, active: 1, actor: 1 }))
    player.end()
    await vi.advanceTimersByTimeAsync(1)
    player.end()
    await vi.advanceTimersByTimeAsync(HELD * 0.7)
    expect(stage.moment?.kind).toBe('bust')
    stage.skip()
  })

  it('stops telling at any press', async () => {
    session.tell([bust], lookOf({ version: 1, active: 1, actor: 1 }))
    player.end()
    await settled()
    expect(stage.moment?.kind).toBe('bust')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
    await settled()
    expect([stage.moment, stage.busy, stage.look]).toEqual([null, false, session.look])
    expect(player.beats.map(({ kind }) => kind)).toEqual(['draw', 'bust'])
  })

  it('tells it without motion too', async () => {
    preferences.motion = 'reduced'
    session.tell([bust], lookOf({ version: 1, active: 1, actor: 1 }))
    await settled()
    expect([stage.moment?.kind, player.beats]).toEqual(['bust', []])
    stage.skip()
  })

  it('hands what was shown to be read out, once', async () => {
    session.tell([drawn(2, 'sailor:3')], lookOf({ version: 1 }))
    expect(stage.said).toEqual([])
    player.end()
    await settled()
    expect(stage.said.map(({ number }) => number)).toEqual([2])
    session.tell([drawn(3, 'sailor:3')], lookOf({ version: 2 }), true)
    expect(stage.said.map(({ number }) => number)).toEqual([2])
  })

  it('tells my turn in the title and takes it back', () => {
    document.title = 'Table'
    preferences.speed = 0
    session.tell([drawn(2, 'sailor:3')], lookOf({ version: 1, choices: [draw] }))
    expect(document.title).not.toBe('Table')
    session.tell([drawn(3, 'sailor:3')], lookOf({ version: 2 }))
    expect(document.title).toBe('Table')
  })

  it('leaves nothing behind', () => {
    stage.stop()
    expect(session.watched).toBe(0)
  })
})
