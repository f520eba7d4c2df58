// When to show what: updates wait in line, a longer line is shown faster, and where nobody could follow any more the
// newest is shown at once. Pure rules here; the stage runs them.
import type { Entry, Look } from '../protocol/types'

export interface Showing {
  entries: Entry[]
  before: Look | null
  after: Look | null
  first: boolean
}

export interface Circumstances {
  hidden: boolean // the tab
  speed: number // 0: at once
  mounted: boolean // is there a table to move things on?
}

/** As many moves of one update are shown one by one; more are a gap that was caught up with. */
export const MOST_MOVES = 3
/** As many updates may wait; then all of them are skipped. */
export const MOST_WAITING = 5

/** Is this update to be shown at once, without motion? */
export function isJump(change: Showing, around: Circumstances): boolean {
  if (change.first || change.before === null || change.after === null) return true
  if (around.hidden || around.speed === 0 || !around.mounted) return true
  const moves = change.entries.filter((entry) => entry.kind === 'moved')
  if (moves.length > MOST_MOVES) return true
  // Taken back, or seen with other eyes (another seat of this device): nothing moved from here to there.
  return change.entries.some((entry) => entry.kind === 'undone' || entry.kind === 'started')
}

/** How fast to play with so many updates waiting behind this one. */
export function rateFor(waiting: number, speed: number): number {
  return speed * (1 + Math.min(waiting, MOST_WAITING) * 0.9)
}

/** Has the deciding passed to me with this look? A lone forced pass that is sent by itself is no decision. */
export function becameMyTurn(before: Look | null, after: Look | null, autoPass: boolean): boolean {
  return isMyTurn(after, autoPass) && !(isMyTurn(before, autoPass) && before?.actor === after?.actor)
}

export function isMyTurn(look: Look | null, autoPass: boolean): boolean {
  if (!look || look.phase === 'over' || look.choices.length === 0) return false
  return !(autoPass && look.choices.length === 1 && look.choices[0]?.kind === 'pass')
}
