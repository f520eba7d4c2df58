// All drawings come as one picture file, made by web/art, and are put into the page once: used by name from then on, they
// follow the colors of the page. As markup of the page they are no script, and the content policy has nothing to object to.
import { never } from '../closed'
import { cardFacts } from './facts'
import { played } from './played.svelte'
import url from '../generated/sprite.svg?url'

let coming: Promise<void> | null = null

async function fetchSprite(): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`sprite: ${answer.status}`)
  const drawings = document.importNode(new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement, true)
  // Drawings are copied where they are used; not displayed here, twenty thousand shapes need no style and no layout.
  // Patterns, gradients and clips work only where they are displayed.
  const paints = drawings.cloneNode() as Element
  paints.append(...drawings.querySelectorAll(':scope > defs'))
  paints.setAttribute('class', 'paints')
  drawings.setAttribute('class', 'drawings')
  document.body.prepend(paints, drawings)
}

/** Brings the drawings into the page; call it as often as you like. */
export function loadSprite(): Promise<void> {
  coming ??= fetchSprite().catch((problem: unknown) => {
    coming = null
    throw problem
  })
  return coming
}

/** The name of a face in the sprite: `f-pinnace-2-3`, `c-trader-yellow-3`; of a tax as this game raises it: `f-tax-influence-to-8`. */
export function faceId(face: 'f' | 's' | 'c', code: string, { taxed_to }: { taxed_to: number } = played.numbers): string {
  const left = cardFacts(code).kind === 'tax' ? taxed_to : 0
  return `${face}-${code.replace(/[^a-z0-9]+/g, '-')}${left ? `-to-${left}` : ''}`
}

/** The name of a round portrait: `t-trader-yellow`, `t-passenger-6`; of an expedition, its shield: `t-expedition-6`. */
export function portraitId(code: string): string {
  const { kind, name, color, cost, influence } = cardFacts(code)
  switch (kind) {
    case 'person':
      // The passengers and the brothers Tybuk have a face for each price.
      return `t-${name}${color ? `-${color}` : name === 'passenger' || name === 'tybuk' ? `-${cost}` : ''}`
    case 'expedition':
      return `t-expedition-${influence}`
    case 'ship':
    case 'tax':
      throw new Error(`${code} never lies in a display`)
    default:
      return never(kind)
  }
}
