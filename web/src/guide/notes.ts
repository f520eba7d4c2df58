// Small notes in the first real game after the guided one: a word at the first time of each thing.
import type { Choice, Look } from '../protocol/types'

export const NOTES = ['ending', 'claim', 'repel', 'take-fee', 'take', 'stop', 'draw', 'watch'] as const
export type Note = (typeof NOTES)[number]

/** The things that are there now, the rarest first. */
function now(look: Look): Note[] {
  const can = (kind: Choice['kind']): boolean => look.choices.some((choice) => choice.kind === kind)
  const found: Note[] = []
  if (look.choices.length && look.ending) found.push('ending')
  if (can('claim')) found.push('claim')
  if (can('repel')) found.push('repel')
  if (can('take')) found.push(look.actor === look.active ? 'take' : 'take-fee')
  if (can('stop') && (look.odds?.bust ?? 0) > 0) found.push('stop')
  if (can('draw') && look.drawn === 0) found.push('draw')
  if (look.seat !== null && !look.choices.length && look.active !== look.seat && (look.phase === 'discover' || look.phase === 'repel') && look.drawn > 0) found.push('watch')
  return found
}

/** The note to show, if there is something new; none at lessons and for those who only look on. */
export function noteFor(look: Look, noted: readonly string[]): Note | null {
  if (look.lesson || look.seat === null || look.phase === 'over') return null
  return now(look).find((note) => !noted.includes(note)) ?? null
}
