// An expedition is claimed: persons are given for it, its chart unrolls over them and goes to its new owner.
import { boxOf, EASE, faceOf, type Box } from '../flights'
import { follow } from '../follow'
import { sounds } from '../sound'
import { boxIf } from '../spots'
import { copyOf, type Copy } from './cards'
import { gain } from './coins'
import { TIME, type BeatOf, type Showing } from './showing'

const CHART = { w: 100, h: 140 }

export async function expedition(showing: Showing, beat: BeatOf<'expedition'>): Promise<void> {
  const { flights, spots, before, show } = showing
  const place = boxIf(spots.cardAt(`expedition-${before.expeditions.indexOf(beat.card)}`) ?? spots.spot('expeditions'))
  const given = liftGiven(showing, beat)
  const claimed = beat.events.filter((event) => event.kind !== 'coins_gained').reduce(follow, before)
  sounds.play('expedition')
  show(claimed)
  const slot = spots.display(beat.seat, (claimed.players[beat.seat]?.display.length ?? 1) - 1)
  const own = slot?.dataset.cardAt !== undefined
  const unhide = own ? flights.hide(slot) : () => undefined
  if (place) {
    await gather(showing, given, place)
    await unroll(showing, beat.card, place, boxIf(slot) ?? place, own)
    for (const { flight } of given) flights.land(flight)
  }
  unhide()
  if (beat.gained > 0) await gain({ ...showing, before: claimed }, beat.seat, beat.gained)
}

/** The persons that are given, lifted off the display, or out of the panel where they are not seen one by one. */
function liftGiven(showing: Showing, { seat, given }: BeatOf<'expedition'>): Copy[] {
  const { flights, spots, before } = showing
  const display = before.players[seat]?.display ?? []
  const used = new Set<number>()
  return given.flatMap((code) => {
    const index = display.findIndex((one, at) => one === code && !used.has(at))
    used.add(index)
    const element = spots.cardAt(`display-${seat}-${index}`)
    if (element) return [copyOf(showing, element, code)]
    const panel = spots.display(seat, index)
    if (!panel) return []
    const box = { ...boxOf(panel), w: 44, h: 61 }
    return [{ flight: flights.launch(box, 'lying', faceOf(null, code, 'c')), box }]
  })
}

async function gather({ flights }: Showing, given: Copy[], place: Box): Promise<void> {
  await Promise.all(
    given.map(async ({ flight, box }, index) => {
      const to = { ...place, w: Math.min(box.w, 64), x: place.x + (index - (given.length - 1) / 2) * 16 }
      await flights.move(
        flight.node,
        [
          { transform: flights.over(flight, box), opacity: 1 },
          { transform: flights.over(flight, to, `rotate(${index * 4 - 4}deg)`), opacity: 1 },
        ],
        TIME.expedition * 0.4,
        { delay: index * 40, easing: EASE.out },
      )
    }),
  )
}

async function unroll({ flights }: Showing, card: string, place: Box, home: Box, own: boolean): Promise<void> {
  const chart = flights.launch(CHART, 'lying', faceOf(null, card))
  const open = { ...place, ...CHART }
  const end = { ...home, w: own ? home.w : 36 }
  await flights.move(
    chart.node,
    [
      { transform: flights.over(chart, open, 'scaleY(.05)'), opacity: 0 },
      { transform: flights.over(chart, open, 'scaleY(1)'), opacity: 1, offset: 0.4 },
      { transform: flights.over(chart, open, 'scaleY(1)'), opacity: 1, offset: 0.55 },
      { transform: flights.over(chart, end, 'scaleY(1)'), opacity: own ? 1 : 0 },
    ],
    TIME.expedition * 0.6,
    { easing: EASE.swell },
  )
  flights.land(chart)
}
