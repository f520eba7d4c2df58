// A game told again, as a session that nobody is at: the parts of the table show it as they show a live one. It says
// nothing to anybody, so nothing that is pressed here can act.
import { Session, type Change } from '../connection/session.svelte'
import type { Answer, Entry, Look, Replay } from '../protocol/types'
import { turnFrom, turnStarts, wholeLooks, type Way } from './moments'

export const SPEEDS = [0.5, 1, 2, 4] as const
const STEP = 1400 // milliseconds from one action to the next, at the usual speed
const QUICK = 2 // from this speed on nothing moves: there would be no time

export class Playback extends Session {
  at: number = $state(0) // entries shown; as many actions were played
  playing: boolean = $state(false)
  speed: number = $state(1)
  replay: Replay = $state.raw(null as unknown as Replay)

  #looks: Look[] = []
  #all: Entry[] = []
  #starts: number[] = []
  readonly #heard = new Set<(change: Change) => void>()

  constructor(replay: Replay, at: number | null = null) {
    super(replay.table.code, null)
    this.take(replay, at ?? replay.entries.length - 1)
  }

  /** The same game through other eyes, at the same moment. */
  take(replay: Replay, at: number = this.at): void {
    this.replay = replay
    this.table = { ...replay.table, seats: replay.table.seats.map((seat) => ({ ...seat, connected: true, held: false })) }
    this.seats = replay.seat !== null && replay.mine.includes(replay.seat) ? [replay.seat] : []
    this.#looks = wholeLooks(replay.looks)
    this.#all = replay.entries
    this.#starts = turnStarts(replay.entries)
    this.#show(at, false)
  }

  override get last(): number {
    return this.entries.at(-1)?.number ?? 0
  }

  get end(): number {
    return this.#all.length - 1
  }

  get starts(): readonly number[] {
    return this.#starts
  }

  /** The entry that led to what is shown. */
  get entry(): Entry | undefined {
    return this.#all[this.at]
  }

  lookAt(at: number): Look | undefined {
    return this.#looks[at]
  }

  /** Shows a moment; the next one with its motion. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.end, Math.round(to)))
    if (at !== this.at) this.#show(at, at === this.at + 1 && this.speed < QUICK)
    if (this.at >= this.end) this.playing = false
  }

  walk(way: Way): void {
    if (way === 'play') return this.toggle()
    this.playing = false
    if (way === 'back') this.go(this.at - 1)
    else if (way === 'on') this.go(this.at + 1)
    else if (way === 'first') this.go(0)
    else if (way === 'last') this.go(this.end)
    else this.go(turnFrom(this.#starts, this.at, way === 'turn-on' ? 1 : -1, this.end))
  }

  /** Plays on by itself, from the beginning again once it is through. */
  toggle(): void {
    if (!this.playing && this.at >= this.end) this.go(0)
    this.playing = !this.playing && this.end > 0
  }

  /** The pause until the next step. */
  get pause(): number {
    return STEP / this.speed
  }

  #show(at: number, moves: boolean): void {
    const before = this.look
    this.at = Math.max(0, Math.min(this.end, at))
    this.entries = this.#all.slice(0, this.at + 1)
    this.look = this.#looks[this.at] ?? null
    const change = { entries: moves ? this.entries.slice(-1) : [], before, after: this.look, first: !moves }
    for (const listener of this.#heard) listener(change)
  }

  // --- A session without a server ---

  override start(): void {
    // Nobody to connect to.
  }

  override say(): Promise<Answer> {
    const problem = { code: 'connection/closed', message: '', facts: {} }
    return Promise.resolve({ type: 'answer', id: '', ok: false, number: null, problem })
  }

  override onUpdate(listener: (change: Change) => void): () => void {
    this.#heard.add(listener)
    return () => this.#heard.delete(listener)
  }
}
