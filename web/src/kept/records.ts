// What this person has achieved on this device: the longest run, the most influence, and streaks against each bot.
import { readKept, writeKept } from './store'

export interface Records {
  run: number // cards of one turn that did not bust
  influence: number
  streaks: Record<string, number> // by bot: games in a row in which one came in before it
  counted: string[] // tables, the last ones: no game counts twice
}

/** One finished game, as it counts. */
export interface Finished {
  code: string
  run: number
  influence: number
  bots: { bot: string; ahead: boolean }[] // did I come in before it?
}

export interface Achieved {
  run: number | null // a new record
  influence: number | null
  streaks: { bot: string; count: number }[] // longer than one
}

const NONE: Records = { run: 0, influence: 0, streaks: {}, counted: [] }
const MOST = 50

/** The records with one more game, and what is new about them. The first game is no record: there was none before. */
export function withGame(before: Records, { code, run, influence, bots }: Finished): { after: Records; achieved: Achieved } {
  const streaks = { ...before.streaks }
  for (const bot of new Set(bots.map((one) => one.bot))) {
    streaks[bot] = bots.every((one) => one.bot !== bot || one.ahead) ? (streaks[bot] ?? 0) + 1 : 0
  }
  const first = before.counted.length === 0
  const achieved = {
    run: !first && run > before.run ? run : null,
    influence: !first && influence > before.influence ? influence : null,
    streaks: [...new Set(bots.map((one) => one.bot))].flatMap((bot) => ((streaks[bot] ?? 0) > 1 ? [{ bot, count: streaks[bot] ?? 0 }] : [])),
  }
  const after = { run: Math.max(before.run, run), influence: Math.max(before.influence, influence), streaks, counted: [...before.counted, code].slice(-MOST) }
  return { after, achieved }
}

/** Counts a game, once; what it achieved. */
export function count(game: Finished): Achieved {
  const before = { ...NONE, ...readKept<Partial<Records>>('records', {}) }
  if (before.counted.includes(game.code)) return readKept<Record<string, Achieved>>('achieved', {})[game.code] ?? { run: null, influence: null, streaks: [] }
  const { after, achieved } = withGame(before, game)
  writeKept('records', after)
  writeKept('achieved', { [game.code]: achieved }) // of the last game alone: its page may be loaded again
  return achieved
}
