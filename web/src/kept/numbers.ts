// Every game this person has played to its end, as few numbers as tell it. On this device, and where one wants it, on the
// server under a code. From them comes all that the page of numbers shows.
import { dropKept, readKept, writeKept } from './store'

export interface Played {
  code: string // of the table: no game counts twice
  at: number // milliseconds since 1970
  modules: string[]
  players: number
  won: boolean
  place: number
  influence: number
  coins: number
  busts: number
  turns: number
  bots: { bot: string; ahead: boolean }[]
  crew: boolean
  daily: string | null // the challenge of a day
}

export interface Numbers {
  games: Played[]
  code: string | null // under which they lie on the server
  forget: string | null // the code of what was deleted here while the server could not be reached
}

const MOST = 1000

export function soundGames(kept: unknown): Played[] {
  if (!Array.isArray(kept)) return []
  const found = kept.filter((one: Partial<Played> | null): one is Played =>
    typeof one?.code === 'string' && typeof one.at === 'number' && typeof one.won === 'boolean' && typeof one.influence === 'number' && Array.isArray(one.modules) && Array.isArray(one.bots))
  return [...new Map(found.map((one) => [one.code, one])).values()].sort((a, b) => a.at - b.at).slice(-MOST)
}

export function numbers(): Numbers {
  const kept = readKept<Partial<Numbers>>('numbers', {})
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return { games: soundGames(kept.games), code: text(kept.code), forget: text(kept.forget) }
}

export function keepNumbers(now: Numbers): void {
  writeKept('numbers', { ...now, games: soundGames(now.games) })
}

// What else a person's games leave on this device.
const BESIDE = ['challenges', 'drills', 'records'] as const

/** All of it, to be taken along. */
export function everything(): Record<'games' | (typeof BESIDE)[number], unknown> {
  const [challenges, drills, records] = BESIDE.map((name) => readKept<unknown>(name, null))
  return { games: numbers().games, challenges, drills, records }
}

/** Nothing is left on this device; `forget` is what the server has still to be told of. */
export function eraseAll(forget: string | null): void {
  for (const name of [...BESIDE, 'achieved', 'secrets']) dropKept(name)
  keepNumbers({ games: [], code: null, forget })
}

/** One more game, once; whether it is new. */
export function countGame(game: Omit<Played, 'at'>): boolean {
  const before = numbers()
  if (before.games.some(({ code }) => code === game.code)) return false
  keepNumbers({ ...before, games: [...before.games, { ...game, at: Date.now() }] })
  return true
}

const mean = (values: readonly number[]): number => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0)

export interface Totals {
  games: number
  wins: number
  busts: number // a game
  influence: number
  coins: number
}

export function totals(games: readonly Played[]): Totals {
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    busts: mean(games.map(({ busts }) => busts)),
    influence: mean(games.filter(({ crew }) => !crew).map(({ influence }) => influence)),
    coins: mean(games.map(({ coins }) => coins)),
  }
}

export interface Rival {
  bot: string
  games: number
  ahead: number
  course: number[] // after each game, the share of the last ten in which one came in before it
}

const WINDOW = 10

/** How one stands against each bot, over time. */
export function rivals(games: readonly Played[]): Rival[] {
  const found = new Map<string, boolean[]>()
  for (const { bots } of games) for (const { bot, ahead } of bots) found.set(bot, [...(found.get(bot) ?? []), ahead])
  return [...found].map(([bot, ahead]) => ({
    bot,
    games: ahead.length,
    ahead: ahead.filter(Boolean).length,
    course: ahead.map((_, at) => mean(ahead.slice(Math.max(0, at + 1 - WINDOW), at + 1).map(Number))),
  }))
}

/** Achievements worth having, each with whether it is had. */
export function feats(games: readonly Played[], strongest: readonly string[], days: number): Record<'first' | 'strongest' | 'clean' | 'five' | 'crew' | 'week', boolean> {
  let row = 0
  let longest = 0
  for (const { won } of games) longest = Math.max(longest, (row = won ? row + 1 : 0))
  return {
    first: games.some(({ won, crew }) => won && !crew),
    strongest: games.some(({ bots }) => bots.some(({ bot, ahead }) => ahead && strongest.includes(bot))),
    clean: games.some(({ won, busts, crew, bots }) => won && !crew && busts === 0 && bots.length > 0),
    five: longest >= 5,
    crew: games.some(({ won, crew }) => won && crew),
    week: days >= 7,
  }
}

const COLUMNS = ['at', 'code', 'modules', 'players', 'won', 'place', 'influence', 'coins', 'busts', 'turns', 'crew', 'daily', 'bots'] as const

/** As a table for other programs. */
export function asCsv(games: readonly Played[]): string {
  const cell = (value: unknown): string => {
    const text = Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'object' && one !== null && 'bot' in one ? `${String(one.bot)}${'ahead' in one && one.ahead ? '+' : '-'}` : String(one))).join(' ') : String(value ?? '')
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const rows = games.map((game) => COLUMNS.map((name) => (name === 'at' ? new Date(game.at).toISOString() : cell(game[name]))).join(','))
  return [COLUMNS.join(','), ...rows].join('\n') + '\n'
}
