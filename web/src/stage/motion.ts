// Makes beats visible. Which move belongs to which beat, and how each looks and sounds, is in moves/, which comes while one
// looks at the table for the first time; what flies is in flights.ts, from where to where is in spots.ts.
import { later } from '../parts/later'
import type { Look } from '../protocol/types'
import type { Beat } from './beats'
import { Flights, Stopped } from './flights'
import { TIME } from './moves/showing'
import { Spots } from './spots'
import type { Player } from './stage.svelte'

/** The moves; null: they can't be had now, so nothing moves. */
const moves = () => import('./moves/perform').then((known) => known ?? null, () => null)

export class Motion implements Player {
  readonly #flights: Flights
  readonly #spots: Spots
  #finished = 0 // how often all motion was ended

  constructor(layer: HTMLElement, root: ParentNode = document) {
    this.#flights = new Flights(layer)
    this.#spots = new Spots(root)
    later(() => void moves())
  }

  pace(rate: number): void {
    this.#flights.pace(rate)
  }

  finish(): void {
    this.#finished += 1
    this.#flights.finish()
  }

  get inTheAir(): number {
    return this.#flights.count
  }

  /** What changed without motion fades in. */
  fade(): void {
    for (const name of ['harbor', 'expeditions']) {
      this.#spots.spot(name)?.animate([{ opacity: 0.45 }, { opacity: 1 }], { duration: TIME.fade, easing: 'ease-out' })
    }
  }

  async play(beat: Beat, before: Look, after: Look, show: (look: Look) => void): Promise<void> {
    const begun = this.#finished
    try {
      const known = await moves()
      if (known && begun === this.#finished) await known.perform({ flights: this.#flights, spots: this.#spots, before, after, show }, beat)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      show(after)
    }
  }
}
