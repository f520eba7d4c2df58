import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, Session } from '../../src/connection/session.svelte'
import { preferences } from '../../src/kept/preferences.svelte'
import type { Choice, Entry, Look } from '../../src/protocol/types'
import type { Beat } from '../../src/stage/beats'
import { Stage, type Player } from '../../src/stage/stage.svelte'
import { entry, event, lookOf } from './game'

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
const draw: Choice = { action: 'draw', kind: 'draw', card: null, given: [], gain: 0, price: 0, fee: 0, busts: false }
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
afterEach(() => stage.stop())

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

  it('takes the second half of a double press for the end of the motion, and a later press for a press', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    let reached = 0
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', () => (reached += 1))
    const press = (): void => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    session.tell([drawn(2, 'sailor:3')], lookOf({ version: 1, harbor: ['sailor:3'] }))
    now.mockReturnValue(1100)
    press()
    expect([reached, stage.busy]).toEqual([0, false])
    press() // nothing moves any more: this one is meant
    expect(reached).toBe(1)
    session.tell([drawn(3, 'captain:4')], lookOf({ version: 2, harbor: ['sailor:3', 'captain:4'] }))
    now.mockReturnValue(1100 + 400)
    press()
    expect([reached, stage.busy]).toEqual([2, false])
    now.mockRestore()
    button.remove()
  })

  it('does the same for a key', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    let reached = 0
    const heard = (): void => void (reached += 1)
    document.addEventListener('keydown', heard)
    const press = (): void => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }))
    session.tell([drawn(2, 'sailor:3')], lookOf({ version: 1, harbor: ['sailor:3'] }))
    now.mockReturnValue(1100)
    press()
    expect([reached, stage.busy]).toEqual([0, false])
    press()
    expect(reached).toBe(1)
    now.mockRestore()
    document.removeEventListener('keydown', heard)
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
    expect(stage.drum).toEqual({ seat: 1, left: 0 }) // this player shows the end at once
    player.end()
    await settled()
    expect([stage.drum, stage.busy]).toEqual([null, false])
  })

  it('takes any press during the drum roll for "show all" and for nothing else', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    let reached = 0
    const heard = (): void => void (reached += 1)
    document.addEventListener('keydown', heard)
    const after = lookOf({ version: 1, drawn: 4 })
    session.tell([four], after)
    now.mockReturnValue(5000)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }))
    expect([reached, stage.busy, stage.drum, stage.look === after]).toEqual([0, false, null, true])
    now.mockRestore()
    document.removeEventListener('keydown', heard)
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

  it('remembers how likely a bust was', () => {
    const odds = { bust: 12, of: 64, chance: 0.1875, colors: [], kinds: {}, new_color: 0, affordable: 0 }
    session.look = lookOf({ odds })
    const bust = entry(2, 'moved', { seat: 1, events: [event('card_revealed', 1, 'flute:1/1', 3, 1), event('harbor_busted', 1, 'flute:1/1', 2)] })
    session.tell([bust], lookOf({ version: 1 }))
    expect(stage.chances.get(2)).toBe(0.1875)
  })

  it('remembers how likely it was to bust with four', () => {
    session.look = lookOf({ gamble: 0.4, odds: { bust: 12, of: 64, chance: 0.1875, colors: [], kinds: {}, new_color: 0, affordable: 0 } })
    const bust = entry(2, 'moved', { seat: 1, action: 'gamble', events: [event('gambler_used', 1, null, 4, 1), event('harbor_busted', 1, 'flute:1/1', 2)] })
    session.tell([bust], lookOf({ version: 1 }))
    expect(stage.chances.get(2)).toBeCloseTo(0.6)
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
