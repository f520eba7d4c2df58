// A moment that decided the game, in words and with a sign.
import type { Session } from '../connection/session.svelte'
import { deedText } from '../panels/deeds'
import { seatName } from '../panels/seats'
import type { Moment, Story } from '../protocol/types'
import { list, t } from '../words'
import { cardOne, coachReason } from '../words/cards'
import { whoOf } from './names'

const ICONS: Record<string, string> = { bust: 'bust', chance: 'die', decision: 'flag' }

export function iconOf(moment: Moment): string {
  return ICONS[moment.bust ? 'bust' : moment.kind] ?? 'flag'
}

const MOST = 3

/** The moments that decided, for somebody on these seats: their own most costly decision is always one of them. */
export function momentsFor(story: Pick<Story, 'moments' | 'costliest'>, seats: readonly number[]): Moment[] {
  const mine = seats.flatMap((seat) => story.costliest[seat] ?? []).sort((a, b) => a.change - b.change)[0]
  if (!mine || story.moments.some((one) => one.number === mine.number && one.kind === 'decision')) return story.moments
  const largest = story.moments.filter((one) => !isAlike(one, mine)).sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST - 1)
  return [...largest, mine].sort((a, b) => a.number - b.number)
}

/** Two choices of one turn, or told in the same words, are one story. */
function isAlike(one: Moment, other: Moment): boolean {
  const sameWords = one.action === other.action && one.best === other.best
  return one.kind === other.kind && one.seat === other.seat && (one.round === other.round || sameWords)
}

export function momentText(session: Session, moment: Moment): string {
  const who = whoOf(session, moment.seat)
  if (moment.kind === 'decision') {
    const deed = (action: string | null): string => (action ? deedText(action, (seat) => seatName(session, seat)) : '')
    const did = t('end-moment-chose', { ...who, did: deed(moment.action), best: deed(moment.best) })
    // The coach speaks to whoever decided: its reason is told to them alone.
    return moment.reason && session.seats.includes(moment.seat) ? `${did} ${coachReason(moment.reason)}` : did
  }
  if (moment.bust) return t('end-moment-bust', who)
  return t('end-moment-cards', { ...who, cards: list(moment.cards.map(cardOne)) })
}
