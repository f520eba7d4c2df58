// Who else is at a table, as its host sees them: each person once, however many seats they have.
import type { TableInfo } from '../protocol/types'

export interface Other {
  guest: number
  name: string
  color: number
  plays: boolean
  muted: boolean
}

/** Everybody with a name but me and the host I stand in for, to whom I can do nothing: those who play first. */
export function othersAt(table: TableInfo, me: number | null): Other[] {
  const found = new Map<number, Other>()
  const add = (guest: number, name: string, color: number, plays: boolean): void => {
    if (guest !== me && guest !== table.stands_for && !found.has(guest)) found.set(guest, { guest, name, color, plays, muted: table.muted.includes(guest) })
  }
  for (const { guest, name, color } of table.seats) if (guest !== null) add(guest, name ?? '', color, true)
  for (const { guest, name } of table.guests) add(guest, name, guest % 8, false)
  return [...found.values()]
}

/** How many look on without a name, at the least: of those with one, some may be away. */
export function namelessIn(table: TableInfo): number {
  return Math.max(0, table.watchers - table.guests.filter(({ guest }) => guest !== table.host).length)
}
