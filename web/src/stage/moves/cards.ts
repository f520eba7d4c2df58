// What cards do in more than one move: they make room, are lifted off the table as copies, and are swept away.
import { kindOf } from '../../cards/facts'
import { never } from '../../closed'
import type { Look } from '../../protocol/types'
import { boxOf, EASE, faceOf, zoomOf, type Box, type Flight } from '../flights'
import { TIME, type Showing } from './showing'

/** A copy in the air, and where it was lifted from. */
export interface Copy {
  flight: Flight
  box: Box
}

/** Where a card that was revealed ends up, whatever it brings about on the way. */
export function pileOf(card: string): 'harbor' | 'expeditions' | 'discard' {
  const kind = kindOf(card)
  switch (kind) {
    case 'ship':
    case 'person':
      return 'harbor'
    case 'expedition':
      return 'expeditions'
    case 'tax':
      return 'discard'
    default:
      return never(kind)
  }
}

/** Shows a look; cards of the harbor that had to make room glide to their new places. */
export function shift({ flights, spots, show }: Showing, look: Look): void {
  const before = spots.harborCards()
  show(look)
  for (const [key, { element, box }] of spots.harborCards()) {
    const old = before.get(key)?.box
    if (!old || (Math.abs(old.x - box.x) < 1 && Math.abs(old.y - box.y) < 1)) continue
    const zoom = zoomOf(element)
    const from = { translate: `${(old.x - box.x) / zoom}px ${(old.y - box.y) / zoom}px`, scale: String(old.w / box.w) }
    const frames = [from, { translate: '0px 0px', scale: '1' }]
    flights.move(element, frames, TIME.stop, { easing: EASE.out, fill: 'none' }).catch(() => undefined)
  }
}

/** A copy of a card as it lies there. */
export function copyOf({ flights }: Showing, element: HTMLElement, card: string): Copy {
  const box = boxOf(element)
  return { flight: flights.launch(box, 'lying', faceOf(element, card)), box }
}

/** The cards that lay in the harbor before, with their places on the screen. */
export function harborBefore({ spots, before }: Showing): { code: string; element: HTMLElement | null }[] {
  return before.harbor.map((code, index) => ({ code, element: spots.cardAt(`harbor-${index}`) }))
}

/** The harbor is cleared: its cards slide to the discard, one a little after the other. */
export async function sweep(showing: Showing, duration: number): Promise<void> {
  const { flights, spots, after, show } = showing
  const copies = harborBefore(showing).flatMap(({ code, element }) => (element ? [copyOf(showing, element, code)] : []))
  const gap = Math.min(40, (duration * 0.6) / Math.max(1, copies.length))
  show(after)
  await Promise.all(
    copies.map(async ({ flight, box }, index) => {
      const to = spots.pile('discard', box) ?? { ...box, x: box.x + 200 }
      const turned = `rotate(${(index % 4) * 3 - 4}deg)`
      await flights.move(
        flight.node,
        [
          { transform: flights.over(flight, box), opacity: 1 },
          { transform: flights.over(flight, to, turned), opacity: 1, offset: 0.9 },
          { transform: flights.over(flight, to, turned), opacity: 0 },
        ],
        duration,
        { delay: index * gap, easing: EASE.out },
      )
      flights.land(flight)
    }),
  )
}
