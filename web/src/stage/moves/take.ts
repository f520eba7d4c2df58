// A card is taken out of the harbor: a ship is traded for coins, and perhaps kept under a person; a person is hired.
import type { Look } from '../../protocol/types'
import { keeperOf } from '../../table/tucked'
import { boxOf, EASE, faceOf, type Box } from '../flights'
import { follow } from '../follow'
import { sounds } from '../sound'
import { boxIf } from '../spots'
import { copyOf, shift, type Copy } from './cards'
import { gain, spend } from './coins'
import { TIME, type BeatOf, type Showing } from './showing'

export async function trade(showing: Showing, beat: BeatOf<'trade'>): Promise<void> {
  const copy = taken(showing, beat.card)
  const traded = beat.events.filter((event) => event.kind !== 'coins_gained').reduce(follow, showing.before)
  shift(showing, traded)
  const leaves = copy && (beat.tucked ? tuckUnder(showing, copy, beat.seat, traded) : sailAway(showing, copy))
  await Promise.all([leaves, gain({ ...showing, before: traded }, beat.seat, beat.gained)])
}

export async function hire(showing: Showing, beat: BeatOf<'hire'>): Promise<void> {
  const copy = taken(showing, beat.card)
  const hired = beat.events.slice(0, 1).reduce(follow, showing.before)
  shift(showing, hired)
  sounds.play('hire')
  const index = (hired.players[beat.seat]?.display.length ?? 1) - 1
  const slot = showing.spots.display(beat.seat, index)
  await Promise.all([copy && slot && joinCrew(showing, copy, slot, beat.card), spend({ ...showing, before: hired }, beat.seat, beat.spent)])
  showing.show(showing.after)
}

/** A copy of the card as it still lies in the harbor. */
export function taken(showing: Showing, card: string): Copy | null {
  const element = showing.spots.cardAt(`harbor-${showing.before.harbor.indexOf(card)}`)
  return element && copyOf(showing, element, card)
}

export async function sailAway({ flights, spots }: Showing, { flight, box }: Copy): Promise<void> {
  const to = spots.pile('discard', box) ?? box
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, box), opacity: 1 },
      { transform: flights.over(flight, { ...box, y: box.y - 14 }, '', 1.03), opacity: 1, offset: 0.25 },
      { transform: flights.over(flight, to, 'rotate(3deg)'), opacity: 1, offset: 0.92 },
      { transform: flights.over(flight, to, 'rotate(3deg)'), opacity: 0 },
    ],
    TIME.hire,
    { easing: EASE.out },
  )
  flights.land(flight)
}

/** It turns sideways and slides under its person from below; in somebody's panel it just goes there. */
async function tuckUnder({ flights, spots }: Showing, { flight, box }: Copy, seat: number, look: Look): Promise<void> {
  const player = look.players[seat]
  const ships = player?.holds.tucked ?? []
  const slip = spots.cardAt(`tucked-${seat}-${ships.length - 1}`)
  const person = spots.display(seat, player ? keeperOf(player.display, ships.at(-1) ?? '') : 0)
  const at = boxIf(slip ?? person) ?? box
  const to = { ...at, w: Math.min(at.h * 2, box.w) }
  const unhide = flights.hide(slip)
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, box), opacity: 1 },
      { transform: flights.over(flight, { ...to, y: to.y + 30, w: Math.max(to.w, 24) }, 'rotate(90deg)'), opacity: 1, offset: 0.7 },
      { transform: flights.over(flight, { ...to, w: Math.max(to.w, 20) }, 'rotate(90deg)'), opacity: 0.2 },
    ],
    TIME.hire,
    { easing: EASE.out },
  )
  sounds.play('tuck')
  unhide()
  flights.land(flight)
}

/** Into somebody's panel a person goes small; beside my own it takes its place with its crew face. */
async function joinCrew({ flights }: Showing, { flight, box }: Copy, slot: HTMLElement, card: string): Promise<void> {
  const own = slot.dataset.cardAt !== undefined
  const unhide = own ? flights.hide(slot) : () => undefined
  const whole = boxOf(slot)
  const to: Box = own ? whole : { ...whole, w: Math.min(44, whole.w), h: 44 }
  const crew = faceOf(own ? slot : null, card, 'c')
  crew.classList.add('above')
  flight.node.append(crew)
  flights.move(crew, [{ opacity: 0 }, { opacity: 1 }], 200, { delay: TIME.hire * 0.35 }).catch(() => undefined)
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, box), opacity: 1 },
      { transform: flights.over(flight, to), opacity: 1, offset: own ? 0.999 : 0.85 },
      { transform: flights.over(flight, to), opacity: own ? 1 : 0 },
    ],
    TIME.hire,
    { easing: EASE.out },
  )
  unhide()
  flights.land(flight)
}
