// Makes beats visible: which move belongs to which beat. How each looks and sounds is in moves/; what flies is in flights.ts,
// from where to where is in spots.ts.
import { never } from '../closed'
import type { Look } from '../protocol/types'
import type { Beat } from './beats'
import { Flights, Stopped } from './flights'
import { bust } from './moves/bust'
import { fee, gain } from './moves/coins'
import { aside, decline, gift, seal, step } from './moves/contracts'
import { draw } from './moves/draw'
import { expedition } from './moves/expedition'
import { four } from './moves/four'
import { keep, repel } from './moves/ship'
import { TIME, type Showing } from './moves/showing'
import { hire, trade } from './moves/take'
import { tax } from './moves/tax'
import { shuffle, stop, turn } from './moves/turn'
import { Spots } from './spots'
import type { Player } from './stage.svelte'

export class Motion implements Player {
  readonly #flights: Flights
  readonly #spots: Spots

  constructor(layer: HTMLElement, root: ParentNode = document) {
    this.#flights = new Flights(layer)
    this.#spots = new Spots(root)
  }

  pace(rate: number): void {
    this.#flights.pace(rate)
  }

  finish(): void {
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
    try {
      await perform({ flights: this.#flights, spots: this.#spots, before, after, show }, beat)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      show(after)
    }
  }
}

async function perform(showing: Showing, beat: Beat): Promise<void> {
  switch (beat.kind) {
    case 'draw':
      return draw(showing, beat)
    case 'keep':
      return keep(showing)
    case 'repel':
      return repel(showing, beat)
    case 'bust':
      return bust(showing, beat)
    case 'four':
      return four(showing, beat)
    case 'tax':
      return tax(showing, beat)
    case 'stop':
      return stop(showing)
    case 'trade':
      return trade(showing, beat)
    case 'hire':
      return hire(showing, beat)
    case 'fee':
      return fee(showing, beat)
    case 'decline':
      return decline(showing, beat)
    case 'gift':
      return gift(showing, beat)
    case 'step':
      return step(showing, beat)
    case 'seal':
      return seal(showing, beat)
    case 'aside':
      return aside(showing)
    case 'coins':
      return gain(showing, beat.seat, beat.gained)
    case 'expedition':
      return expedition(showing, beat)
    case 'shuffle':
      return shuffle(showing)
    case 'turn':
      return turn(showing, beat)
    case 'end':
    case 'still':
      return showing.show(showing.after)
    default:
      return never(beat)
  }
}
