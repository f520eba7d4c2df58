// How the bots look, and the order in which they are offered. Who they are is told by the server, what they are called by the words.
import type { BotInfo } from '../protocol/types'

const PORTRAITS: Record<string, string> = {
  castaway: 't-settler',
  deckhand: 't-sailor',
  bosun: 't-pirate',
  helmsman: 't-captain',
  cautious: 't-priest',
  daredevil: 't-jester',
  'expedition-hunter': 't-trader-green',
  navigator: 't-admiral',
  privateer: 't-governor',
}

/** The drawing of a bot; those without one of their own are jacks of all trades. */
export function portraitOf(bot: string): string {
  return PORTRAITS[bot] ?? 't-jack_of_all_trades'
}

/** By level, weakest first. */
export function byLevel(bots: readonly BotInfo[]): [number, BotInfo[]][] {
  const levels = new Map<number, BotInfo[]>()
  for (const bot of bots) levels.set(bot.level, [...(levels.get(bot.level) ?? []), bot])
  return [...levels].sort(([a], [b]) => a - b)
}
