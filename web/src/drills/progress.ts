// What this person has learned on this device: when a drill comes back, a rating of one's own, and a streak.
import { readKept, writeKept } from '../kept/store'

/** One drill as it stands: Leitner's boxes, the higher the later it comes back. */
export interface Card {
  box: number
  due: number // milliseconds since 1970
}

/** A costly decision of one's own. */
export interface Mistake {
  code: string // of the table
  move: number // actions played before it
  loss: number // in chance to win
}

export interface Progress {
  rating: number
  streak: number
  best: number // streak
  cards: Record<string, Card>
  mistakes: Mistake[]
}

const DAY = 86_400_000
const BOXES = [0, 1, 3, 7, 21, 60] // days until a drill comes back
const MOST_MISTAKES = 60
const STEP = 32 // the most that one answer changes the rating, as in chess
const NEW: Progress = { rating: 1200, streak: 0, best: 0, cards: {}, mistakes: [] }

export const mistakeId = ({ code, move }: Pick<Mistake, 'code' | 'move'>): string => `${code}-${move}`

export function progress(): Progress {
  const kept = readKept<Partial<Progress>>('drills', {})
  return { ...NEW, ...kept, cards: { ...kept.cards }, mistakes: Array.isArray(kept.mistakes) ? kept.mistakes : [] }
}

/** After an answer: what is right comes back later each time, what is wrong tomorrow at the latest. */
export function answered(before: Progress, id: string, level: number, right: boolean, now: number = Date.now()): Progress {
  const card = before.cards[id]
  const expected = 1 / (1 + 10 ** ((level - before.rating) / 400))
  // Only the first answer to a drill tells something about its rating.
  const rating = card ? before.rating : Math.round(before.rating + STEP * ((right ? 1 : 0) - expected))
  const box = right ? Math.min((card?.box ?? 0) + 1, BOXES.length - 1) : 0
  const streak = right ? before.streak + 1 : 0
  const cards = { ...before.cards, [id]: { box, due: now + (BOXES[box] ?? 0) * DAY } }
  return { ...before, rating, streak, best: Math.max(before.best, streak), cards }
}

/** The drills to do now, of these: those that are due, the longest first, then those never seen. */
export function waiting(ids: readonly string[], { cards }: Progress, now: number = Date.now()): string[] {
  const due = ids.filter((id) => cards[id] && (cards[id]?.due ?? 0) <= now).sort((a, b) => (cards[a]?.due ?? 0) - (cards[b]?.due ?? 0))
  return [...due, ...ids.filter((id) => !cards[id])]
}

export function keepProgress(now: Progress): void {
  writeKept('drills', now)
}

/** Remembers costly decisions of a game that was reviewed; the costliest of all stay. */
export function keepMistakes(found: readonly Mistake[]): void {
  const before = progress()
  const known = new Set(before.mistakes.map(mistakeId))
  const added = found.filter((one) => !known.has(mistakeId(one)))
  if (added.length) keepProgress({ ...before, mistakes: [...before.mistakes, ...added].sort((a, b) => b.loss - a.loss).slice(0, MOST_MISTAKES) })
}
