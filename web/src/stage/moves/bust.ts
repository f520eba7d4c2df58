// A bust: the harbor darkens, the two ships of a color are shown, and everything is swept away.
import { shipColorOf } from '../../cards/facts'
import { boxOf, EASE, type Box, type Flight, type Flights } from '../flights'
import { sounds } from '../sound'
import { harborBefore, sweep } from './cards'
import { TIME, type BeatOf, type Showing } from './showing'

export async function bust(showing: Showing, { card, late }: BeatOf<'bust'>): Promise<void> {
  const { flights } = showing
  const twins = twinsOf(showing, card)
  sounds.play('bust')
  const lighten = darken(showing)
  const rings: Flight[] = []
  // After four at once the last of them is shown first, then the one it meets.
  for (const element of [...twins].reverse()) {
    rings.unshift(ringAround(flights, boxOf(element)))
    if (late && rings.length < twins.length) await flights.wait(TIME.bust * 0.3)
  }
  // The two of them nod toward each other.
  const [first, last] = [twins[0], twins.at(-1)]
  const sides = first && last && first !== last ? Math.sign(boxOf(last).x - boxOf(first).x) || 1 : 1
  const nods = twins.flatMap((element, index) => {
    const by = (index === twins.length - 1 ? -6 : 6) * sides
    const frames = [0, by, 0, by, 0].map((x) => ({ translate: `${x}px 0px` }))
    const ring = rings[index] as Flight
    return [
      flights.move(element, frames, TIME.bust * 0.42, { easing: EASE.swell, fill: 'none' }),
      flights.move(ring.node, frames, TIME.bust * 0.42, { easing: EASE.swell }),
    ]
  })
  await Promise.all([...nods, flights.wait(TIME.bust * 0.42)])
  for (const ring of rings) flights.land(ring)
  await Promise.all([sweep(showing, TIME.bust * 0.4), lighten(TIME.bust * 0.5)])
}

/** The ships of the color that came twice. */
function twinsOf(showing: Showing, card: string | null): HTMLElement[] {
  const ships = harborBefore(showing).map(({ code, element }) => ({ element, color: shipColorOf(code) }))
  const twice = (color: string | null): boolean => color !== null && ships.filter((one) => one.color === color).length > 1
  const named = card === null ? null : shipColorOf(card)
  const color = named ?? ships.findLast((one) => twice(one.color))?.color ?? null
  return ships.flatMap((one) => (one.element && color !== null && one.color === color ? [one.element] : []))
}

function ringAround(flights: Flights, box: Box): Flight {
  const ring = flights.launch(box, 'ring')
  ring.node.style.setProperty('transform', flights.over(ring, box))
  return ring
}

/** Darkens the harbor; gives back how to light it again. */
function darken({ flights, spots }: Showing): (duration: number) => Promise<void> {
  const harbor = spots.box('harbor')
  if (!harbor) return () => Promise.resolve()
  const veil = flights.launch(harbor, 'veil')
  const place = flights.over(veil, harbor)
  const dark = (from: number, to: number, duration: number): Promise<void> =>
    flights.move(veil.node, [{ transform: place, opacity: from }, { transform: place, opacity: to }], duration)
  dark(0, 1, TIME.bust * 0.3).catch(() => undefined)
  return async (duration) => {
    await dark(1, 0, duration)
    flights.land(veil)
  }
}
