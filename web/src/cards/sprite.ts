// All drawings come as one picture file, made by web/art, and are put into the page once: used by name from then on, they
// follow the colors of the page. As markup of the page they are no script, and the content policy has nothing to object to.
import { never } from '../closed'
import { cardFacts } from './facts'
import url from '../generated/sprite.svg?url'

let coming: Promise<void> | null = null

async function fetchSprite(): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`sprite: ${answer.status}`)
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  drawn.setAttribute('class', 'sprite')
  document.body.prepend(document.importNode(drawn, true))
}

/** Brings the drawings into the page; call it as often as you like. */
export function loadSprite(): Promise<void> {
  coming ??= fetchSprite().catch((problem: unknown) => {
    coming = null
    throw problem
  })
  return coming
}

/** The name of a face in the sprite: `f-pinnace-2-3`, `c-trader-yellow-3`. */
export function faceId(face: 'f' | 's' | 'c', code: string): string {
  return `${face}-${code.replace(/[^a-z0-9]+/g, '-')}`
}

/** The name of a round portrait: `t-trader-yellow`; of an expedition, its shield: `t-expedition-6`. */
export function portraitId(code: string): string {
  const { kind, name, color, influence } = cardFacts(code)
  switch (kind) {
    case 'person':
      return `t-${name}${color ? `-${color}` : ''}`
    case 'expedition':
      return `t-expedition-${influence}`
    case 'ship':
    case 'tax':
      throw new Error(`${code} never lies in a display`)
    default:
      return never(kind)
  }
}
