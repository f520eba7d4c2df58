// Contracts: a seal drops on its paper, coins are let go or given away, a card of the time deck is set aside.
import { backOf, coinOf, drawing, EASE } from '../flights'
import { follow } from '../follow'
import { sounds } from '../sound'
import { shift } from './cards'
import { gain } from './coins'
import { TIME, type BeatOf, type Showing } from './showing'
import { sailAway, taken } from './take'

const SEAL = 34

/** The seal drops on the contract, then its coins come. */
export async function seal(showing: Showing, beat: BeatOf<'seal'>): Promise<void> {
  const sealed = beat.events.filter((event) => event.kind !== 'coins_gained').reduce(follow, showing.before)
  await drop(showing, beat.seat, beat.contract, TIME.stamp)
  sounds.play('stamp')
  showing.show(sealed)
  if (beat.gained > 0) await gain({ ...showing, before: sealed }, beat.seat, beat.gained)
  showing.show(showing.after)
}

export async function step(showing: Showing, beat: BeatOf<'step'>): Promise<void> {
  await drop(showing, beat.seat, beat.contract, TIME.step)
  sounds.play('step')
  showing.show(showing.after)
}

async function drop({ flights, spots }: Showing, seat: number, contract: string, time: number): Promise<void> {
  const paper = spots.box(`contract-${contract}`)
  if (!paper) return
  const flight = flights.launch({ w: SEAL, h: SEAL }, `seal seal-${seat + 1}`, drawing(`seal-${seat + 1}`, '0 0 24 24'))
  const at = { ...paper, w: SEAL, h: SEAL }
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, { ...at, y: at.y - 24 }, 'rotate(-6deg)', 1.6), opacity: 0 },
      { transform: flights.over(flight, at, 'rotate(8deg)'), opacity: 1 },
    ],
    time,
    { easing: EASE.settle },
  )
  flights.land(flight)
}

/** The ship sails away; its coins rise, tip over and are gone. */
export async function decline(showing: Showing, beat: BeatOf<'decline'>): Promise<void> {
  const copy = taken(showing, beat.card)
  const box = copy?.box
  shift(showing, showing.after)
  sounds.play('refuse')
  if (!copy || !box) return
  const { flights } = showing
  const flight = flights.launch({ w: 30, h: 30 }, 'coin', coinOf())
  const at = { ...box, w: 30, h: 30 }
  const coins = flights.move(
    flight.node,
    [
      { transform: flights.over(flight, at), opacity: 1 },
      { transform: flights.over(flight, { ...at, y: at.y - 20 }, 'rotate(20deg)'), opacity: 1, offset: 0.45 },
      { transform: flights.over(flight, { ...at, y: at.y + 40 }, 'rotate(150deg)'), opacity: 0 },
    ],
    TIME.fee,
    { easing: EASE.swell },
  )
  await Promise.all([sailAway(showing, copy), coins])
  flights.land(flight)
}

/** A coin for somebody else. */
export async function gift(showing: Showing, beat: BeatOf<'gift'>): Promise<void> {
  await gain(showing, beat.to, beat.count)
  showing.show(showing.after)
}

/** A card of the time deck goes face down to the score. */
export async function aside({ flights, spots, after, show }: Showing): Promise<void> {
  const size = { w: 50, h: 70 }
  const [from, to] = [spots.pile('time', size), spots.pile('score', size)]
  sounds.play('slide')
  if (!from || !to) return show(after)
  const flight = flights.launch(size, 'lying', backOf())
  await flights.move(flight.node, [{ transform: flights.over(flight, from) }, { transform: flights.over(flight, to), opacity: 0.4 }], TIME.aside, { easing: EASE.swell })
  flights.land(flight)
  show(after)
}
