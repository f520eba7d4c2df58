// How much has been said that this person has not seen.
import type { Session } from '../connection/session.svelte'

export class Unread {
  #session: Session
  #seen: number = $state(0) // number of the last entry that was seen
  open: boolean = $state(false)

  constructor(session: Session) {
    this.#session = session
    this.#seen = session.last
  }

  get count(): number {
    if (this.open) return 0
    const mine = this.#session.seats
    return this.#session.entries.filter(
      (entry) => entry.kind === 'said' && entry.number > this.#seen && !(entry.seat !== null && mine.includes(entry.seat)),
    ).length
  }

  /** The chat is shown, or hidden again. */
  show(open: boolean): void {
    this.#seen = this.#session.last
    this.open = open
  }
}
