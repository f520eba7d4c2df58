// Every card of the first deck before it is shuffled, in the order of the catalog: the box, not a rule.
import catalog from '../generated/cards.json'
import rulings from '../generated/rulings.json'
import { JOINS } from '../generated/vocabulary'

interface Copies {
  code: string
  special?: boolean
  copies: Record<string, number>
  added?: Record<string, number>
}

export interface Played {
  edition: string
  modules: readonly string[]
  rulings?: Record<string, string>
}

/** The expedition for five lies on the table or stays in the box, unless it is shuffled in. */
function isSpecialInDeck({ edition, rulings: own }: Played): boolean {
  const question = rulings.rulings.find(({ id }) => id === 'five_player_expedition')
  return (own?.five_player_expedition ?? (question?.answers as Record<string, string> | undefined)?.[edition]) !== 'table'
}

export function pileOf(played: Played): string[] {
  const pile: string[] = []
  for (const card of Object.values(catalog) as unknown as Copies[]) {
    if (card.special && !isSpecialInDeck(played)) continue
    for (const module of played.modules) {
      const joined = played.modules.includes(JOINS[module] ?? '')
      const copies = (joined ? card.added : card.copies)?.[module] ?? 0
      for (let i = 0; i < copies; i++) pile.push(card.code)
    }
  }
  return pile
}
