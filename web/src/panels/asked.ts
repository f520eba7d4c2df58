// Is somebody waiting to take back, and am I asked? Read from the story of the table. Pure.
import type { Entry } from '../protocol/types'

export interface Asked {
  number: number // of the entry: one question
  seat: number // who wants to take back
  state: 'mine' | 'ask' | 'answered' | 'watching'
}

const ENDED = ['undone', 'undo_refused', 'moved', 'ended']

export function askedIn(entries: readonly Entry[], seats: readonly number[]): Asked | null {
  const at = entries.findLastIndex((entry) => entry.kind === 'undo_asked')
  const asking = entries[at]
  if (!asking || asking.seat === null) return null
  const since = entries.slice(at + 1)
  if (since.some((entry) => ENDED.includes(entry.kind))) return null
  const { number, seat } = asking
  if (seats.includes(seat)) return { number, seat, state: 'mine' }
  if (seats.length === 0) return { number, seat, state: 'watching' }
  const answered = since.some((entry) => entry.kind === 'undo_agreed' && entry.seat !== null && seats.includes(entry.seat))
  return { number, seat, state: answered ? 'answered' : 'ask' }
}
