// An adventure as people speak of it: events, characters, what a mission asks for. What a campaign of somebody else calls its
// own is told by its id.
import type { Demand, MissionState } from '../protocol/types'
import { hasWords, list, t, wordId } from '../words'

/** What a character is called. */
export function characterName(id: string): string {
  const found = wordId('character', id)
  return hasWords(found) ? t(found) : id
}

/** What a character can do, once the door is open. */
export function characterText(id: string): string {
  const found = wordId('character', `${id}-text`)
  return hasWords(found) ? t(found) : ''
}

/** What a character says when a mission is done, or after a bust. */
export function voiceOf(id: string, when: 'done' | 'bust'): string {
  const found = wordId('character', `${id}-${when}`)
  return hasWords(found) ? t(found) : ''
}

export function eventName(id: string): string {
  const found = wordId('event', id)
  return hasWords(found) ? t(found) : id
}

/** What an event does, in a sentence. */
export function eventText(id: string): string {
  const found = wordId('event', `${id}-text`)
  return hasWords(found) ? t(found) : ''
}

// Things that a mission asks for and that are called as a card is.
const CARDS: Record<string, string> = { yellow: 'pinnace', blue: 'flute', green: 'barque', red: 'frigate', black: 'galleon', wholesalers: 'wholesaler', clerks: 'clerk' }

/** One thing a mission asks for: `2 swords`, `4 coins`. */
export function demandText({ what, count }: Pick<Demand, 'what' | 'count'>): string {
  const found = wordId('mission-need', what)
  return hasWords(found) ? t(found, { count }) : t('mission-need-card', { count, name: t(wordId('card-name', CARDS[what] ?? what)) })
}

/** All that a mission asks for: what one must have, then what one gives. */
export function demandsText(mission: MissionState): string {
  const having = mission.demands.filter(({ given }) => !given).map(demandText)
  const giving = mission.demands.filter(({ given }) => given).map(demandText)
  const moment = mission.moment ? [t(wordId('mission-moment', mission.moment))] : []
  return [
    ...moment,
    ...(having.length ? [t('mission-have', { things: list(having) })] : []),
    ...(giving.length ? [t('mission-give', { things: list(giving) })] : []),
    ...(mission.of > 1 ? [t('mission-times', { count: mission.of })] : []),
    ...(mission.takes_fewer ? [t('mission-fewer', { count: mission.takes_fewer })] : []),
  ].join(' ')
}

/** What completing a mission brings now. */
export function rewardText(mission: MissionState): string {
  const parts = [
    ...(mission.first_coins ? [t('mission-gain-coins', { count: mission.first_coins })] : []),
    ...(mission.first_crowns + mission.crowns ? [t('mission-gain-crowns', { count: mission.first_crowns + mission.crowns })] : []),
  ]
  return list(parts)
}

/** What a month's end does, as the hourglass of the newest mission says. */
export function hourglassText({ kind, asks, done, not_done, coins }: MissionState['hourglass']): string {
  if (kind === 'ask') return t('month-asks', { mission: asks ?? '', done: done ?? '', not: not_done ?? '' })
  if (kind === 'next') return t('month-next', { mission: done ?? '' })
  if (kind === 'card9') return t('month-ends-chapter')
  return kind === 'buy_off' ? t('month-cube', { count: coins }) : ''
}

/** What is missing for a seat, in a few words; nothing: empty. */
export function shortText(mission: MissionState, seat: number): string {
  const missing = mission.demands.filter(({ count, have }) => (have[seat] ?? 0) < count).map(({ what, count, have }) => demandText({ what, count: count - (have[seat] ?? 0) }))
  return missing.length ? t('mission-short', { things: list(missing) }) : ''
}
