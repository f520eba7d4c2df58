// Who sits where, as panels show it: a name, a color, and whether it is me.
import type { Session } from '../connection/session.svelte'
import type { TableInfo } from '../protocol/types'

/** The color of a seat, for `style:--seat={...}`. */
export function seatColor(table: TableInfo | null, seat: number): string {
  return `var(--avatar-${table?.seats[seat]?.color ?? seat})`
}

export function seatName(session: Session, seat: number): string {
  return session.look?.players[seat]?.name ?? session.table?.seats[seat]?.name ?? ''
}

/** Is this seat "you"? Where several people play on one device, everybody is called by name. */
export function isMe(session: Session, seat: number): boolean {
  return session.seats.length === 1 && session.seats[0] === seat
}
