// The table between two looks: where each card lies after one more event. The server's look always has the last word;
// this only keeps the picture in step with the motion, so it moves cards and counts coins and knows no rules.
import { cardFacts, shipColorOf } from '../cards/facts'
import { chapterAfter, restingChapter, shieldAt } from '../adventure/follow'
import { never } from '../closed'
import type { ContractState, EventInfo, Look, Offer, PlayerInfo, VoyageInfo } from '../protocol/types'

/** An offer nobody makes. */
function blank(card: string): Offer {
  // What an expedition asks for is missing until somebody says otherwise: its seals stay dim.
  const missing = cardFacts(card).needs ?? []
  return { card, action: null, gain: 0, cost: 0, price: 0, fee: 0, more: 0, influence: 0, short: 0, missing, decline: null, crowns: 0, stow: null, why: null }
}

/** A look nobody can act on: what may be done is told by the server's next one. The odds stay, so that nothing jumps. */
export function atRest(look: Look): Look {
  return {
    ...look,
    choices: [],
    can_undo: false,
    offers: look.harbor.map(blank),
    claims: carried(look.claims, look.expeditions).map(({ card, missing }) => ({ ...blank(card), missing })),
    contracts: look.contracts.map(waiting),
    moment: null,
    gift: null,
    set_aside: null,
    chapter: restingChapter(look.chapter),
  }
}

/** A contract nobody can complete now. */
function waiting(contract: ContractState): ContractState {
  return { ...contract, action: null, why: null, status: contract.status === 'ready' ? 'met' : contract.status }
}

/** The same when no card is about to be drawn. */
export function withoutOdds(look: Look): Look {
  return { ...look, odds: null, gamble: null }
}

/** The offers of cards that still lie there, in their new places. */
function carried(offers: readonly Offer[], cards: readonly string[]): Offer[] {
  const rest = [...offers]
  return cards.map((card) => {
    const at = rest.findIndex((offer) => offer.card === card)
    return at < 0 ? blank(card) : (rest.splice(at, 1)[0] ?? blank(card))
  })
}

/** A look on the way between two decisions of mine: question and buttons are those of the one or the other, so that
    nothing flickers. A press ends the motion first, so nobody acts on them too early. */
export function between(look: Look, asked: Look): Look {
  const { choices, phase, drawn, takes, taken, takes_now, gambled, odds, gamble, can_undo, moment, gift, set_aside } = asked
  const chapter = look.chapter && asked.chapter && { ...look.chapter, asked: asked.chapter.asked, buy_off: asked.chapter.buy_off, looking: asked.chapter.looking }
  return {
    ...look,
    ...{ choices, phase, drawn, takes, taken, takes_now, gambled, odds, gamble, can_undo, moment, gift, set_aside, chapter },
    offers: carried(asked.offers, look.harbor),
    claims: carried(asked.claims, look.expeditions),
  }
}

function without(cards: readonly string[], card: string | null): string[] {
  const at = card === null ? -1 : cards.indexOf(card)
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)]
}

// What was laid there just before goes elsewhere.
function takenBack(look: Look, card: string | null): string[] {
  return look.discard.slice(0, look.discard.at(-1) === card ? -1 : undefined)
}

function withPlayer(look: Look, seat: number, change: (player: PlayerInfo) => Partial<PlayerInfo>): PlayerInfo[] {
  return look.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player))
}

function coins(look: Look, seat: number, count: number): PlayerInfo[] {
  return withPlayer(look, seat, (player) => ({ coins: Math.max(0, player.coins + count) }))
}

/** The look after an event. */
export function follow(look: Look, event: EventInfo): Look {
  const change = changeBy(look, event)
  const chapter = chapterAfter(look, event)
  if (!change && !chapter) return look
  const next = { ...look, ...change, ...(chapter ? { chapter } : {}) }
  return atRest({ ...next, colors: flying(next.harbor) })
}

function changeBy(look: Look, event: EventInfo): Partial<Look> | null {
  const { kind, seat, card, count } = event
  const discard = (...cards: (string | null)[]): string[] => [
    ...look.discard,
    ...cards.filter((one): one is string => one !== null),
  ]
  switch (kind) {
    case 'turn_began':
      return {
        phase: 'discover',
        active: seat,
        actor: seat,
        drawn: 0,
        takes: 0,
        taken: 0,
        takes_now: 0,
        busted: false,
        gambled: 0,
        odds: null,
        gamble: null,
        round: typeof event.detail === 'number' ? event.detail : look.round,
      }
    case 'card_revealed':
      // The first card of a crew's turn comes from its time deck.
      if (event.detail === 0 && look.voyage) return { voyage: { ...look.voyage, left: Math.max(0, look.voyage.left - 1) }, drawn: count, ...revealed(look, card) }
      return { deck: Math.max(0, look.deck - 1), drawn: count, ...revealed(look, card) }
    case 'gambler_used':
      return { gambled: Number(event.detail) }
    case 'ship_kept':
      return { ship: null, ship_busts: false, harbor: [...look.harbor, ...(card ? [card] : [])] }
    case 'ship_repelled':
      return { ship: null, ship_busts: false, phase: 'discover', discard: discard(card) }
    case 'harbor_busted':
      return { busted: true, harbor: [], discard: discard(...look.harbor), odds: null, gamble: null }
    case 'discovery_ended':
      return { phase: 'take', odds: null, gamble: null }
    case 'taking_began':
      return { phase: 'take', actor: seat, takes: count, taken: 0 }
    case 'ship_traded':
      return { harbor: without(look.harbor, card), discard: discard(card), taken: look.taken + 1 }
    case 'ship_tucked': {
      // It was traded just before, and goes under a person instead of the discard.
      const under = (player: PlayerInfo): string[] => [...(player.holds.tucked ?? []), ...(card ? [card] : [])]
      return {
        discard: takenBack(look, card),
        players: withPlayer(look, seat, (player) => ({
          influence: player.influence + count,
          holds: { ...player.holds, tucked: under(player) },
        })),
      }
    }
    case 'ship_captured': // it was repelled just before, and stays in front of its captor instead of going to the discard
      return {
        discard: takenBack(look, card),
        players: withPlayer(look, seat, ({ holds }) => ({ holds: { ...holds, kept: [...(holds.kept ?? []), ...(card ? [card] : [])] } })),
      }
    case 'ship_released':
      return { discard: discard(card), players: withPlayer(look, seat, ({ holds }) => ({ holds: { ...holds, kept: without(holds.kept ?? [], card) } })) }
    case 'contract_advanced':
    case 'contract_completed':
      return withCube(look, seat, String(event.detail), kind === 'contract_completed' ? null : count)
    case 'influence_gained':
      return { players: withPlayer(look, seat, ({ influence }) => ({ influence: influence + count })) }
    case 'card_set_aside':
      return look.voyage ? { voyage: { ...look.voyage, score: count, left: Number(event.detail) } } : null
    case 'person_hired':
      return {
        harbor: without(look.harbor, card),
        taken: look.taken + 1,
        players: withPlayer(look, seat, (player) => ({ display: [...player.display, ...(card ? [card] : [])] })),
      }
    case 'person_given':
      return {
        discard: discard(card),
        players: withPlayer(look, seat, (player) => ({ display: without(player.display, card) })),
      }
    case 'expedition_claimed':
      return {
        expeditions: without(look.expeditions, card),
        players: withPlayer(look, seat, (player) => ({ display: [...player.display, ...(card ? [card] : [])] })),
      }
    case 'coins_gained':
      return { deck: Math.max(0, look.deck - count), players: coins(look, seat, count) }
    case 'coin_spent':
      return { players: coins(look, seat, -count), discard: discard(card) }
    case 'fee_paid': {
      const paid = coins(look, seat, -count)
      return { players: typeof event.detail === 'number' ? coins({ ...look, players: paid }, event.detail, count) : paid }
    }
    case 'deck_shuffled':
      return { deck: count, discard: [], deck_pass: typeof event.detail === 'number' ? event.detail : look.deck_pass }
    case 'turn_ended':
      return { harbor: [], ship: null, discard: discard(...look.harbor) }
    case 'end_triggered':
      return { ending: true }
    case 'game_ended':
      return { phase: 'over' }
    case 'ship_stowed':
      return {
        harbor: without(look.harbor, card),
        taken: look.taken + 1,
        players: withPlayer(look, seat, ({ holds }) => ({ holds: { ...holds, items: [...(holds.items ?? []), ...(card ? [card] : [])] } })),
      }
    case 'item_given':
      return { discard: discard(card), players: withPlayer(look, seat, ({ holds }) => ({ holds: { ...holds, items: without(holds.items ?? [], card) } })) }
    case 'card_thrown_away':
      return { deck: Math.max(0, look.deck - 1), discard: discard(card) }
    case 'cards_added':
      return { deck: look.deck + count }
    case 'crowns_moved': {
      const more = shieldAt(count) - shieldAt(Number(event.detail))
      return more ? { players: withPlayer(look, seat, ({ influence }) => ({ influence: influence + more })) } : null
    }
    case 'character_chosen': // the chapter tells these
    case 'event_revealed':
    case 'month_ended':
    case 'story_read':
    case 'mission_advanced':
    case 'mission_completed':
    case 'cube_returned':
    case 'trophy_shown':
    case 'card_looked_at':
    case 'card_put_back':
    case 'coins_lost': // each coin of it is spent
    case 'contract_offered': // they lie there
    case 'time_dealt':
    case 'coins_declined': // the trade says it
    case 'gift_given': // its coins are gained
    case 'tax_paid': // each coin of it is spent
    case 'taking_ended':
    case 'round_ended':
      return null
    default:
      return never(kind)
  }
}

function revealed(look: Look, card: string | null): Partial<Look> {
  if (card === null) return {}
  const { kind, color } = cardFacts(card)
  switch (kind) {
    case 'ship':
      return { ship: card, ship_busts: look.colors.includes(color ?? ''), phase: 'repel' }
    case 'person':
      return { harbor: [...look.harbor, card] }
    case 'expedition':
      return { expeditions: [...look.expeditions, card] }
    case 'tax':
      return { discard: [...look.discard, card] }
    default:
      return never(kind)
  }
}

/** A cube is laid on a contract or moves on; step null: it is completed. */
function withCube(look: Look, seat: number, id: string, step: number | null): Partial<Look> {
  const contract = look.contracts.find((one) => one.id === id)
  if (!contract) return {}
  const begun = (contract.steps[seat] ?? 0) > 0
  const moved: ContractState = {
    ...contract,
    completed: step === null ? [...contract.completed, seat] : contract.completed,
    steps: contract.steps.map((made, at) => (at === seat ? (step ?? Math.max(1, made + 1)) : made)),
    status: look.seat !== seat ? contract.status : step === null ? 'completed' : 'begun',
  }
  return {
    contracts: look.contracts.map((one) => (one.id === id ? moved : one)),
    players: withPlayer(look, seat, ({ cubes }) => ({ cubes: begun ? cubes : Math.max(0, cubes - 1) })),
    voyage: step === null && contract.completed.length === 0 ? oneMore(look.voyage) : look.voyage,
  }
}

function oneMore(voyage: VoyageInfo | null): VoyageInfo | null {
  return voyage && { ...voyage, done: voyage.done + 1 }
}

/** The colors of the ships in a harbor. */
function flying(harbor: readonly string[]): string[] {
  return [...new Set(harbor.map(shipColorOf))].filter((color) => color !== null)
}
