// Somebody decides who is not there: until when one waits, and a bot that plays for them until they are back.
import type { Session } from '../connection/session.svelte'
import { clockText } from '../panels/clock'
import { tellProblem } from '../panels/notices.svelte'
import { t } from '../words'
import { nameAt, type Prompt } from './deeds'
import type { Stage } from '../stage/stage.svelte'

export class Away {
  #now = $state(performance.now())
  #asked: number | null = $state(null) // the version of the game in which a bot was asked for
  readonly #session: Session
  readonly #stage: Stage

  constructor(session: Session, stage: Stage) {
    this.#session = session
    this.#stage = stage
    $effect(() => {
      if (this.seat === null) return
      this.#now = performance.now()
      const ticking = setInterval(() => (this.#now = performance.now()), 500)
      return () => clearInterval(ticking)
    })
  }

  /** The seat that decides, if its player is away and no bot plays for them yet. */
  get seat(): number | null {
    const look = this.#stage.look
    if (!look || look.phase === 'over' || this.#stage.busy || this.#session.seats.includes(look.actor)) return null
    const place = this.#session.table?.seats[look.actor]
    return place?.kind === 'person' && !place.connected && !place.held ? look.actor : null
  }

  /** The others may ask for a bot; once they have, the log says so. */
  get offers(): boolean {
    return this.seat !== null && this.#session.seats.length > 0 && this.#asked !== this.#stage.look?.version
  }

  /** Nobody else is there to be asked. */
  get decidesAlone(): boolean {
    const { table, guest } = this.#session
    return !table?.seats.some((place) => place.kind === 'person' && place.connected && place.guest !== guest)
  }

  async vote(seat: number): Promise<void> {
    const version = this.#stage.look?.version ?? null
    const answer = await this.#session.say({ type: 'vote', seat })
    if (answer.ok) this.#asked = version
    else tellProblem(answer.problem)
  }

  get prompt(): Prompt | null {
    const look = this.#stage.look
    if (!look || this.seat === null) return null
    const { missing } = this.#session
    const told = missing?.botIn[this.seat] ?? null
    const left = told === null || !missing ? null : Math.max(0, told - (this.#now - missing.since) / 1000)
    return {
      title: t('moment-away', { name: nameAt(look, this.seat) }),
      text: left === null ? t('moment-away-waits') : t('moment-away-bot', { time: clockText(left) }),
      mine: false,
    }
  }
}
