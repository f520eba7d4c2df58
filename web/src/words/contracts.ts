// Contracts as people speak of them, in the language of the page. Facts come from data, words from contracts.ftl.
import { contractFacts, type ContractFacts } from '../contracts/facts'
import { list, number, signed, t, wordId, type Words } from './words.svelte'

/** Its numbers; of what it needs, how many of the first thing. */
function variables({ needs, amount = 0, steps }: ContractFacts): Words {
  return { count: Object.values(needs ?? {})[0] ?? 0, amount, steps }
}

export function contractName(id: string): string {
  return t(wordId('contract-name', id))
}

/** What it asks for, in a sentence or two. */
export function contractText(id: string): string {
  const contract = contractFacts(id)
  return t(wordId('contract-text', id), variables(contract))
}

// What is asked for under another name than the words'.
const CALLED: Record<string, string> = { ships_kept: 'ships' }

/** Things that are needed, as a list: `a Captain and 2 swords`. */
export function needsText(needs: Record<string, number>, amount = 0): string {
  return list(Object.entries(needs).map(([ability, count]) => t(wordId('contract-need', CALLED[ability] ?? ability), { count, amount })))
}

/** What it asks for, in a few words. */
export function contractAsks(id: string): string {
  const contract = contractFacts(id)
  return contract.needs ? needsText(contract.needs, contract.amount) : t(wordId('contract-asks', id), variables(contract))
}

/** When it may be completed, and by whom. */
export function contractWhen(id: string): string {
  const { at_moment, for_active } = contractFacts(id)
  if (at_moment) return for_active ? t('contract-when-now-own') : t('contract-when-now')
  return for_active ? t('contract-when-own') : t('contract-when-any')
}

/** What matters at the table beside what it asks for: to a crew its seal, to others what it pays to each of them. */
export function contractFootnotes(id: string, crew: boolean, facts: Pick<ContractFacts, 'payouts' | 'turns' | 'letter' | 'reconstructed'> = contractFacts(id)): string[] {
  const { payouts, turns, letter, reconstructed } = facts
  const coins = payouts.map((count) => number(count)).join(', ')
  return [
    crew ? t('contract-seal', { turns: number(turns), letter }) : payouts.some(Boolean) ? t('contract-pays', { coins }) : t('contract-pays-nothing'),
    ...(reconstructed ? [t('contract-reconstructed')] : []),
  ]
}

/** What completing one brings: `2 coins and 1 influence`. */
export function gainText({ coins, influence }: { coins: number; influence: number }): string {
  const parts = coins || !influence ? [t('contract-gain-coins', { count: coins })] : []
  return list([...parts, ...(influence ? [t('contract-gain-influence', { count: influence })] : [])])
}

/** The same below a button. */
export function gainLine({ coins, influence }: { coins: number; influence: number }): string {
  return influence ? t('contract-do-both', { coins, influence }) : t('contract-do-coins', { coins })
}

export function rankName(rank: string): string {
  return t(wordId('rank', rank))
}

/** `13 + 4 on the seals + 7 letters`, of the contracts of a crew. */
export function timeSum(cards: number, contracts: readonly Pick<ContractFacts, 'turns' | 'letter'>[]): string {
  const seals = contracts.reduce((sum, { turns }) => sum + turns, 0)
  const letters = new Set(contracts.map(({ letter }) => letter)).size
  return t('start-sum', { cards, seals: signed(seals).replace(/^([+\u2212]?)/, (sign) => `${sign || '+'} `), letters })
}
