// A beat as it is being shown: what every move is given, and how long each takes.
import type { Look } from '../../protocol/types'
import type { Beat } from '../beats'
import type { Flights } from '../flights'
import type { Spots } from '../spots'

export interface Showing {
  flights: Flights
  spots: Spots
  before: Look
  after: Look
  show: (look: Look) => void // what lies on the table now
}

export type BeatOf<Kind extends Beat['kind']> = Extract<Beat, { kind: Kind }>

/** Milliseconds at the usual pace. */
export const TIME = { draw: 420, flip: 260, repel: 480, coin: 360, gap: 55, allCoins: 600, bust: 900, fee: 480, stop: 240, hire: 420, expedition: 700, tax: 900, sweep: 520, fade: 160, tray: 240, hop: 220, wait: 420, lastHop: 420, stamp: 260, step: 200, aside: 520, event: 420, cube: 360, page: 620, stow: 420, look: 420 }
