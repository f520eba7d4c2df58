// Four at once: a tray opens, four cards lie in it face down, and each knocks before it is turned over; the fourth knocks
// longest. Then every card goes where it belongs.
import { never } from '../../closed'
import type { Look } from '../../protocol/types'
import { t } from '../../words'
import type { Turned } from '../beats'
import { backOf, boxOf, drawing, EASE, faceOf, zoomOf, type Box, type Flight } from '../flights'
import { follow } from '../follow'
import { sounds } from '../sound'
import { pileOf, shift } from './cards'
import { TIME, type BeatOf, type Showing } from './showing'
import { collect } from './tax'

const FULL_FROM = 110 // pixels: narrower cards show their small face
const LARGEST = 150

interface Laid {
  card: string
  flight: Flight
  inner: HTMLElement
  slot: Box
}

export async function four(showing: Showing, { turned }: BeatOf<'four'>): Promise<void> {
  const { flights, spots, before, after } = showing
  showing.show(before) // question and buttons make way, then there is room to be measured
  const harbor = spots.spot('harbor')
  if (!harbor || turned.length === 0) return
  const { tray, slots } = room(showing, harbor, turned.length)
  const { flight: frame, pips } = openTray(showing, tray, turned.length)
  const laid = turned.map(({ card }, index) => lay(showing, card, slots[index] as Box))
  sounds.play('draw')
  await Promise.all([
    flights.move(frame.node, [{ opacity: 0, translate: '0 14px' }, { opacity: 1, translate: '0 0' }], TIME.tray, { easing: EASE.out }),
    ...laid.map((one, index) => deal(showing, one, index)),
  ])
  let look = before
  for (const [index, one] of turned.entries()) {
    await turnOver(showing, laid[index] as Laid, index === turned.length - 1)
    pips[index]?.classList.add('on')
    const hidden = look
    look = seen(hidden, one)
    if (one.kind === 'tax') await collect({ ...showing, before: hidden }, one)
    showing.show(look)
  }
  await flights.wait(TIME.tray * 0.8)
  shift(showing, after)
  await Promise.all([close(showing, frame), ...laid.map((one, index) => putAway(showing, one, placeOf(after, turned, index)))])
}

/** The look with one more card turned over: it still lies in the tray, so nothing but the count and the flags changes. */
function seen(look: Look, { events }: Turned): Look {
  const { colors, deck, drawn, players } = events.reduce(follow, look)
  return { ...look, colors: [...new Set([...look.colors, ...colors])], deck, drawn, players }
}

/** Where the tray fits: beside or below the cards that lie there if it can, else over the lower ones. */
function room({ spots }: Showing, harbor: HTMLElement, count: number): { tray: Box; slots: Box[] } {
  const { x, y, w, h } = boxOf(harbor)
  const zoom = zoomOf(harbor)
  const narrow = w < 520 * zoom
  const [gap, edge] = narrow ? [8, 10] : [12 * zoom, 16 * zoom]
  const head = 16 * zoom // the label hangs over the upper edge
  const widest = (Math.min(w, 900 * zoom) - 2 * edge - (count - 1) * gap) / count
  const tallest = Math.max(60, h - head - 2 * edge)
  const width = Math.floor(Math.min(LARGEST * zoom, widest, tallest * 0.7))
  const height = width >= FULL_FROM ? width * 1.4 : width / 0.72
  const tray = { x, y, w: count * width + (count - 1) * gap + 2 * edge, h: height + 2 * edge }
  const lying = [...spots.harborCards().values()].map(({ box }) => box)
  const lowest = Math.max(y - h / 2, ...lying.map((box) => box.y + box.h / 2))
  const below = y + h / 2 - lowest - head
  const last = Math.max(x - w / 2, ...lying.map((box) => box.x + box.w / 2))
  const beside = x + w / 2 - last - gap
  if (lying.length > 0 && beside >= tray.w) tray.x = last + gap + tray.w / 2
  else if (lying.length > 0) tray.y = below >= tray.h ? lowest + head + below / 2 : y + h / 2 - tray.h / 2
  const first = tray.x - tray.w / 2 + edge + width / 2
  const slots = Array.from({ length: count }, (_, index) => ({ x: first + index * (width + gap), y: tray.y, w: width, h: height }))
  return { tray, slots }
}

function openTray({ flights }: Showing, tray: Box, count: number): { flight: Flight; pips: HTMLElement[] } {
  const label = document.createElement('span')
  label.className = 'label'
  const pips = Array.from({ length: count }, () => document.createElement('i'))
  label.append(drawing('i-die', '0 0 24 24'), t('gamble-offer'), ...pips)
  const flight = flights.launch(tray, 'tray', label)
  flight.node.style.setProperty('transform', flights.over(flight, tray))
  return { flight, pips }
}

async function close({ flights }: Showing, tray: Flight): Promise<void> {
  await flights.move(tray.node, [{ opacity: 1 }, { opacity: 0 }], TIME.tray, { easing: EASE.out })
  flights.land(tray)
}

/** A card face down, as large as it will lie in the tray. */
function lay({ flights }: Showing, card: string, slot: Box): Laid {
  const inner = document.createElement('div')
  inner.className = 'sides'
  const front = faceOf(null, card, slot.w >= FULL_FROM ? 'f' : 's')
  front.classList.add('front')
  const back = backOf()
  back.classList.add('behind')
  inner.append(front, back)
  inner.style.setProperty('transform', 'rotateY(180deg)')
  return { card, inner, slot, flight: flights.launch(slot, 'turning', inner) }
}

async function deal({ flights, spots }: Showing, { flight, slot }: Laid, index: number): Promise<void> {
  const from = spots.pile('deck', slot) ?? { ...slot, y: slot.y - 60 }
  await flights.move(flight.node, [{ transform: flights.over(flight, from) }, { transform: flights.over(flight, slot) }], TIME.draw * 0.7, {
    delay: index * TIME.gap,
    easing: EASE.out,
  })
}

/** Two hops of eight pixels with a muffled drum on each, then it is turned over. */
async function turnOver({ flights }: Showing, { flight, inner }: Laid, last: boolean): Promise<void> {
  if (last) {
    await flights.wait(TIME.wait)
    sounds.play('roll')
  } else {
    sounds.play('drum')
    flights.wait(TIME.hop / 2).then(() => sounds.play('drum'), () => undefined)
  }
  const hops = [0, -8, 0, -8, 0].map((y) => ({ translate: `0px ${y}px` }))
  await flights.move(flight.node, hops, last ? TIME.lastHop : TIME.hop, { easing: 'ease-in-out' })
  sounds.play('flip')
  await flights.move(inner, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], TIME.flip, { easing: EASE.swell })
}

/** Where a card that was turned over lies in the end; null: on the discard. */
function placeOf({ harbor, expeditions }: Look, turned: readonly Turned[], index: number): string | null {
  const card = turned[index]?.card ?? ''
  const later = (pile: 'harbor' | 'expeditions'): number => turned.slice(index + 1).filter((one) => pileOf(one.card) === pile).length
  const pile = pileOf(card)
  switch (pile) {
    case 'harbor':
      return `harbor-${harbor.length - 1 - later(pile)}`
    case 'expeditions':
      return `expedition-${expeditions.length - 1 - later(pile)}`
    case 'discard':
      return null
    default:
      return never(pile)
  }
}

async function putAway({ flights, spots }: Showing, { flight, slot }: Laid, at: string | null): Promise<void> {
  const target = at === null ? null : spots.cardAt(at)
  const ticket = at?.startsWith('expedition') ?? false
  const to = target ? boxOf(target) : (spots.pile('discard', slot) ?? slot)
  const unhide = flights.hide(target)
  const end = flights.over(flight, ticket ? { ...to, w: Math.min(slot.w, to.w) } : to)
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, slot), opacity: 1 },
      { transform: end, opacity: 1, offset: 0.999 },
      { transform: end, opacity: target && !ticket ? 1 : 0 },
    ],
    TIME.draw,
    { easing: EASE.out },
  )
  unhide()
  flights.land(flight)
}
