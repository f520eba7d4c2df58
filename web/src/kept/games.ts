// The games this device has seen to their end, the latest first: to be looked at again.
import { readKept, writeKept } from './store'

export interface KeptGame {
  code: string
  at: number // when it was over, as far as this device knows
  names: string[]
  winners: number[]
  mine: number | null // my seat
  modules: string[]
}

const MOST = 60

/** All of them; what another version may have written is left out. */
export function keptGames(): KeptGame[] {
  const kept = readKept<unknown>('games', [])
  return Array.isArray(kept) ? kept.filter((one: Partial<KeptGame> | null): one is KeptGame => typeof one?.code === 'string' && Array.isArray(one.names) && Array.isArray(one.winners) && Array.isArray(one.modules)) : []
}

/** One more, once. */
export function keepGame(game: Omit<KeptGame, 'at'>): void {
  const others = keptGames()
  const before = others.find(({ code }) => code === game.code)
  writeKept('games', [{ ...game, at: before?.at ?? Date.now() }, ...others.filter(({ code }) => code !== game.code)].sort((a, b) => b.at - a.at).slice(0, MOST))
}

export function forgetGame(code: string): void {
  writeKept('games', keptGames().filter((one) => one.code !== code))
}
