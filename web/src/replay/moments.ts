// A game told again as the server sends it, and the ways through it: looks put together, turns, and links to a moment.
import type { Entry, Look } from '../protocol/types'

/** The looks after each entry: the first comes whole, of the others what differs. */
export function wholeLooks(told: readonly Record<string, unknown>[]): Look[] {
  let now: Record<string, unknown> = {}
  return told.map((change) => (now = { ...now, ...change }) as unknown as Look)
}

/** The moments at which a turn begins. */
export function turnStarts(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ events }, at) => (events.some(({ kind }) => kind === 'turn_began') ? [at] : []))
}

/** Where a turn begins before or after a moment; at the ends, the ends. */
export function turnFrom(starts: readonly number[], at: number, step: 1 | -1, last: number): number {
  if (step > 0) return starts.find((one) => one > at) ?? last
  return starts.findLast((one) => one < at) ?? 0
}

export interface Place {
  move: number | null // actions played before it; null: not said
  seat: number | null // whose eyes
  open: boolean
}

/** What the part of an address behind # says: `#move=57&seat=1`. */
export function placeIn(hash: string): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const whole = (name: string): number | null => (/^\d{1,4}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : null)
  return { move: whole('move'), seat: whole('seat'), open: said.get('open') === '1' }
}

export function placeOut({ move, seat, open }: Place): string {
  const parts = [`move=${move ?? 0}`, ...(seat === null ? [] : [`seat=${seat}`]), ...(open ? ['open=1'] : [])]
  return `#${parts.join('&')}`
}

export type Way = 'back' | 'on' | 'turn-back' | 'turn-on' | 'first' | 'last' | 'play'

/** What a key means; null: nothing here. */
export function wayOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Way | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? 'turn-back' : 'back'
    case 'ArrowRight':
      return shiftKey ? 'turn-on' : 'on'
    case 'PageUp':
      return 'turn-back'
    case 'PageDown':
      return 'turn-on'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case ' ':
      return 'play'
    default:
      return null
  }
}

/** The point of a curve that stands for a moment: the last one not after it. */
export function pointAt(numbers: readonly number[], move: number): number {
  const found = numbers.findLastIndex((number) => number <= move)
  return Math.max(0, found)
}
