// This device's part of a seed: random bytes, made once the table's commitment is known, and noted here together with it.
// One table gets one part: a server that came with another commitment, to try again, would get nothing new to try with.
import type { Session } from '../connection/session.svelte'
import { readKept, writeKept } from '../kept/store'
import { toHex } from './hashes'
import type { Noted } from './verify'

interface Kept extends Noted {
  at: number
}

const MOST = 24 // tables remembered

export function notedAt(code: string): Noted | null {
  return readKept<Record<string, Kept>>('fair', {})[code] ?? null
}

function note(code: string, noted: Noted): void {
  const all = { ...readKept<Record<string, Kept>>('fair', {}), [code]: { ...noted, at: Date.now() } }
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at)
  writeKept('fair', Object.fromEntries(newest.slice(0, MOST)))
}

const said = new WeakSet<Session>()

/** Adds the part of this device, if it plays here and the game has not begun. False: the table would not take it. */
export async function addPart(session: Session): Promise<boolean> {
  const { table, seats, code } = session
  if (!table?.fair || table.state !== 'lobby' || seats.length === 0 || said.has(session)) return true
  said.add(session)
  const { game, commitment } = table.fair
  const noted = notedAt(code) ?? { game, commitment, part: toHex(crypto.getRandomValues(new Uint8Array(32))), taken: false }
  note(code, noted)
  const answer = await session.say({ type: 'add_part', part: noted.part })
  if (answer.ok) note(code, { ...noted, taken: true })
  return answer.ok
}
