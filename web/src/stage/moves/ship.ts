// A ship is decided about: it stays in the harbor or is repelled.
import { boxOf, drawing, EASE, zoomOf } from '../flights'
import { sounds } from '../sound'
import { boxIf } from '../spots'
import { copyOf, shift } from './cards'
import { TIME, type BeatOf, type Showing } from './showing'

export async function keep(showing: Showing): Promise<void> {
  const { flights, spots, before, after } = showing
  const from = boxIf(spots.cardAt('ship'))
  shift(showing, after)
  sounds.play('keep')
  const target = spots.cardAt(`harbor-${before.harbor.length}`)
  if (!target || !from) return
  const box = boxOf(target)
  const zoom = zoomOf(target)
  const glide = { translate: `${(from.x - box.x) / zoom}px ${(from.y - box.y) / zoom - 8}px`, scale: String((from.w / box.w) * 1.02) }
  await flights.move(target, [glide, { translate: '0px 0px', scale: '1' }], TIME.stop, {
    easing: EASE.settle,
    fill: 'none',
  })
}

/** Sabers flash over it, and it sails off. */
export async function repel(showing: Showing, { card }: BeatOf<'repel'>): Promise<void> {
  const { flights, spots, after } = showing
  const element = spots.cardAt('ship')
  if (!element) return
  const { flight, box } = copyOf(showing, element, card)
  shift(showing, after)
  sounds.play('repel')
  const badge = Math.min(76, box.w * 0.6)
  const flash = flights.launch({ w: badge, h: badge }, 'flash', drawing('i-sabers', '0 0 24 24'))
  const shown = { ...box, w: badge, h: badge }
  void flights
    .move(
      flash.node,
      [
        { transform: flights.over(flash, shown, '', 0.6), opacity: 0 },
        { transform: flights.over(flash, shown), opacity: 1, offset: 0.35 },
        { transform: flights.over(flash, shown), opacity: 1, offset: 0.7 },
        { transform: flights.over(flash, shown, '', 1.1), opacity: 0 },
      ],
      TIME.repel * 0.6,
    )
    .catch(() => undefined)
  const over = (dx: number, dy: number, turn: number): string =>
    flights.over(flight, { ...box, x: box.x + dx, y: box.y + dy }, `rotate(${turn}deg)`)
  await flights.move(flight.node, [{ transform: over(0, 0, 0) }, { transform: over(0, 0, 0) }], 120)
  await flights.move(
    flight.node,
    [
      { transform: over(0, 0, 0), opacity: 1 },
      { transform: over(-40, 4, -8), opacity: 1, offset: 0.3 },
      { transform: over(-box.w * 2.8, 30, -10), opacity: 0 },
    ],
    TIME.repel,
    { easing: EASE.in },
  )
  flights.land(flight)
  flights.land(flash)
}
