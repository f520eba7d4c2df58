// How the table is laid out in the room there is: which of four forms, and how large the cards of the harbor and of a
// display can be. Numbers only; the styles of the components do the rest.

export type Form = 'phone' | 'tablet' | 'desktop' | 'landscape'

/** The form for a window of this size; larger text counts as a smaller window. */
export function formOf(width: number, height: number, scale = 1): Form {
  const wide = width / scale
  if (height < 500 * Math.min(scale, 1.3) && width > height * 1.2 && wide >= 520) return 'landscape'
  if (wide <= 600) return 'phone'
  if (wide >= 1101 || (wide >= 900 && width > height)) return 'desktop'
  return 'tablet'
}

/** Large screens show everything larger. */
export function zoomOf(width: number, height: number, form: Form): number {
  if (form !== 'desktop') return 1
  return Math.round(Math.min(1.8, Math.max(1, Math.min(width / 1560, height / 940))) * 100) / 100
}

/** Below this height not even small cards would fit: then the page may scroll. A replay on a phone has its ways below the
 *  board at all times: contracts and missions, `more` than the game itself, have no room but their own. */
export function leastHeight(form: Form, scale: number, more = false): number {
  const least = { phone: more ? 640 : 560, landscape: 330, tablet: more ? 860 : 760, desktop: 580 }[form]
  return least * Math.max(1, scale * 0.94)
}

const LEAST_WIDTH: Record<Form, number> = { phone: 320, landscape: 600, tablet: 600, desktop: 900 }

/** A frame within somebody else's page has any size: its form goes by its shape, and where it is too small for that, all
 *  is drawn smaller. There is seldom height: the ways through a game stand beside the board. */
export function framed(width: number, height: number, scale = 1, more = false): { form: Form; zoom: number } {
  const form = width > height * 1.2 && height < 760 ? 'landscape' : formOf(width, height, scale)
  const fits = Math.min(1, width / LEAST_WIDTH[form], height / leastHeight(form, scale, more))
  return { form, zoom: fits < 1 ? Math.max(0.4, fits) : zoomOf(width, height, form) }
}

/** How wide deck and discard are beside a harbor of this height: two of them stand one below the other. */
export function pileWidth(height: number, form: Form): number {
  return form === 'tablet' ? 78 : Math.min(96, Math.max(44, (height - 44) / 2.8))
}

export interface Fit {
  width: number // of a card
  columns: number
  rows: number
  gap: number // between the columns
  track: number // from card to card without the gap: less than a card where they overlap
  pitch: number // from row to row
  face: 'full' | 'small'
}

interface Room {
  width: number
  height: number
  count: number
  form: Form
}

/** Room is kept for a few cards more than there are, so that not every draw makes all cards smaller. */
const STEPS: Record<Form, number[]> = {
  phone: [3, 6, 8, 10, 12, 14, 18, 21],
  landscape: [6, 8, 10, 12, 14, 18],
  tablet: [6, 8, 10, 12, 15, 18],
  desktop: [6, 7, 8, 10, 12, 14, 18],
}
const LARGEST: Record<Form, number> = { phone: 84, landscape: 76, tablet: 150, desktop: 176 }
export const SMALLEST = 44
const LEAST_IN_A_ROW = 60
const FULL_FROM = 110

/** What a row of cards needs beside the cards: room to be lifted, and for the chip that hangs below. */
export function rowExtra(width: number): { lift: number; chip: number } {
  return width >= FULL_FROM ? { lift: 14, chip: 31 } : { lift: 8, chip: 24 }
}

export function cardHeight(width: number): number {
  return width >= FULL_FROM ? (width * 7) / 5 : (width * 100) / 72
}

function widthForHeight(height: number): number {
  const full = (height * 5) / 7
  return full >= FULL_FROM ? full : Math.min(FULL_FROM - 1, height * 0.72)
}

/** The largest cards, and as few rows as possible. What a phone says below the harbor is now taller, now flatter: there
 *  more than three cards have two rows wherever that makes them hardly smaller, and do not jump from one to two and back. */
export function fitHarbor(room: Room): Fit {
  const found = fitFor(room, STEPS[room.form].find((step) => step >= room.count) ?? room.count)
  // Where a phone has but one row, it is centered anyway: then its cards need no room kept for more.
  return room.form === 'phone' && found.rows === 1 && room.count > 3 ? fitFor(room, room.count) : found
}

function fitFor({ width, height, count, form }: Room, room: number): Fit {
  const phone = form === 'phone' || form === 'landscape'
  // A small window that is not quite so flat has room for larger ones.
  const largest = form === 'landscape' ? Math.max(LARGEST[form], Math.min(FULL_FROM - 1, height * 0.5)) : LARGEST[form]
  let best: Fit | null = null
  for (let rows = 1; rows <= 4; rows++) {
    if (form === 'landscape' && rows > 1) break // one row: there is no height for two
    const columns = Math.ceil(room / rows)
    const gap = !phone ? 16 : columns > 6 ? 4 : columns > 4 ? 6 : 14
    const byWidth = (width - gap * (columns - 1)) / columns
    const share = height / rows
    let card = Math.min(largest, byWidth)
    for (let pass = 0; pass < 2; pass++) {
      const { lift, chip } = rowExtra(card)
      card = Math.min(card, widthForHeight(share - lift - chip))
    }
    card = Math.floor(card)
    const more = form === 'phone' && rows === 2 && room > 3 ? -4 : 3
    if (!best || card > best.width + more) {
      const { lift, chip } = rowExtra(card)
      best = { width: card, columns, rows, gap, track: card, pitch: cardHeight(card) + lift + chip, face: card >= FULL_FROM ? 'full' : 'small' }
    }
  }
  const found = best as Fit
  if (form === 'landscape' && found.width < LEAST_IN_A_ROW) {
    const card = Math.floor(Math.max(50, Math.min(66, widthForHeight(height - 32))))
    const { lift, chip } = rowExtra(card)
    return {
      ...{ width: card, columns: count, rows: 1, gap: 0, face: 'small' },
      track: Math.min(card + 6, (width - card) / Math.max(1, count - 1)),
      pitch: cardHeight(card) + lift + chip,
    }
  }
  if (found.width < SMALLEST) {
    // Too many for the room: cards of the smallest size, whose rows lie over one another from the top down.
    const gap = 4
    const columns = Math.max(1, Math.floor((width + gap) / (SMALLEST + gap)))
    const rows = Math.max(1, Math.ceil(room / columns))
    const { lift, chip } = rowExtra(SMALLEST)
    const tall = cardHeight(SMALLEST)
    const pitch = rows > 1 ? Math.min(tall + lift + chip, (height - tall - lift - chip) / (rows - 1)) : tall
    // Where the rows do not lie over one another they are of one length.
    if (pitch >= tall) {
      const even = Math.ceil(room / rows)
      const spread = Math.min(62, (width - even * SMALLEST) / Math.max(1, even - 1))
      return { width: SMALLEST, columns: even, rows, gap: Math.max(gap, spread), track: SMALLEST, pitch, face: 'small' }
    }
    return { width: SMALLEST, columns, rows, gap, track: SMALLEST, pitch: Math.max(30, pitch), face: 'small' }
  }
  // Spread the columns a little where there is room.
  const spare = (width - found.columns * found.width) / Math.max(1, found.columns - 1)
  const widest = form === 'phone' ? 62 : form === 'tablet' ? 30 : form === 'desktop' ? 44 : 20
  return { ...found, gap: Math.max(found.gap, Math.min(widest, spare)) }
}

/** How far the cards of a display stand apart: side by side, or overlapping where there are many. */
export function fitDisplay(width: number, count: number, card: number, gap: number): number {
  if (count < 2) return card + gap
  return Math.max(12, Math.min(card + gap, (width - card) / (count - 1)))
}

/** Which card of an overlapping strip lies under a finger. */
export function cardUnder(x: number, count: number, step: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(x / step)))
}
