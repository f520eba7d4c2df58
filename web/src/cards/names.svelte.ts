// Where a name stands on a full card, and how large it may be so that it fits: measured with the page's own font.
import { never } from '../closed'
import { t } from '../words'
import { cardTitle } from '../words/cards'
import { cardFacts } from './facts'

let context: CanvasRenderingContext2D | null = null
const widths = new Map<string, number>()
const fonts = $state({ ready: false })

if (typeof document !== 'undefined' && document.fonts) {
  void document.fonts.load('700 24px Alegreya').then(() => {
    widths.clear()
    fonts.ready = true
  })
}

function widthAt100(text: string): number {
  let width = widths.get(text)
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return text.length * 50
    context.font = '700 100px Alegreya, Georgia, serif'
    width = context.measureText(text).width
    widths.set(text, width)
  }
  return width
}

/** The size in card units for a name in so much room; at most the usual one. */
export function nameSize(text: string, room: number, usual: number): number {
  void fonts.ready // measured again once the font is there
  return Math.min(usual, Math.floor((room / Math.max(1, widthAt100(text))) * 1000) / 10)
}

export interface NamePlace {
  title: string
  x: number
  y: number
  size: number
  ink: string // its class: the color of the ship it stands on, or `middle` on paper
}

// Colors with a skull among their strengths: four numbers stand beside the name.
const FOUR: readonly string[] = ['red', 'black', 'ares']

/** The name at the foot of a card: of a ship at the left, beside the strengths of its color. */
export function namePlace(code: string): NamePlace {
  const { kind, color } = cardFacts(code)
  const title = color === 'ares' && kind === 'ship' ? t('card-foot-ares') : cardTitle(code) // its whole name is too long to read there
  switch (kind) {
    case 'ship': {
      // Three strengths of a color, or four with a skull.
      const size = nameSize(title, FOUR.includes(color ?? '') ? 80 : 94, 25)
      return { title, x: 53, y: 257 + size * 0.32, size, ink: color ?? '' }
    }
    case 'person':
    case 'expedition':
    case 'tax':
      return { title, x: 100, y: 263.5, size: nameSize(title, 176, 24), ink: 'middle' }
    default:
      return never(kind)
  }
}
