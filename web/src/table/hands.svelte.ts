// Pass and play: whose hands the device is in. Made with the table page, whose life it shares.
import type { Session } from '../connection/session.svelte'
import { preferences } from '../kept/preferences.svelte'
import type { Stage } from '../stage/stage.svelte'

export class Hands {
  coming: number | null = $state(null) // the seat it is handed to just now
  #last: number | null = null

  constructor(session: Session, stage: Stage) {
    $effect(() => {
      const look = stage.look
      if (!look || session.seats.length < 2 || look.seat === null || look.choices.length === 0) return
      if (preferences.autoPass && look.choices.every((choice) => choice.kind === 'pass')) return
      if (this.#last !== look.seat) this.coming = look.seat
      this.#last = look.seat
    })
  }

  readonly taken = (): void => {
    this.coming = null
  }
}
