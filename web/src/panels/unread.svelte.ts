// How much has been said that this person has not seen.
import type { Session } from '../connection/session.svelte'
import { readKept, writeKept } from '../kept/store'

const MOST = 24 // tables remembered

export class Unread {
  #session: Session
  #seen: number = $state(0) // number of the last entry that was seen
  open: boolean = $state(false)

  constructor(session: Session) {
    this.#session = session
    this.#seen = readKept<Record<string, number>>('read', {})[session.code] ?? session.last
  }

  get count(): number {
    if (this.open) return 0
    const mine = this.#session.seats
    return this.#session.entries.filter(
      (entry) => entry.kind === 'said' && !entry.reaction && entry.number > this.#seen && !(entry.seat !== null && mine.includes(entry.seat)),
    ).length
  }

  /** The chat is shown, or hidden again. */
  show(open: boolean): void {
    if (open || this.open) this.#seen = this.#session.last
    this.open = open
    const others = Object.entries(readKept<Record<string, number>>('read', {})).filter(([code]) => code !== this.#session.code)
    writeKept('read', Object.fromEntries([...others.slice(1 - MOST), [this.#session.code, this.#seen]]))
  }
}
