// What players are called once the game is over: "you", or by their name.
import type { Session } from '../connection/session.svelte'
import { isMe, seatName } from '../panels/seats'
import { t } from '../words'

export function nameOf(session: Session, seat: number): string {
  return isMe(session, seat) ? t('log-you') : seatName(session, seat)
}

/** For sentences about a player, which differ where it is the reader. */
export function whoOf(session: Session, seat: number): { you: 'yes' | 'no'; name: string } {
  return { you: isMe(session, seat) ? 'yes' : 'no', name: seatName(session, seat) }
}
