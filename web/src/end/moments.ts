// A moment that decided the game, in words and with a sign.
import type { Session } from '../connection/session.svelte'
import { deedText } from '../panels/deeds'
import type { Moment } from '../protocol/types'
import { list, number, t } from '../words'
import { cardOne, coachReason } from '../words/cards'
import { whoOf } from './names'

const ICONS: Record<string, string> = { bust: 'bust', chance: 'die', decision: 'flag' }

export function iconOf(moment: Moment): string {
  return ICONS[moment.bust ? 'bust' : moment.kind] ?? 'flag'
}

export function momentText(session: Session, moment: Moment): string {
  const who = whoOf(session, moment.seat)
  if (moment.kind === 'decision') {
    const did = t('end-moment-chose', { ...who, did: moment.action ? deedText(moment.action) : '', best: moment.best ? deedText(moment.best) : '' })
    // The coach speaks to whoever decided: its reason is told to them alone.
    return moment.reason && session.seats.includes(moment.seat) ? `${did} ${coachReason(moment.reason)}` : did
  }
  if (moment.bust) return t('end-moment-bust', who)
  return t('end-moment-cards', { ...who, cards: list(moment.cards.map(cardOne)) })
}

/** In points of the chance to win. */
export function changeText(change: number): string {
  return `${change > 0 ? '+' : ''}${number(Math.round(change * 100))}`
}
