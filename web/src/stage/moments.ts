// Moments: what of a beat deserves a word at the prompt. Pure; the words are in table/banner.ts.
import type { Change } from '../connection/session.svelte'
import type { Entry } from '../protocol/types'
import type { Beat, Purse } from './beats'

export type Moment =
  | { kind: 'bust'; seat: number; nth: number; chance: number | null }
  | { kind: 'tax'; paid: Purse[]; gained: Purse[] }
  | { kind: 'fee'; seat: number; to: number; coins: number }
  | { kind: 'repel'; seat: number; card: string }
  | { kind: 'expedition'; seat: number; card: string; coins: number }
  | { kind: 'contract'; seat: number; contract: string; coins: number; influence: number } // completed
  | { kind: 'last_round'; seat: number; influence: number }
  | { kind: 'won'; seats: number[]; influence: number }
  | { kind: 'event'; event: string; seat: number }
  | { kind: 'month' }
  | { kind: 'story'; mission: string; added: number }
  | { kind: 'mission'; seat: number; mission: string; step: number | null; coins: number; crowns: number; trophy: boolean; door: boolean }
  | { kind: 'crowns'; seat: number; change: number; crowns: number }
  | { kind: 'looked'; seat: number }
  | { kind: 'cube'; seat: number; coins: number; trophy: boolean }
  | { kind: 'chapter'; won: boolean }
  | { kind: 'voyage'; won: boolean; left: number; done: number; of: number } // of a crew

type Happened = Pick<Change, 'entries' | 'after'> & { drawn?: number | null } // how many cards of the turn had been drawn before

/** The moments of a beat, for somebody on these seats, in the order they are told. */
export function momentsOf(beat: Beat, change: Happened, seats: readonly number[]): Moment[] {
  return [...told(beat, change, seats), ...lastRound(beat)]
}

function told(beat: Beat, { entries, drawn = null, after }: Happened, seats: readonly number[]): Moment[] {
  switch (beat.kind) {
    case 'bust': {
      const entry = entries.find((one) => one.events.includes(beat.events[0] as Entry['events'][number]))
      return entry ? [{ kind: 'bust', seat: beat.seat, ...bustIn(entry, drawn) }] : []
    }
    case 'tax':
      return [{ kind: 'tax', paid: beat.paid, gained: beat.gained }]
    case 'four':
      // They are told one by one as they are turned over.
      return []
    case 'fee':
      return seats.includes(beat.to) ? [{ kind: 'fee', seat: beat.seat, to: beat.to, coins: beat.events[0]?.count ?? 0 }] : []
    case 'repel':
      return [{ kind: 'repel', seat: beat.seat, card: beat.card }]
    case 'expedition':
      return [{ kind: 'expedition', seat: beat.seat, card: beat.card, coins: beat.gained }]
    case 'seal': {
      // Others' contracts land with their seal and a line in the log.
      if (!seats.includes(beat.seat)) return []
      const [done, gained] = ['contract_completed', 'influence_gained'].map((kind) => beat.events.find((one) => one.kind === kind))
      return [{ kind: 'contract', seat: beat.seat, contract: beat.contract, coins: done?.count ?? 0, influence: gained?.count ?? 0 }]
    }
    case 'coins':
      // The bonus of a tax, where a contract was decided before it: the tax itself has been told.
      return beat.reason === 'tax' && seats.includes(beat.seat) ? [{ kind: 'tax', paid: [], gained: [{ seat: beat.seat, count: beat.gained }] }] : []
    case 'end': {
      const crew = after?.outcome?.crew
      if (crew && after.chapter) return [{ kind: 'chapter', won: crew.won }]
      if (crew) return [{ kind: 'voyage', won: crew.won, left: crew.left, done: after.voyage?.done ?? 0, of: after.contracts.length }]
      const first = after?.outcome?.standings.filter((one) => one.place === 1) ?? []
      return first[0] ? [{ kind: 'won', seats: first.map((one) => one.seat), influence: first[0].influence }] : []
    }
    case 'event':
      // The end of a month is told by the month itself.
      return after?.chapter && beat.event.startsWith('months_end') ? [] : [{ kind: 'event', event: beat.event, seat: beat.seat }]
    case 'month':
      return [{ kind: 'month' }]
    case 'story':
      return [{ kind: 'story', mission: beat.mission, added: beat.added }]
    case 'mission': {
      const crowns = beat.events.filter((one) => one.kind === 'crowns_moved').reduce((sum, one) => sum + one.count - Number(one.detail), 0)
      const trophy = beat.events.some((one) => one.kind === 'trophy_shown')
      const door = beat.step === null && after?.chapter?.players[beat.seat]?.missions === 1
      return [{ kind: 'mission', seat: beat.seat, mission: beat.mission, step: beat.step, coins: beat.gained, crowns, trophy, door }]
    }
    case 'crowns':
      return [{ kind: 'crowns', seat: beat.seat, change: beat.to - beat.from, crowns: beat.to }]
    case 'look':
      return seats.includes(beat.seat) ? [] : [{ kind: 'looked', seat: beat.seat }]
    case 'cube':
      return [{ kind: 'cube', seat: beat.seat, coins: beat.coins, trophy: beat.events.some((one) => one.kind === 'trophy_shown') }]
    case 'character':
    case 'stow':
    case 'put_back':
    case 'draw':
    case 'keep':
    case 'stop':
    case 'trade':
    case 'decline':
    case 'gift':
    case 'step':
    case 'aside':
    case 'hire':
    case 'shuffle':
    case 'turn':
    case 'still':
      return []
  }
}

function lastRound(beat: Beat): Moment[] {
  const event = beat.events.find((one) => one.kind === 'end_triggered')
  return event ? [{ kind: 'last_round', seat: event.seat, influence: event.count }] : []
}

/** With which card of the turn it came to a bust, and how likely that was, where the server told: not if it was chosen.
 *  Among a gambler's cards it is the one that came twice. `drawn`: how many had been drawn before this entry, if that is known. */
export function bustIn(entry: Entry, drawn: number | null): { nth: number; chance: number | null } {
  const at = entry.events.findIndex((event) => event.kind === 'harbor_busted')
  const shown = entry.events.slice(0, at).filter((event) => event.kind === 'card_revealed')
  const twice = shown.findLast((event) => event.card === entry.events[at]?.card) ?? shown.at(-1)
  const [safe] = entry.safe
  return { nth: twice?.count ?? (drawn || null) ?? entry.events[at]?.count ?? 0, chance: safe === undefined ? null : 1 - safe }
}

/** How many cards of the turn had been drawn before an entry, where the story is known so far back. */
export function drawnBefore(entries: readonly Entry[], number: number): number | null {
  for (let at = entries.findLastIndex((entry) => entry.number < number); at >= 0; at -= 1) {
    const last = entries[at]?.events.findLast((event) => event.kind === 'card_revealed' || event.kind === 'turn_began')
    if (last) return last.kind === 'card_revealed' ? last.count : 0
  }
  return null
}
