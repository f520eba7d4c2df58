// What was said with one press stands beside whoever said it, for a moment.
import type { Session } from '../connection/session.svelte'
import type { Reaction } from '../panels/reactions'

const MOMENT = 4500 // milliseconds

export class Reacted {
  now: Record<number, { number: number; reaction: Reaction }> = $state.raw({}) // by seat

  constructor(session: Session) {
    let seen = session.last
    $effect(() => {
      const fresh = session.entries.filter(({ number }) => number > seen)
      seen = session.last
      for (const { seat, reaction, number } of fresh) if (seat !== null && reaction) this.#show(seat, { number, reaction })
    })
  }

  #show(seat: number, one: { number: number; reaction: Reaction }): void {
    this.now = { ...this.now, [seat]: one }
    setTimeout(() => {
      if (this.now[seat]?.number === one.number) this.now = Object.fromEntries(Object.entries(this.now).filter(([at]) => Number(at) !== seat))
    }, MOMENT)
  }
}
