// Small things worth telling after a game, counted from its story. Pure.
import type { Entry, StandingInfo } from '../protocol/types'

export interface Tally {
  busts: number[] // by seat
  fees: number[] // coins each seat was paid by others
  longest: { seat: number; cards: number } | null // the most cards of one turn that did not bust
  runs: number[] // the same of each seat
}

export function tallyOf(entries: readonly Entry[], players: number): Tally {
  const busts = Array.from({ length: players }, () => 0)
  const fees = Array.from({ length: players }, () => 0)
  const runs = Array.from({ length: players }, () => 0)
  let longest: Tally['longest'] = null
  let drawn = 0
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.kind === 'card_revealed') drawn = event.count
    else if (event.kind === 'turn_began') drawn = 0
    else if (event.kind === 'harbor_busted') busts[event.seat] = (busts[event.seat] ?? 0) + 1
    else if (event.kind === 'fee_paid') fees[Number(event.detail)] = (fees[Number(event.detail)] ?? 0) + event.count
    else if (event.kind === 'discovery_ended') {
      runs[event.seat] = Math.max(runs[event.seat] ?? 0, drawn)
      if (drawn > (longest?.cards ?? 0)) longest = { seat: event.seat, cards: drawn }
    }
  }
  return { busts, fees, longest, runs }
}

/** Who won, and who came next: what the headline needs. */
export function resultOf(standings: readonly StandingInfo[]): { winners: number[]; best: StandingInfo | null; next: StandingInfo | null } {
  const winners = standings.filter((one) => one.place === 1)
  return {
    winners: winners.map((one) => one.seat),
    best: winners[0] ?? null,
    next: standings.find((one) => one.place > 1) ?? null,
  }
}
