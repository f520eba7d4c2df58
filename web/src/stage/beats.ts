// What happened, cut into beats: what the eye takes in at once. A ship that is drawn and stays is one beat, a tax with
// all who pay it is one. Pure; how a beat looks and sounds is in moves/ and sound.ts.
import { kindOf } from '../cards/facts'
import { never, oneOf } from '../closed'
import { GAINS, type EventKind, type Gain } from '../generated/vocabulary'
import type { Entry, EventInfo } from '../protocol/types'

export type Beat =
  | { kind: 'draw'; seat: number; card: string; kept: boolean; nth: number; events: EventInfo[] }
  | { kind: 'keep'; seat: number; card: string; events: EventInfo[] }
  | { kind: 'repel'; seat: number; card: string; events: EventInfo[] }
  | { kind: 'bust'; seat: number; card: string | null; late: boolean; events: EventInfo[] } // late: only after all four
  | { kind: 'four'; seat: number; turned: Turned[]; events: EventInfo[] }
  | { kind: 'tax'; seat: number; card: string; paid: Purse[]; gained: Purse[]; events: EventInfo[] }
  | { kind: 'stop'; seat: number; events: EventInfo[] }
  | { kind: 'trade'; seat: number; card: string; gained: number; tucked: boolean; events: EventInfo[] }
  | { kind: 'decline'; seat: number; card: string; count: number; events: EventInfo[] } // a trade without its coins
  | { kind: 'hire'; seat: number; card: string; spent: number; events: EventInfo[] }
  | { kind: 'fee'; seat: number; to: number; events: EventInfo[] }
  | { kind: 'coins'; seat: number; gained: number; reason: Gain; events: EventInfo[] }
  | { kind: 'expedition'; seat: number; card: string; given: string[]; gained: number; events: EventInfo[] }
  | { kind: 'gift'; seat: number; to: number; count: number; events: EventInfo[] }
  | { kind: 'step'; seat: number; contract: string; step: number; events: EventInfo[] }
  | { kind: 'seal'; seat: number; contract: string; gained: number; events: EventInfo[] } // a contract is completed
  | { kind: 'aside'; seat: number; events: EventInfo[] } // a card of the time deck
  | { kind: 'character'; seat: number; character: string; events: EventInfo[] }
  | { kind: 'event'; seat: number; event: string; events: EventInfo[] }
  | { kind: 'month'; seat: number; month: number; events: EventInfo[] }
  | { kind: 'story'; seat: number; mission: string; added: number; events: EventInfo[] } // a new mission lies there
  | { kind: 'mission'; seat: number; mission: string; step: number | null; gained: number; events: EventInfo[] } // step null: completed
  | { kind: 'cube'; seat: number; coins: number; events: EventInfo[] } // returned to the box
  | { kind: 'crowns'; seat: number; from: number; to: number; events: EventInfo[] }
  | { kind: 'stow'; seat: number; card: string; gained: number; events: EventInfo[] }
  | { kind: 'look'; seat: number; count: number; events: EventInfo[] }
  | { kind: 'put_back'; seat: number; thrown: string[]; events: EventInfo[] }
  | { kind: 'shuffle'; count: number; events: EventInfo[] }
  | { kind: 'turn'; seat: number; next: number | null; events: EventInfo[] }
  | { kind: 'end'; events: EventInfo[] }
  | { kind: 'still'; events: EventInfo[] } // nothing to see, but the table changed

/** One of four cards that are turned over in a row, with all that it brings about. */
export type Turned = Extract<Beat, { kind: 'draw' | 'tax' }>

export interface Purse {
  seat: number
  count: number
}

const GAMBLED: readonly EventKind[] = ['card_revealed', 'ship_kept', 'coin_spent', 'tax_paid', 'coins_gained', 'deck_shuffled']
// What a mission brings, and the cube that leaves for it.
const REWARDS: readonly EventKind[] = ['trophy_shown', 'crowns_moved', 'deck_shuffled', 'coins_gained', 'influence_gained', 'end_triggered']
const TAXING: readonly EventKind[] = ['coin_spent', 'tax_paid', 'coins_gained', 'deck_shuffled']

/** The beats of the entries of one update, in order. */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  return entries.filter((entry) => entry.kind === 'moved').flatMap((entry) => beatsOfEvents(entry.events))
}

export function beatsOfEvents(events: readonly EventInfo[]): Beat[] {
  const beats: Beat[] = []
  let at = 0
  // Takes the events that follow as long as they are of these kinds.
  const take = (kinds: readonly EventKind[], most = Infinity): EventInfo[] => {
    const taken: EventInfo[] = []
    for (let next = events[at]; next && kinds.includes(next.kind) && taken.length < most; next = events[at]) {
      taken.push(next)
      at += 1
    }
    return taken
  }
  while (at < events.length) {
    const event = events[at] as EventInfo
    at += 1
    const { seat, count } = event
    const card = event.card ?? ''
    switch (event.kind) {
      case 'card_revealed': {
        if (event.card !== null && isResolvedAtOnce(event.card)) {
          const rest = take(TAXING)
          beats.push({
            kind: 'tax',
            seat,
            card,
            paid: rest.filter((one) => one.kind === 'tax_paid').map(({ seat, count }) => ({ seat, count })),
            gained: rest.filter((one) => one.kind === 'coins_gained').map(({ seat, count }) => ({ seat, count })),
            events: [event, ...rest],
          })
          break
        }
        const kept = take(['ship_kept'], 1)
        beats.push({ kind: 'draw', seat, card, kept: kept.length > 0, nth: count, events: [event, ...kept] })
        break
      }
      case 'ship_kept':
        beats.push({ kind: 'keep', seat, card, events: [event] })
        break
      case 'ship_repelled':
        beats.push({ kind: 'repel', seat, card, events: [event, ...take(['ship_captured'], 1)] })
        break
      case 'harbor_busted':
        beats.push({ kind: 'bust', seat, card: event.card, late: beats.at(-1)?.kind === 'four', events: [event] })
        break
      case 'gambler_used': {
        const rest = take(GAMBLED)
        const turned = beatsOfEvents(rest).filter((one) => one.kind === 'draw' || one.kind === 'tax')
        beats.push({ kind: 'four', seat, turned, events: [event, ...rest] })
        break
      }
      case 'discovery_ended':
        beats.push({ kind: 'stop', seat, events: [event] })
        break
      case 'ship_traded': {
        const declined = take(['coins_declined'], 1)
        if (declined[0]) {
          beats.push({ kind: 'decline', seat, card, count: declined[0].count, events: [event, ...declined] })
          break
        }
        // A ship that is kept may bring on the last round; a new deck may have to be made before the coins can be drawn.
        const rest = take(['ship_tucked', 'end_triggered', 'deck_shuffled', 'coins_gained'])
        const tucked = rest.some((one) => one.kind === 'ship_tucked')
        beats.push({ kind: 'trade', seat, card, gained: sum(rest, 'coins_gained'), tucked, events: [event, ...rest] })
        break
      }
      case 'person_hired': {
        const fee = take(['fee_paid'], 1)
        const spent = take(['coin_spent'])
        beats.push({ kind: 'hire', seat, card, spent: spent.length, events: [event, ...spent] })
        for (const one of fee) beats.push(feeBeat(one))
        break
      }
      case 'fee_paid':
        beats.push(feeBeat(event))
        break
      case 'person_given':
      case 'expedition_claimed': {
        const rest = [event, ...take(['person_given', 'expedition_claimed', 'end_triggered', 'deck_shuffled', 'coins_gained'])]
        const claimed = rest.find((one) => one.kind === 'expedition_claimed')
        beats.push({
          kind: 'expedition',
          seat,
          card: claimed?.card ?? '',
          given: rest.filter((one) => one.kind === 'person_given').map((one) => one.card ?? ''),
          gained: sum(rest, 'coins_gained'),
          events: rest,
        })
        break
      }
      case 'gift_given': {
        const rest = take(['deck_shuffled', 'coins_gained'])
        beats.push({ kind: 'gift', seat, to: Number(event.detail), count, events: [event, ...rest] })
        break
      }
      case 'contract_advanced':
        beats.push({ kind: 'step', seat, contract: String(event.detail), step: count, events: [event] })
        break
      case 'ship_released':
      case 'contract_completed': {
        // The ships that were kept for it go first; a new deck may have to be made before its coins can be drawn.
        const rest = [event, ...take(['ship_released', 'contract_completed', 'deck_shuffled', 'coins_gained', 'influence_gained', 'end_triggered'])]
        const completed = rest.find((one) => one.kind === 'contract_completed')
        beats.push({ kind: 'seal', seat, contract: String(completed?.detail ?? ''), gained: sum(rest, 'coins_gained'), events: rest })
        break
      }
      case 'card_set_aside':
        beats.push({ kind: 'aside', seat, events: [event] })
        break
      case 'coins_gained':
        beats.push({ kind: 'coins', seat, gained: count, reason: oneOf(GAINS, event.detail), events: [event] })
        break
      case 'deck_shuffled':
        beats.push({ kind: 'shuffle', count, events: [event] })
        break
      case 'turn_ended': {
        const rest = take(['round_ended', 'end_triggered', 'turn_began'])
        const next = rest.find((one) => one.kind === 'turn_began')
        beats.push({ kind: 'turn', seat, next: next ? next.seat : null, events: [event, ...rest] })
        break
      }
      case 'turn_began':
        beats.push({ kind: 'turn', seat, next: seat, events: [event] })
        break
      case 'game_ended':
        beats.push({ kind: 'end', events: [event] })
        break
      case 'character_chosen':
        beats.push({ kind: 'character', seat, character: String(event.detail), events: [event] })
        break
      case 'event_revealed':
        beats.push({ kind: 'event', seat, event: String(event.detail), events: [event] })
        break
      case 'month_ended':
        beats.push({ kind: 'month', seat, month: count, events: [event] })
        break
      case 'story_read': {
        const rest = take(['cards_added', 'deck_shuffled'])
        beats.push({ kind: 'story', seat, mission: String(event.detail), added: sum(rest, 'cards_added'), events: [event, ...rest] })
        break
      }
      case 'mission_advanced':
        beats.push({ kind: 'mission', seat, mission: String(event.detail), step: count, gained: 0, events: [event] })
        break
      case 'mission_completed': {
        const rest = take(REWARDS)
        beats.push({ kind: 'mission', seat, mission: String(event.detail), step: null, gained: sum(rest, 'coins_gained'), events: [event, ...rest] })
        break
      }
      case 'cube_returned':
        beats.push({ kind: 'cube', seat, coins: count, events: [event, ...take(REWARDS)] })
        break
      case 'crowns_moved':
        beats.push({ kind: 'crowns', seat, from: Number(event.detail), to: count, events: [event, ...take(['end_triggered'])] })
        break
      case 'ship_stowed': {
        const rest = take(['deck_shuffled', 'coins_gained'])
        beats.push({ kind: 'stow', seat, card, gained: sum(rest, 'coins_gained'), events: [event, ...rest] })
        break
      }
      case 'card_looked_at': {
        const seen = [event, ...take(['card_looked_at'])]
        beats.push({ kind: 'look', seat, count: seen.length, events: seen })
        break
      }
      case 'card_thrown_away':
      case 'card_put_back': {
        const moved = [event, ...take(['card_thrown_away', 'card_put_back'])]
        beats.push({ kind: 'put_back', seat, thrown: moved.flatMap((one) => (one.kind === 'card_thrown_away' && one.card ? [one.card] : [])), events: moved })
        break
      }
      case 'item_given': // what was asked for it says so
      case 'coins_lost':
      case 'cards_added':
      case 'trophy_shown':
      case 'tax_paid':
      case 'ship_tucked': // with its trade
      case 'ship_captured': // with its ship
      case 'coins_declined': // with its trade
      case 'influence_gained': // with its contract
      case 'contract_offered': // before the first turn
      case 'time_dealt':
      case 'taking_began':
      case 'taking_ended':
      case 'coin_spent':
      case 'end_triggered':
      case 'round_ended':
        beats.push({ kind: 'still', events: [event] })
        break
      default:
        never(event.kind)
    }
  }
  return beats
}

/** Is the card done with before anybody decides again, or does it lie there? */
function isResolvedAtOnce(card: string): boolean {
  const kind = kindOf(card)
  switch (kind) {
    case 'tax':
      return true
    case 'ship':
    case 'person':
    case 'expedition':
      return false
    default:
      return never(kind)
  }
}

function feeBeat(event: EventInfo): Beat {
  return { kind: 'fee', seat: event.seat, to: Number(event.detail), events: [event] }
}

function sum(events: readonly EventInfo[], kind: EventKind): number {
  return events.reduce((all, event) => all + (event.kind === kind ? event.count : 0), 0)
}
