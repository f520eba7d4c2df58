// What is shown now. The stage takes the session's updates one after another, lets what happened be seen and heard, and
// shows the look that belongs to it; the server's newest look is always the end of it. A press ends all motion at once.
import { flushSync } from 'svelte'
import { never } from '../closed'
import type { Change, Session } from '../connection/session.svelte'
import { isCalm, preferences } from '../kept/preferences.svelte'
import type { Entry, EventInfo, Look } from '../protocol/types'
import { hush, markTable, markTitle, notify } from './attention'
import { beatsOf, type Beat } from './beats'
import { atRest, between, follow, withoutOdds } from './follow'
import { momentsOf, type Moment } from './moments'
import { Presses } from './presses.svelte'
import { becameMyTurn, isJump, isMyTurn, MOST_WAITING, rateFor } from './queue'
import { sounds } from './sound'

/** What makes a beat visible: it calls `show` with each look on the way. */
export interface Player {
  play(beat: Beat, before: Look, after: Look, show: (look: Look) => void): Promise<void>
  fade(): void // what changed without motion
  pace(rate: number): void // of what runs and what comes
  finish(): void // at once, and tidy up
}

/** How long a moment is told, in milliseconds at the usual pace. */
export const HELD = 1200
/** Words can't be read as fast as motion is seen: however many moves wait, a moment is told so much faster at most. */
const HASTE = 1.35
/** Updates closer together than this belong to one flood. */
const FLOOD = 250

export class Stage {
  look: Look | null = $state.raw(null)
  busy: boolean = $state(false)
  number: number = $state(0) // of the last entry that has been shown
  fresh: string | null = $state(null) // where the card lies that was just revealed: "harbor-3", "ship", "expedition-1"
  drawing: boolean = $state(false) // a card is on its way, and the question was whether to draw it
  drum: Drum | null = $state.raw(null) // cards are turned over in a row
  moment: Moment | null = $state.raw(null) // what is told just now, in place of the question
  said: Entry[] = $state.raw([]) // what was shown last, to be read out once
  finished: boolean = $state(false) // over, and everything has been seen
  readonly presses = new Presses()

  readonly session: Session
  #player: Player | null = null
  #waiting: Change[] = []
  #run = 0 // counts up when what runs is not to go on
  #wake: (() => void) | null = null // ends what is waited for
  #unsaid: Entry[] = [] // that came and was not read out yet
  #flooded = 0 // until when updates are only shown, not played
  readonly #leave: (() => void)[] = []

  constructor(session: Session) {
    this.session = session
    this.look = session.look
    this.number = session.last
    this.finished = session.look?.phase === 'over'
    this.#leave.push(session.onUpdate((change) => this.#take(change)))
    if (typeof document === 'undefined') return
    this.#leave.push(sounds.listen())
    const seen = (): void => {
      if (document.hidden) this.skip()
      else hush()
    }
    document.addEventListener('visibilitychange', seen)
    for (const [what, listener] of this.#presses) addEventListener(what, listener, true)
    addEventListener('resize', this.#resized)
    this.#leave.push(() => {
      document.removeEventListener('visibilitychange', seen)
      for (const [what, listener] of this.#presses) removeEventListener(what, listener, true)
      removeEventListener('resize', this.#resized)
      this.presses.stop()
      markTitle(false)
      hush()
    })
    this.#tellTurn(null, this.look)
  }

  /** Of motion: the preference; 0 is at once. */
  get speed(): number {
    return preferences.speed
  }

  /** The layer that motion runs on, once there is one. */
  attach(player: Player): () => void {
    this.#player = player
    return () => {
      this.skip()
      if (this.#player === player) this.#player = null
    }
  }

  /** Ends all motion and shows the newest look. */
  skip(): void {
    if (!this.busy && this.#waiting.length === 0) return
    this.#run += 1
    this.#waiting = []
    this.#end()
    this.#show(this.session.look)
  }

  /** Nothing moves any more, and nothing is told. */
  #end(): void {
    this.#player?.finish()
    this.#wake?.()
    this.moment = null
    this.drawing = false
    this.busy = false
  }

  stop(): void {
    this.skip()
    this.#run += 1
    for (const leave of this.#leave.splice(0)) leave()
  }

  // --- Updates ---

  #take(change: Change): void {
    if (!change.first) this.#unsaid.push(...change.entries)
    if (change.after === null) {
      this.number = this.session.last
      return
    }
    if (change.after === change.before) {
      // Something was said or somebody came: nothing moves, but the order of the story holds.
      if (this.busy) this.#waiting.push(change)
      else this.#note(change)
      return
    }
    const around = { hidden: document.hidden, speed: this.speed, mounted: this.#player !== null }
    if (isJump(change, around) || this.#isFlood()) {
      const calm = !change.first && !document.hidden
      this.#waiting = []
      this.#run += 1
      this.#end()
      this.fresh = freshIn(beatsOf(change.entries), change.after)
      this.#show(this.session.look)
      if (calm) this.#player?.fade()
      return
    }
    this.#waiting.push(change)
    if (this.busy) this.#player?.pace(rateFor(this.#waiting.length, this.speed))
    else void this.#play()
  }

  /** More than one can follow: then everything is shown at once until it comes slower again. */
  #isFlood(): boolean {
    const now = performance.now()
    const flood = this.#waiting.length >= MOST_WAITING || now < this.#flooded
    if (flood) this.#flooded = now + FLOOD
    return flood
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.busy = true
    try {
      for (let change = this.#waiting.shift(); change; change = this.#waiting.shift()) {
        const mine = this.#question(change)
        for (const beat of beatsOf(change.entries)) {
          const before = this.look
          if (!before || !this.#player) break
          const after = beat.events.reduce(follow, before)
          const rate = rateFor(this.#waiting.length, this.speed)
          const moments = momentsOf(beat, { ...change, drawn: change.before?.drawn }, this.session.seats)
          const told = this.#tell(moments[0], rate)
          this.#player.pace(rate)
          this.drawing = reveals(beat)
          const show = (look: Look): void => {
            if (run !== this.#run) return
            this.fresh = freshIn([beat], after)
            this.drum = drumOf(beat, before, look, change)
            this.look = mine ? between(look, mine) : atRest(look)
            flushSync()
          }
          if (isCalm()) {
            show(after)
            soundOf(beat)
            this.#player.fade()
          } else await this.#player.play(beat, before, after, show)
          if (run !== this.#run) return
          // The odds were those of the card that has come.
          if (this.drawing && this.look) this.look = withoutOdds(this.look)
          this.drawing = false
          await told
          for (const moment of moments.slice(1)) if (run === this.#run) await this.#tell(moment, rate)
          if (run !== this.#run) return
          this.moment = null
        }
        this.#note(change)
        if (this.#waiting.length === 0 && change.after) this.#show(this.session.look)
        else if (change.after && change.after !== change.before) this.look = atRest(change.after)
      }
    } catch (error) {
      // Whatever broke, the table must be right.
      console.error(error)
    } finally {
      if (run === this.#run) {
        this.#end()
        if (this.look !== this.session.look) this.#show(this.session.look)
      }
    }
  }

  /** Tells a moment, and waits until it has been told. */
  async #tell(moment: Moment | undefined, rate: number): Promise<void> {
    if (!moment) return
    this.moment = moment
    await new Promise<void>((done) => {
      const timer = setTimeout(done, HELD / Math.min(rate, this.speed * HASTE))
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#wake = null
  }

  /** Where I decide before and after this, question and buttons need not go to sleep in between: until a card is turned
      over it is the old question, else already the new one. */
  #question({ entries, before, after }: Change): Look | null {
    if (!before || !after || before.actor !== after.actor || after.choices.length === 0) return null
    if (!isMyTurn(before, true) || this.#waiting.length > 0) return null
    const draws = entries.some((entry) => entry.events.some((event) => event.kind === 'card_revealed'))
    return draws ? before : after
  }

  #show(look: Look | null): void {
    const before = this.look
    this.look = look
    this.drum = null
    this.number = this.session.last
    this.#say()
    if (look && look.phase !== 'over' && look.harbor.length === 0 && !look.ship) this.fresh = null
    this.finished = look?.phase === 'over'
    this.#tellTurn(before, look)
  }

  /** An update has been seen. */
  #note(change: Change): void {
    const last = change.entries.at(-1)
    if (last && last.number > this.number) this.number = last.number
    this.#say()
  }

  /** What has been shown and not read out yet. */
  #say(): void {
    const shown = this.#unsaid.filter((entry) => entry.number <= this.number)
    if (shown.length === 0) return
    this.#unsaid = this.#unsaid.filter((entry) => entry.number > this.number)
    this.said = shown
  }

  // --- Whose turn it is ---

  #mine = false

  #tellTurn(before: Look | null, look: Look | null): void {
    const mine = isMyTurn(look, preferences.autoPass)
    if (!this.#mine && mine && becameMyTurn(this.#mine ? before : null, look, preferences.autoPass)) {
      if (before) sounds.play('your-turn')
      notify()
    }
    if (!mine) hush()
    this.#mine = mine
    markTitle(mine)
    const people = this.session.table?.seats.flatMap(({ kind, guest }) => (kind === 'person' ? [guest] : [])) ?? []
    markTable(this.session.code, mine && new Set(people).size > 1)
  }

  // --- Presses ---

  readonly #resized = (): void => this.skip()

  /** A press begins. One that ends what moves does nothing else: what it would do then nobody has seen. */
  #press(event: Event, byHand = true): void {
    if (!this.busy) return this.presses.begin(event.timeStamp, byHand)
    this.skip()
    flushSync()
    this.presses.waste()
  }

  // A click belongs to the press it ends. One that comes alone is by voice, switch or screen reader.
  readonly #presses: [string, (event: Event) => void][] = [
    ['pointerdown', (event) => this.#press(event)],
    ['keydown', (event) => this.#keyed(event as KeyboardEvent)],
    ['click', (event) => !this.presses.begun && this.#press(event, false)],
    ...['pointerup', 'pointercancel', 'keyup', 'click'].map((what): [string, () => void] => [what, () => setTimeout(() => this.presses.end())]),
  ]

  #keyed(event: KeyboardEvent): void {
    if (event.metaKey || event.ctrlKey || event.altKey || event.key === 'Tab' || event.key === 'Shift') return
    const target = event.target as HTMLElement | null
    if (target?.closest?.('input, textarea, [contenteditable]')) return
    if (event.repeat) this.presses.waste()
    else this.#press(event)
  }
}

/** Where the card lies that these beats revealed, if it lies on the table. */
export function freshIn(beats: readonly Beat[], look: Look): string | null {
  const beat = beats.findLast((one) => one.kind === 'draw' || one.kind === 'keep')
  if (!beat || (beat.kind !== 'draw' && beat.kind !== 'keep')) return null
  if (look.ship === beat.card) return 'ship'
  const at = look.harbor.lastIndexOf(beat.card)
  if (at >= 0 && at === look.harbor.length - 1) return `harbor-${at}`
  const claim = look.expeditions.lastIndexOf(beat.card)
  return claim >= 0 ? `expedition-${claim}` : null
}

/** Cards are turned over in a row: whose, how many are left, and how likely these do not bust, where that is told. */
export interface Drum {
  seat: number
  left: number
  safe: number | null
}

/** How far four cards in a row have been turned over, if that is what is seen. */
function drumOf(beat: Beat, before: Look, now: Look, { entries }: Change): Drum | null {
  if (beat.kind !== 'four') return null
  const seen = Math.min(now.drawn - before.drawn, beat.turned.length)
  const safe = entries.find((entry) => entry.events.includes(beat.events[0] as EventInfo))?.safe[seen]
  return { seat: beat.seat, left: Math.max(0, beat.turned.length - seen), safe: safe ?? null }
}

/** Does a card come that the odds were about? */
function reveals({ kind }: Beat): boolean {
  return kind === 'draw' || kind === 'four' || kind === 'tax'
}

/** What a beat sounds like where nothing moves. */
export function soundOf(beat: Beat): void {
  switch (beat.kind) {
    case 'draw':
      return sounds.play('draw')
    case 'four':
      return sounds.play('roll')
    case 'keep':
    case 'repel':
    case 'bust':
    case 'tax':
    case 'stop':
    case 'hire':
    case 'fee':
    case 'expedition':
      return sounds.play(beat.kind)
    case 'trade':
    case 'gift':
    case 'coins':
      return sounds.play('coin')
    case 'decline':
      return sounds.play('refuse')
    case 'step':
      return sounds.play('step')
    case 'seal':
      return sounds.play('stamp')
    case 'aside':
      return sounds.play('slide')
    case 'event':
      return sounds.play('drum')
    case 'month':
      return sounds.play('month')
    case 'story':
      return sounds.play('page')
    case 'mission':
      return sounds.play(beat.step === null ? 'mission' : 'step')
    case 'cube':
    case 'crowns':
      return sounds.play('crown')
    case 'stow':
      return sounds.play('tuck')
    case 'character':
      return sounds.play('hire')
    case 'look':
    case 'put_back':
      return sounds.play('slide')
    case 'shuffle':
    case 'turn':
    case 'end':
    case 'still':
      return
    default:
      return never(beat)
  }
}
