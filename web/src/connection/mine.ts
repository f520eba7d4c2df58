// What `POST /api/mine` answers: how things are at the tables this device has a token for.
import { forget, knownTables, tokenAt } from '../kept/guests.svelte'
import type { Mine, MyTable } from '../protocol/types'
import { ask } from './http'

/** The latest first. Tables that are no more are forgotten here too. */
export async function myTables(codes: readonly string[] = knownTables()): Promise<MyTable[]> {
  const seats = codes.flatMap((code) => {
    const token = tokenAt(code)
    return token ? [{ code, token }] : []
  })
  if (seats.length === 0) return []
  const { tables, gone } = await ask<Mine>('/api/mine', { seats })
  for (const code of gone) forget(code)
  return tables
}

/** Do others wait for me there? Alone with bots it is always my turn, and nobody waits. */
export const waitsForMe = ({ is_my_turn, people }: MyTable): boolean => is_my_turn && people > 1

/** Those that can be gone on with; where others wait for me first. */
export function runningOf(tables: readonly MyTable[]): MyTable[] {
  const running = tables.filter(({ state, lesson }) => state !== 'over' && lesson === null)
  return [...running.filter(waitsForMe), ...running.filter((table) => !waitsForMe(table))]
}
