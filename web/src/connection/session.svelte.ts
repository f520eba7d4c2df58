// One table, as this guest sees it, kept alive: it connects, says hello with the last entry it knows, receives exactly the
// gap, and comes back by itself for as long as it takes. What was said and not answered is said again, with the same id.
import { Unheard } from '../closed'
import { PROTOCOL } from '../protocol/types'
import type {
  Answer, AskHint, AskLeaving, Clock, Entry, Goodbye, HintInfo, LeavingInfo, Look, Problem, Said, TableInfo, Told, Update, Welcome,
} from '../protocol/types'
import { unheardIn } from './unheard'

export type Status = 'connecting' | 'live' | 'reconnecting' | 'replaced' | 'refused' | 'closed'

/** Something a guest says, without the id, which the session chooses. */
export type Saying = Said extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never

export interface Change {
  entries: Entry[] // new ones, in order
  before: Look | null
  after: Look | null
  first: boolean // the table as it was found on arrival
}

/** What a session needs of the world; tests hand in their own. */
export interface World {
  open(url: string): WebSocket
  later(call: () => void, milliseconds: number): unknown
  cancel(timer: unknown): void
  now(): number
  chance(): number
}

const BROWSER: World = {
  open: (url) => new WebSocket(url),
  later: (call, milliseconds) => setTimeout(call, milliseconds),
  cancel: (timer) => clearTimeout(timer as number),
  now: () => performance.now(),
  chance: () => Math.random(),
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const TOO_FAST_WAIT = 5_000
const PATIENCE_TO_OPEN = 10_000
const HEARTBEAT = 20_000 // without a word from the server, ask
const PATIENCE = 8_000 // for the answer to a ping

const CONNECTING = 0 // of a socket
const REPLACED = 4001
const TOO_FAST = 4008
const TOO_BIG = 1009
const UNPLAYABLE = 4005
const UNPLAYABLE_WAIT = 30_000 // a newer server may be on its way
/** Coming back would not help: wrong protocol, wrong token, no such table, removed. */
const FINAL: Record<number, string> = { 4000: 'protocol', 4003: 'wrong_token', 4004: 'no_such_table', 4009: 'removed' }

interface Waiting {
  message: Said & { id: string }
  sent: boolean // on the present socket
  answer: (answer: Answer) => void
  thought?: (told: HintInfo | LeavingInfo) => void // what the coach says comes later than an answer would
}

export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/socket`
}

/** Closes a socket, without the browser's complaint about one that is not open yet. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Session {
  readonly code: string
  status: Status = $state('connecting')
  goodbye: Goodbye | null = $state.raw(null)
  table: TableInfo | null = $state.raw(null)
  guest: number | null = $state(null)
  seats: number[] = $state.raw([])
  look: Look | null = $state.raw(null)
  entries: Entry[] = $state.raw([])
  clock: (Clock & { since: number }) | null = $state.raw(null) // since: by performance.now()
  missing: { botIn: (number | null)[]; since: number } | null = $state.raw(null) // seconds until a bot plays, by seat
  unanswered: number = $state(0) // requests on their way

  readonly #token: string | null
  readonly #world: World
  #socket: WebSocket | null = null
  #greeted = false // this socket has been welcomed
  #arrived = false // some socket has
  #attempt = 0
  #retry: unknown = null
  #beat: unknown = null
  #opening: unknown = null
  #asked = false // a ping is unanswered
  readonly #waiting = new Map<string, Waiting>()
  readonly #listeners = new Set<(change: Change) => void>()

  constructor(code: string, token: string | null, world: World = BROWSER) {
    this.code = code
    this.#token = token
    this.#world = world
  }

  /** Am I the one who opened this table? */
  get isHost(): boolean {
    return this.table !== null && this.guest !== null && this.table.host === this.guest
  }

  /** The number of the last entry seen. */
  get last(): number {
    return this.entries.length ? this.entries[this.entries.length - 1].number : 0
  }

  start(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#wake)
      window.addEventListener('pageshow', this.#wake)
      document.addEventListener('visibilitychange', this.#wake)
    }
    this.#connect()
  }

  stop(): void {
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#wake)
      window.removeEventListener('pageshow', this.#wake)
      document.removeEventListener('visibilitychange', this.#wake)
    }
    this.#end('closed')
  }

  /** This tab was replaced by another: take the table back. */
  takeOver(): void {
    if (this.status !== 'replaced') return
    this.goodbye = null
    this.#attempt = 0
    this.status = 'reconnecting'
    this.#connect()
  }

  /** Says it; the promise holds until the server has answered, however often the connection breaks. */
  say(message: Saying): Promise<Answer> {
    return new Promise((answer) => this.#send({ ...message, id: freshId() } as Said & { id: string }, { answer }))
  }

  /** Asks the coach about the decision at hand. */
  hint(refine = false): Promise<HintInfo | Problem> {
    return this.#ponder<HintInfo>({ type: 'ask_hint', id: freshId(), version: this.look?.version ?? 0, refine })
  }

  /** Asks the coach what each choice leaves to those who come after. */
  leaving(): Promise<LeavingInfo | Problem> {
    return this.#ponder<LeavingInfo>({ type: 'ask_leaving', id: freshId(), version: this.look?.version ?? 0 })
  }

  #ponder<Thought extends HintInfo | LeavingInfo>(message: AskHint | AskLeaving): Promise<Thought | Problem> {
    return new Promise((told) =>
      this.#send(message, {
        thought: (thought) => told(thought as Thought),
        answer: (answer) => {
          if (!answer.ok) told(answer.problem ?? { code: 'connection/strange', message: '', facts: {} })
        },
      }),
    )
  }

  /** Calls back with every change of the story, the first included; gives back how to stop it. */
  onUpdate(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  // --- The socket ---

  #connect(): void {
    this.#forgetTimers()
    this.#greeted = false
    this.#asked = false
    for (const waiting of this.#waiting.values()) waiting.sent = false
    let socket: WebSocket
    try {
      socket = this.#world.open(socketUrl())
    } catch {
      this.#again()
      return
    }
    this.#socket = socket
    // Some networks swallow the handshake without a word.
    this.#opening = this.#world.later(() => this.#drop(socket), PATIENCE_TO_OPEN)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: this.code, token: this.#token, since: this.last } satisfies Said),
      )
    }
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return
      this.#asked = false
      this.#rest()
      let told: Told
      try {
        told = JSON.parse(event.data as string) as Told
      } catch {
        this.#drop(socket)
        return
      }
      const word = unheardIn(told)
      if (word === null) this.#hear(told)
      else this.#outgrown(word)
    }
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#closed(event.code)
    }
  }

  /** Leaves a socket that seems dead and connects anew. */
  #drop(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    hangUp(socket)
    this.#closed(1006)
  }

  #closed(code: number): void {
    this.#socket = null
    this.#forgetTimers()
    if (code === REPLACED || (code !== 1006 && this.goodbye?.code === 'replaced')) {
      this.status = 'replaced'
      return
    }
    if (code in FINAL) {
      this.goodbye ??= { type: 'goodbye', code: FINAL[code], message: '' }
      this.#end('refused')
      return
    }
    if (code === UNPLAYABLE) {
      this.goodbye ??= { type: 'goodbye', code: 'unplayable', message: '' }
      this.status = 'refused'
      this.#answerAll({ code: 'connection/closed', message: 'The connection was closed.', facts: {} })
      this.#retry = this.#world.later(() => this.#connect(), UNPLAYABLE_WAIT)
      return
    }
    if (code === TOO_BIG) this.#answerAll({ code: 'connection/too_big', message: 'That was too long.', facts: {} })
    if (code === TOO_FAST) this.#attempt = Math.max(this.#attempt, 4)
    this.goodbye = null
    this.#again(code === TOO_FAST ? TOO_FAST_WAIT : 0)
  }

  #again(atLeast = 0): void {
    this.status = this.#arrived || this.#attempt > 0 ? 'reconnecting' : 'connecting'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempt, 10))
    this.#attempt += 1
    if (this.#attempt > 1) this.status = 'reconnecting'
    // Everybody comes back at once after a restart: spread them.
    this.#retry = this.#world.later(() => this.#connect(), Math.max(atLeast, wait * (0.6 + 0.8 * this.#world.chance())))
  }

  #end(status: 'refused' | 'closed'): void {
    const socket = this.#socket
    this.#socket = null
    this.#forgetTimers()
    this.status = status
    if (socket) hangUp(socket)
    this.#answerAll({ code: 'connection/closed', message: 'The connection was closed.', facts: {} })
  }

  /** The server speaks of what this page does not know: a wrong picture would be worse than none. */
  #outgrown(word: string): void {
    const { message } = new Unheard(word)
    console.error(message)
    this.goodbye = { type: 'goodbye', code: 'protocol', message }
    this.#end('refused')
  }

  #answerAll(problem: Problem): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    this.unanswered = 0
    for (const { message, answer } of all) answer({ type: 'answer', id: message.id, ok: false, number: null, problem })
  }

  // --- Heartbeat ---

  #rest(): void {
    this.#world.cancel(this.#beat)
    this.#beat = this.#world.later(() => this.#ask(PATIENCE), HEARTBEAT)
  }

  #ask(patience: number): void {
    const socket = this.#socket
    if (!socket || !this.#greeted) return
    this.#asked = true
    try {
      socket.send(JSON.stringify({ type: 'ping' } satisfies Said))
    } catch {
      // A dying socket tells by silence.
    }
    this.#world.cancel(this.#beat)
    this.#beat = this.#world.later(() => this.#asked && this.#drop(socket), patience)
  }

  /** The page is looked at again, or the network is back: find out now, not later. */
  readonly #wake = (): void => {
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return
    if (this.#socket && this.#greeted) this.#ask(PATIENCE / 2)
    else if (!this.#socket && this.#retry !== null) {
      this.#attempt = 0
      this.#connect()
    }
  }

  #forgetTimers(): void {
    for (const timer of [this.#retry, this.#beat, this.#opening]) this.#world.cancel(timer)
    this.#retry = this.#beat = this.#opening = null
  }

  // --- What is said ---

  #send(message: Said & { id: string }, answers: Pick<Waiting, 'answer' | 'thought'>): void {
    if (this.status === 'refused' || this.status === 'closed' || this.status === 'replaced') {
      const problem: Problem = { code: 'connection/closed', message: 'The connection was closed.', facts: {} }
      answers.answer({ type: 'answer', id: message.id, ok: false, number: null, problem })
      return
    }
    const waiting: Waiting = { message, sent: false, ...answers }
    this.#waiting.set(message.id, waiting)
    this.unanswered = this.#waiting.size
    this.#deliver(waiting)
  }

  #deliver(waiting: Waiting): void {
    if (!this.#socket || !this.#greeted || waiting.sent) return
    waiting.sent = true
    this.#socket.send(JSON.stringify(waiting.message))
  }

  // --- What is told ---

  #hear(told: Told): void {
    switch (told.type) {
      case 'welcome':
        return this.#welcomed(told)
      case 'update':
        return this.#updated(told)
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((seat, i) => ({ ...seat, connected: told.connected[i] ?? seat.connected }))
          this.table = { ...this.table, seats, watchers: told.watchers }
          this.missing = { botIn: told.bot_in, since: this.#world.now() }
        }
        return
      case 'answer': {
        const waiting = this.#waiting.get(told.id)
        if (!waiting || (waiting.thought && told.ok)) return // what the coach says follows its answer
        this.#answered(told.id)
        waiting.answer(told)
        return
      }
      case 'hint':
      case 'leaving': {
        const waiting = this.#waiting.get(told.id)
        this.#answered(told.id)
        waiting?.thought?.(told)
        return
      }
      case 'goodbye':
        this.goodbye = told
        return
      case 'pong':
        return
    }
  }

  #answered(id: string): void {
    this.#waiting.delete(id)
    this.unanswered = this.#waiting.size
  }

  #welcomed(told: Welcome): void {
    const first = !this.#arrived
    this.#world.cancel(this.#opening)
    this.#greeted = true
    this.#arrived = true
    this.#attempt = 0
    this.goodbye = null
    this.guest = told.guest
    this.seats = told.seats
    this.table = told.table
    const before = this.look
    this.look = told.look
    this.#tick(told.clock)
    const entries = this.#append(told.entries) ?? told.entries
    this.status = 'live'
    this.#tell({ entries, before, after: this.look, first })
    for (const waiting of this.#waiting.values()) this.#deliver(waiting)
  }

  #updated(told: Update): void {
    const entries = this.#append(told.entries)
    if (entries === null) {
      // Something between was lost: ask for exactly that.
      if (this.#socket) this.#drop(this.#socket)
      return
    }
    const before = this.look
    if (told.table) {
      this.table = told.table
      if (this.guest !== null) this.seats = told.table.seats.flatMap((seat, i) => (seat.guest === this.guest ? [i] : []))
    }
    if (told.look) {
      this.look = told.look
      this.#tick(told.clock)
    } else if (told.clock) this.#tick(told.clock)
    if (entries.length || told.look || told.table) this.#tell({ entries, before, after: this.look, first: false })
  }

  #tick(clock: Clock | null): void {
    this.clock = clock && { ...clock, since: this.#world.now() }
  }

  /** New entries after the last one; what came before is left out; null where there is a gap. */
  #append(entries: Entry[]): Entry[] | null {
    const fresh = entries.filter((entry) => entry.number > this.last)
    const gap = fresh.some((entry, i) => entry.number !== this.last + 1 + i)
    if (gap && this.entries.length > 0) return null
    if (fresh.length) this.entries = [...this.entries, ...fresh]
    return fresh
  }

  #tell(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change)
  }
}
