// What is said with one press: a sign for each, and who may.
import type { Session } from '../connection/session.svelte'
import type { React } from '../protocol/types'
import { t } from '../words'

export type Reaction = React['reaction']

/** In the order in which they are offered. */
export const SIGNS: Record<Reaction, string> = { bravo: 'trophy', luck: 'clover', thanks: 'shake', ouch: 'bust', ha: 'laugh', hurry: 'hourglass' }

export const reactionText = (reaction: Reaction): string => t(`reaction-${reaction}`)

/** Why this person may not talk, as the id of a sentence; null: they may. */
export function silencedAt({ guest, table, isHost }: Session): string | null {
  if (guest === null) return 'chat-watchers'
  if (table?.muted.includes(guest)) return 'problem-table-muted'
  return table?.quiet && !isHost ? 'problem-table-quiet' : null
}

/** Is there somebody else to react to, and may one? */
export function mayReact(session: Session): boolean {
  const others = session.table?.seats.some(({ kind }, seat) => kind === 'person' && !session.seats.includes(seat)) ?? false
  return others && silencedAt(session) === null
}
