// The voice of this page: its language, the names at the table, and who is "you".
import { cardFacts } from '../cards/facts'
import type { Session } from '../connection/session.svelte'
import { lang, list, percent, t } from '../words'
import { cardOne, cardThe } from '../words/cards'
import { contractName } from '../words/contracts'
import { drawnBefore } from '../stage/moments'
import type { Voice } from './log'
import { isMe, seatName } from './seats'

export function voiceOf(session: Session): Voice {
  return {
    t,
    one: cardOne,
    the: cardThe,
    contract: contractName,
    list,
    percent,
    ordinal: (value) => new Intl.PluralRules(lang.current, { type: 'ordinal' }).select(value),
    strength: (code) => cardFacts(code).strength ?? null,
    name: (seat) => seatName(session, seat),
    isMe: (seat) => isMe(session, seat),
    drawn: (entry) => drawnBefore(session.entries, entry),
  }
}
