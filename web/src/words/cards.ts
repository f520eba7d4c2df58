// Cards as people speak of them, in the language of the page. Facts come from the catalog, words from cards.ftl.
import { cardFacts, type CardFacts } from '../cards/facts'
import { never } from '../closed'
import { hasWords, list, t, type Words } from './words.svelte'

function kebab(name: string): string {
  return name.replaceAll('_', '-')
}

/** The key of a card in the words: `sailor`, `trader-blue`, `flute`, `tax`. */
function key(card: CardFacts): string {
  const name = kebab(card.name)
  return card.kind === 'person' && card.color ? `${name}-${card.color}` : name
}

/** Symbols as a text: `2 anchors and 1 hut`. */
export function symbolsText(symbols: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return list([...counts].map(([symbol, count]) => t(`card-symbol-${symbol}`, { count })))
}

function variables(card: CardFacts): Words {
  const found: Words = {}
  for (const name of ['coins', 'gift', 'cost', 'influence', 'swords'] as const) found[name] = card[name] ?? 0
  if (typeof card.strength === 'number') found.strength = card.strength
  if (card.needs) found.needs = symbolsText(card.needs)
  return found
}

/** What is written on the card itself: `Trader`, whatever its color. */
export function cardTitle(code: string): string {
  return t(`card-name-${kebab(cardFacts(code).name)}`)
}

/** The name of a card: `Sailor`, `Blue Trader`, `Flute`. */
export function cardName(code: string): string {
  return t(`card-name-${key(cardFacts(code))}`)
}

/** A card as somebody draws, hires or takes it: `a Sailor`, `einen Matrosen`. */
export function cardOne(code: string): string {
  return t(`card-one-${key(cardFacts(code))}`)
}

/** A card one speaks of, as the subject of a sentence: `the Sailor`, `the Expedition for 2 huts`. */
export function cardThe(code: string): string {
  const card = cardFacts(code)
  return t(`card-the-${key(card)}`, variables(card))
}

/** Its kind: `Ship`, `Person`, `Expedition`, `Tax`. */
export function cardKind(code: string): string {
  return t(`card-kind-${cardFacts(code).kind}`)
}

/** What a card does, in a sentence or two. */
export function cardText(code: string): string {
  const card = cardFacts(code)
  const args = variables(card)
  switch (card.kind) {
    case 'ship':
      return [t(card.strength === 'skull' ? 'card-text-ship-skull' : 'card-text-ship', args), ...(card.gift ? [t('card-text-gift', args)] : [])].join(' ')
    case 'person':
      return t(`card-text-${key(card)}`, args)
    case 'expedition':
      return card.special ? t('card-text-expedition-special', args) : t('card-text-expedition', args)
    case 'tax':
      return t(`card-text-tax-${card.bonus}`)
    default:
      return never(card.kind)
  }
}

/** What a person does, in a few words. */
export function cardShort(code: string): string {
  const card = cardFacts(code)
  return card.kind === 'person' ? t(`card-short-${key(card)}`, variables(card)) : ''
}

/** A card for a screen reader: `Flute, strength 1, 2 coins`. */
export function cardLabel(code: string): string {
  const card = cardFacts(code)
  const args: Words = { ...variables(card), name: cardName(code) }
  switch (card.kind) {
    case 'ship': {
      const label = t(card.strength === 'skull' ? 'card-label-ship-skull' : 'card-label-ship', args)
      return card.gift ? t('card-label-gift', { ...args, label }) : label
    }
    case 'person':
      return t('card-label-person', { ...args, ability: cardShort(code) })
    case 'expedition':
      return t('card-label-expedition', args)
    case 'tax':
      return t(`card-label-tax-${card.bonus}`)
    default:
      return never(card.kind)
  }
}

/** A sentence begins with a capital, also where a card with its article is its first word. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

// A sort of cards that may come, not the thing of that name.
const SORTS: Record<string, string> = { expedition: 'expedition-card', tax: 'tax-card' }

/** An event of a chapter; one that somebody else wrote is told by its id. */
function eventName(id: string): string {
  const found = `event-${kebab(id)}`
  return hasWords(found) ? t(found) : id
}

// The facts that are ids, and what they are called.
const CALLED: Record<string, (id: string) => string> = { card: cardThe, expedition: cardThe, contract: (id) => t(`contract-name-${kebab(id)}`), event: eventName }

/** A reason of the coach: an id and facts, as the server sends them. */
export function coachReason(reason: { id: string; facts: Record<string, unknown> }): string {
  const args: Words = {}
  for (const [name, value] of Object.entries(reason.facts)) {
    const called = CALLED[name]
    if (called) args[name] = called(String(value))
    else if (typeof value === 'string' || typeof value === 'number') args[name] = value
  }
  const id = 'cards' in reason.facts && reason.id in SORTS ? SORTS[reason.id] : kebab(reason.id)
  return sentence(t(`coach-reason-${id}`, args))
}
