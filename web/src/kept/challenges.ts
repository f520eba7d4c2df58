// What this person made of challenges on this device: the first game of each counts, as on the server.
import type { ResultInfo } from '../protocol/types'
import { newToken } from './guests.svelte'
import { readKept, writeKept } from './store'

/** A finished game of a challenge. */
export interface Faced {
  won: boolean
  place: number
  influence: number
  coins: number
  points: number | null
  at: number // milliseconds since 1970
}

const MOST = 4000 // challenges remembered: three a day for more than three years
const MOST_SECRETS = 400

export function faced(): Record<string, Faced> {
  return readKept<Record<string, Faced>>('challenges', {})
}

/** Remembers how a challenge went, once. */
export function keepFaced(id: string, { won, place, influence, coins, points }: Omit<ResultInfo, 'name' | 'color' | 'at' | 'rounds' | 'tried'>): void {
  const before = faced()
  if (id in before) return
  const all = Object.entries({ ...before, [id]: { won, place, influence, coins, points, at: Date.now() } })
  writeKept('challenges', Object.fromEntries(all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)))
}

/** The secret by which the server knows who plays a challenge again: of it the first game counts. */
export function secretOf(id: string): string {
  return readKept<Record<string, string>>('secrets', {})[id] ?? keepSecret(id, newToken())
}

/** Whose deal a challenge is has played it already. */
export function keepSecret(id: string, secret: string): string {
  const all = { ...readKept<Record<string, string>>('secrets', {}), [id]: secret }
  writeKept('secrets', Object.fromEntries(Object.entries(all).slice(-MOST_SECRETS)))
  return secret
}
