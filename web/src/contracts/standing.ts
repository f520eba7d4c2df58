// How contracts stand, read from a look: which of their signs are lit, in which order they are shown, what completing brings.
// Pure; the client knows no rules.
import { shipColorOf } from '../cards/facts'
import type { ContractState, Look } from '../protocol/types'
import { list, t } from '../words'
import { contractAsks, contractName, gainText } from '../words/contracts'
import { contractFacts } from './facts'

export interface Sign {
  id: string // in the sprite
  lit: boolean
}

/** The signs of what a contract asks for; lit is what a seat can supply, has kept, or flies now. */
export function signsOf(contract: ContractState, seat: number, look: Pick<Look, 'colors' | 'players' | 'active'>): Sign[] {
  const { how, asks } = contractFacts(contract.id)
  const done = contract.completed.includes(seat)
  const kept = (look.players[seat]?.holds.kept ?? []).map(shipColorOf)
  const flying = seat === look.active ? look.colors : []
  if (how === 'ships_kept') return asks.map((id) => ({ id, lit: done || kept.some((color) => id === `q-sail-${color}`) }))
  if (how === 'at_colors') return asks.map((id, i) => (flying[i] ? { id: `${id}-${flying[i]}`, lit: true } : { id, lit: done }))
  // The ship first, then a coin for each step.
  if (how === 'declining') return asks.map((id, i) => ({ id, lit: i === 0 || i <= (contract.steps[seat] ?? 0) }))
  if (contract.asks.length === 0) return asks.map((id) => ({ id, lit: done || contract.status === 'ready' }))
  if (asks.length === 1) return asks.map((id) => ({ id, lit: contract.asks.every(({ have, count }) => (have[seat] ?? 0) >= count) }))
  const lit = contract.asks.flatMap(({ have, count }) => Array.from({ length: count }, (_, i) => i < (have[seat] ?? 0)))
  return asks.map((id, i) => ({ id, lit: done || (lit[i] ?? false) }))
}

const RANK: Record<ContractState['status'], number> = { ready: 0, begun: 1, met: 2, open: 3, no_cube: 4, completed: 5 }

/** Has a crew nothing more to do about it? */
export const isDone = (contract: ContractState): boolean => contract.completed.length > 0

/** What can be done now, what is under way, what is open, what is done. */
export function inOrder(contracts: readonly ContractState[], together: boolean): ContractState[] {
  const rank = (contract: ContractState): number => (together && isDone(contract) ? 9 : RANK[contract.status])
  return [...contracts].sort((a, b) => rank(a) - rank(b))
}

/** How far the seat is that is nearest to what a contract asks for, where that is not the reader's own: `Otto 9`. */
export function nearestText(contract: ContractState, look: Pick<Look, 'players' | 'seat'>): string | null {
  const { nearest } = contract
  if (nearest === null || nearest === look.seat || isDone(contract)) return null
  const [ask, more] = contract.asks
  if (!ask || more || ask.count < 5) return null
  return `${look.players[nearest]?.name ?? ''} ${ask.have[nearest] ?? 0}`
}

/** A contract for a screen reader: what it asks for, and how it stands. */
export function labelOf(contract: ContractState, look: Pick<Look, 'players' | 'seat'>): string {
  const { id, status, steps, completed, coins, influence } = contract
  const all = contractFacts(id).steps
  const seat = look.seat ?? -1
  const name = (one: number): string => look.players[one]?.name ?? ''
  let label = t('contract-label', { contract: contractName(id), asks: contractAsks(id) })
  if (status === 'ready') label = t('contract-label-ready', { label, gain: gainText({ coins, influence }) })
  else if (status === 'completed') label = t('contract-label-done', { label })
  else if (status === 'begun') label = t('contract-label-begun', { label, step: steps[seat] ?? 0, steps: all })
  else if (status === 'no_cube') label = t('contract-label-no-cube', { label })
  const others = completed.filter((one) => one !== seat)
  if (others.length) label = t('contract-label-done-by', { label, names: list(others.map(name)) })
  steps.forEach((step, one) => {
    if (step > 0 && one !== seat && !completed.includes(one)) label = t('contract-label-begun-by', { label, name: name(one), step, steps: all })
  })
  return label
}

/** The level of the sand: red, one for one, in the last turns. */
export function glassOf({ left, start }: { left: number; start: number }): string {
  return left <= LATE ? `glass-late-${left}` : `glass-${Math.max(1, Math.round((left / Math.max(1, start)) * 10))}`
}
export const LATE = 3
