// What there is to catch up with, from the story. Pure.
import { linesOf, type Line, type Voice } from '../panels/log'
import type { Entry, EventInfo } from '../protocol/types'

const MOST = 3
/** What somebody drew is seen, and soon swept away; what they did with it stays. */
const PASSING: readonly string[] = ['card_revealed', 'ship_kept', 'deck_shuffled', 'taking_ended', 'discovery_ended', 'gambler_used']

/** The last lines of the story, oldest first. */
export function lastLines(entries: readonly Entry[], voice: Voice, most = MOST, wanted?: (event: EventInfo) => boolean): Line[] {
  const found: Line[] = []
  for (let at = entries.length - 1; at >= 0 && found.length < most; at -= 1) {
    const lines = linesOf(entries[at] as Entry, voice, wanted).filter((line): line is Line => 'text' in line && line.kind !== 'chat')
    found.unshift(...lines.slice(-(most - found.length)))
  }
  return found
}

/** The last deeds of others since the last turn of somebody on these seats, without what only passed by. */
export function sinceMyTurn(entries: readonly Entry[], seats: readonly number[], voice: Voice): Line[] {
  const mine = entries.findLastIndex((entry) => entry.events.some((event) => event.kind === 'turn_ended' && seats.includes(event.seat)))
  const since = entries.slice(mine + 1).filter((entry) => entry.kind === 'moved' && !(entry.seat !== null && seats.includes(entry.seat)))
  return lastLines(since, voice, MOST, (event) => !PASSING.includes(event.kind) || !!event.card?.startsWith('tax'))
}
