// What this person made of challenges on this device: the first game of each counts, as on the server.
import type { ResultInfo } from '../protocol/types'
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
