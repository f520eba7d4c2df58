// The facts of all cards, by code, from the engine's catalog. Their words are in words/cards.ts, their faces in the sprite.
import { Unheard } from '../closed'
import catalog from '../generated/cards.json'
import type { Bonus, Color, Kind } from '../generated/vocabulary'

export interface CardFacts {
  code: string
  kind: Kind
  name: string
  color?: Color
  strength?: number | 'skull'
  coins?: number
  item?: string // what a ship carries
  crowns?: number // that a ship brings instead of coins
  price?: number // at which a barmaid buys
  ares_coin?: number // for each ship of the Ares
  taxed_from?: number // where a tax has a limit of its own
  bonus_coins?: number
  gift?: number // coins that a ship brings to somebody else
  cost?: number
  influence?: number
  swords?: number
  needs?: string[]
  bonus?: Bonus
  special?: boolean
  copies: Record<string, number>
  reconstructed?: Record<string, number> // copies whose numbers are not public, by module
}

const FACTS = catalog as unknown as Record<string, CardFacts>

/** Every card there is. */
export const CARDS: readonly CardFacts[] = Object.values(FACTS)

export function isCard(code: string): boolean {
  return Object.hasOwn(FACTS, code)
}

/** What is printed on a card. */
export function cardFacts(code: string): CardFacts {
  if (!isCard(code)) throw new Unheard(code)
  return FACTS[code]
}

export function kindOf(code: string): Kind {
  return cardFacts(code).kind
}

/** The color of a ship; a person's color is not a ship's. */
export function shipColorOf(code: string): Color | null {
  const { kind, color } = cardFacts(code)
  return kind === 'ship' ? (color ?? null) : null
}
