// What divides a game: discovery ends, a turn ends and the next one begins, a new deck is made.
import { backOf, EASE, type Box } from '../flights'
import { sounds } from '../sound'
import { sweep } from './cards'
import { TIME, type BeatOf, type Showing } from './showing'

/** The bunting is drawn taut, and the cards lift for a moment: they may be taken now. */
export async function stop({ flights, spots, after, show }: Showing): Promise<void> {
  sounds.play('stop')
  show(after)
  const bunting = spots.spot('bunting')
  const taut = [{ scale: '1 1' }, { scale: '1.015 .9', offset: 0.4 }, { scale: '1 1' }]
  const moves = bunting ? [flights.move(bunting, taut, TIME.stop, { easing: EASE.swell, fill: 'none' })] : []
  after.harbor.forEach((_, index) => {
    const element = spots.cardAt(`harbor-${index}`)
    const lift = [{ translate: '0px 0px' }, { translate: '0px -6px', offset: 0.5 }, { translate: '0px 0px' }]
    if (element) moves.push(flights.move(element, lift, TIME.stop, { delay: index * 35, easing: EASE.out, fill: 'none' }))
  })
  await Promise.all(moves)
}

/** What is left is swept away, and the edge of the active seat goes on to the next one. */
export async function turn(showing: Showing, { seat, next }: BeatOf<'turn'>): Promise<void> {
  const { flights, spots, before } = showing
  const from = spots.place(seat)
  const swept = sweep(showing, TIME.sweep * 0.65)
  const to = next === null ? null : spots.place(next)
  const walk = async (): Promise<void> => {
    if (!from || !to || seat === next) return
    const edge = flights.launch(to, 'edge')
    const over = (box: Box): string =>
      `translate(${box.x - to.w / 2}px,${box.y - to.h / 2}px) scale(${box.w / to.w},${box.h / to.h})`
    await flights.move(
      edge.node,
      [
        { transform: over(from), opacity: 0.9 },
        { transform: over(to), opacity: 1, offset: 0.85 },
        { transform: over(to), opacity: 0 },
      ],
      before.harbor.length > 0 ? TIME.sweep : TIME.sweep * 0.7,
      { easing: EASE.swell },
    )
    flights.land(edge)
  }
  await Promise.all([swept, walk()])
}

export async function shuffle({ flights, spots, after, show }: Showing): Promise<void> {
  const [from, to] = [spots.box('discard'), spots.box('deck')]
  show(after)
  if (!from || !to) return
  sounds.play('draw')
  await Promise.all(
    [0, 1, 2].map(async (index) => {
      const flight = flights.launch({ w: to.w, h: to.w * 1.4 }, 'lying', backOf())
      const arc = { x: (from.x + to.x) / 2 - 30, y: (from.y + to.y) / 2, w: to.w, h: to.h }
      await flights.move(
        flight.node,
        [
          { transform: flights.over(flight, from), opacity: 0 },
          { transform: flights.over(flight, arc, `rotate(${index * 6 - 6}deg)`), opacity: 1, offset: 0.5 },
          { transform: flights.over(flight, to), opacity: 1, offset: 0.9 },
          { transform: flights.over(flight, to), opacity: 0 },
        ],
        TIME.draw,
        { delay: index * 70, easing: EASE.swell },
      )
      flights.land(flight)
    }),
  )
}
