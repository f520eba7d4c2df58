// A card is drawn: it leaves the deck, is turned over in the air, and lies where it belongs.
import type { Look } from '../../protocol/types'
import { backOf, boxOf, EASE, faceOf, type Box } from '../flights'
import { sounds } from '../sound'
import { pileOf, shift } from './cards'
import { TIME, type BeatOf, type Showing } from './showing'

export async function draw(showing: Showing, { card, events }: BeatOf<'draw'>): Promise<void> {
  const { flights, spots, before, after } = showing
  const to = placeOf(card, after)
  const ticket = to.startsWith('expedition')
  const timed = events[0]?.detail === 0 // the first card of a crew's turn
  sounds.play(timed ? 'sand' : 'draw')
  // Nothing else tells what it is before it is turned over.
  shift(showing, { ...after, colors: before.colors, ship_busts: false })
  const target = spots.cardAt(to) ?? spots.spot(ticket ? 'expeditions' : 'harbor')
  if (!target) return
  const landing = boxOf(target)
  // A ticket is no card: its chart is seen on the way, then it becomes the ticket.
  const size = ticket ? { w: 110, h: 154 } : landing
  const unhide = flights.hide(target)
  const inner = bothSides(ticket ? null : target, card)
  const flight = flights.launch(size, 'turning', inner)
  const from = (timed ? spots.pile('time', size) : null) ?? spots.pile('deck', size) ?? { ...landing, y: landing.y - 60 }
  const end: Box = ticket ? { ...landing, w: Math.min(size.w, landing.w) } : landing
  const over = (box: Box, grow = 1): string => flights.over(flight, box, '', grow)
  const middle = { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) - 26, w: (from.w + 2 * end.w) / 3, h: end.h }
  void flights
    .move(inner, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], TIME.flip, {
      delay: TIME.draw * 0.3,
      easing: EASE.swell,
    })
    .then(() => sounds.play('flip'))
    .catch(() => undefined)
  await flights.move(
    flight.node,
    [
      { transform: over(from) },
      { transform: over({ ...from, y: from.y - 8 }, 1.06), offset: 0.14 },
      { transform: over(middle), offset: 0.55 },
      { transform: over({ ...end, y: end.y - 4 }, 1.03), offset: 0.86 },
      { transform: over(end), opacity: 1, offset: 0.999 },
      { transform: over(end), opacity: ticket ? 0 : 1 },
    ],
    TIME.draw,
    { easing: EASE.out },
  )
  unhide()
  flights.land(flight)
}

/** Where the card lies once it is drawn. */
function placeOf(card: string, { harbor, expeditions, ship }: Look): string {
  if (ship === card) return 'ship'
  return pileOf(card) === 'expeditions' ? `expedition-${expeditions.length - 1}` : `harbor-${harbor.length - 1}`
}

/** Both sides of a card, to be turned over. */
function bothSides(target: Element | null, card: string): HTMLElement {
  const inner = document.createElement('div')
  inner.className = 'sides'
  const front = faceOf(target, card)
  front.classList.add('front')
  const back = backOf()
  back.classList.add('behind')
  inner.append(front, back)
  return inner
}
