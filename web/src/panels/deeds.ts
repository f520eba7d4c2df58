// An action, as it is written on the wire, in words: "take flute:1/2" is "Trade with a Flute".
import { kindOf } from '../cards/facts'
import { characterName } from '../adventure/words'
import { never, oneOf } from '../closed'
import { ACTIONS, type ActionKind } from '../generated/vocabulary'
import { list, t } from '../words'
import { cardOne, cardThe, sentence } from '../words/cards'
import { contractName } from '../words/contracts'

export interface Deed {
  kind: ActionKind
  card: string | null // or the contract, the mission, the character, or the seat
  given: string[]
}

/** The parts of an action. */
export function deedOf(action: string): Deed {
  const [kind = '', card = null, withWord, ...given] = action.split(' ')
  return { kind: oneOf(ACTIONS, kind), card, given: withWord === 'with' ? given : [] }
}

/** An action as a short phrase on its own. In some languages the card comes first. */
export function deedText(action: string, nameOf: (seat: number) => string): string {
  return sentence(phrase(action, nameOf))
}

function phrase(action: string, nameOf: (seat: number) => string): string {
  const { kind, card, given } = deedOf(action)
  switch (kind) {
    case 'draw':
      return t('deed-draw')
    case 'stop':
      return t('deed-stop')
    case 'gamble':
      return t('deed-gamble')
    case 'repel':
      return t('deed-repel')
    case 'keep':
      return t('deed-keep')
    case 'pass':
      return t('deed-pass')
    case 'take':
      return card ? taking(card) : action
    case 'claim':
      if (!card) return action
      if (given.length === 0) return t('deed-claim', { card: cardThe(card) })
      return t('deed-claim-with', { card: cardThe(card), persons: list(given.map(cardOne)) })
    case 'contract':
      return card ? t('deed-contract', { contract: contractName(card) }) : action
    case 'decline':
      return card ? t('deed-decline', { card: cardOne(card) }) : action
    case 'give':
      return card ? t('deed-give', { name: nameOf(Number(card)) }) : action
    case 'set_aside':
      return t('deed-set-aside')
    case 'choose':
      return card ? t('deed-choose', { character: characterName(card) }) : action
    case 'complete':
      if (!card) return action
      return given.length ? t('deed-complete-with', { mission: card, cards: list(given.map(cardOne)) }) : t('deed-complete', { mission: card })
    case 'stow':
      return card ? t('deed-stow', { card: cardOne(card) }) : action
    case 'look':
      return t('deed-look')
    case 'return':
      return card ? t('deed-return', { card: cardThe(card) }) : action
    case 'sell':
      return card ? t('deed-sell', { card: cardThe(card) }) : action
    case 'pay_crown':
      return t('deed-pay-crown')
    case 'buy_off':
      return t('deed-buy-off')
    default:
      return never(kind)
  }
}

function taking(card: string): string {
  const kind = kindOf(card)
  switch (kind) {
    case 'ship':
      return t('deed-trade', { card: cardOne(card) })
    case 'person':
      return t('deed-hire', { card: cardOne(card) })
    case 'expedition':
    case 'tax':
      throw new Error(`${card} is never taken from the harbor`)
    default:
      return never(kind)
  }
}
