// The facts of all contracts, by id, from the engine's data. Their words are in words/contracts.ts, their drawings in the sprite.
import { Unheard } from '../closed'
import facts from '../generated/contracts.json'
import type { Color } from '../generated/vocabulary'

export interface ContractFacts {
  id: string
  how: 'having' | 'paying' | 'ships_kept' | 'at_tax' | 'at_bust' | 'at_colors' | 'declining' // completes it
  needs?: Record<string, number> // abilities, and how much of each
  amount?: number // coins to pay, ships to keep, colors in the harbor, or the highest price of somebody cheap
  color?: Color // of the ships whose coins are let go
  steps: number
  payouts: number[] // coins for the first, the second ... to complete it
  turns: number // on the seal
  letter: string
  together?: boolean // for crews alone
  reconstructed?: boolean // seal and payouts are not public
  at_moment: boolean // now or never
  for_active: boolean // by the active player alone
  asks: string[] // the signs of what it asks for, in the sprite
}

const FACTS = facts as unknown as Record<string, ContractFacts>

/** Every contract there is. */
export const CONTRACTS: readonly ContractFacts[] = Object.values(FACTS)

export function contractFacts(id: string): ContractFacts {
  if (!isContract(id)) throw new Unheard(id)
  return FACTS[id]
}

export function isContract(id: string): boolean {
  return Object.hasOwn(FACTS, id)
}

/** The contract for which repelled ships are kept. */
export const NEST: ContractFacts | undefined = CONTRACTS.find(({ how }) => how === 'ships_kept')
