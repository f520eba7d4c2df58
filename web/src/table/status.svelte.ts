// How the connection does. An answer that takes its time is told; one that comes at once is not.
import type { Session } from '../connection/session.svelte'

const LATE = 1200

export class Status {
  #late = $state(false)
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    $effect(() => {
      if (!session.unanswered) {
        this.#late = false
        return
      }
      const timer = setTimeout(() => (this.#late = true), LATE)
      return () => clearTimeout(timer)
    })
  }

  get now(): 'live' | 'reconnecting' | 'sending' {
    return this.#session.status !== 'live' ? 'reconnecting' : this.#late ? 'sending' : 'live'
  }
}
