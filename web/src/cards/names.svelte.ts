// How large a name may be written on a card, so that it fits: measured with the page's own font.
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
