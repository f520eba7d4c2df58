// Somebody decides who is not there: since when one waits, and until when.
import type { Session } from '../connection/session.svelte'
import { clockText } from '../panels/clock'
import { t } from '../words'
import { nameAt, type Prompt } from './deeds'
import type { Stage } from '../stage/stage.svelte'

export class Away {
  #now = $state(performance.now())
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
