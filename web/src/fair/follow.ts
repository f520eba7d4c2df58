// Every card of a game, followed by what was told of it: out of the deck, over harbor, purses and discard, into the next deck.
// No rule is known here, only where a card goes when something is told. What came up has to be what the key put there.
import { kindOf } from '../cards/facts'
import { never } from '../closed'
import type { EventInfo } from '../protocol/types'
import { shuffled } from './shuffle'

export class WrongCard extends Error {
  constructor(readonly number: number) {
    super(`card ${number} does not follow from the key`)
  }
}

// Once these are told, a tax that came up before is over, even if there was no bonus to be had.
const TAX_IS_OVER = ['card_revealed', 'discovery_ended', 'harbor_busted', 'turn_ended']

export class Cards {
  seen = 0 // cards that came up
  shuffles = 1
  #decks: string[][]
  #purses: string[][]
  #harbor: string[] = []
  #discard: string[] = []
  #time: string[] = []
  #tax: string | null = null // is discarded after its bonus
  #bonus = false // of that tax has been paid, to somebody at least

  constructor(
    pile: readonly string[],
    readonly key: readonly number[],
    seats: number,
  ) {
    this.#decks = [shuffled(pile, key, 1)]
    this.#purses = Array.from({ length: seats }, () => [])
  }

  happened({ kind, seat, card, count, detail }: EventInfo): void {
    const isBonus = kind === 'coins_gained' && detail === 'tax'
    if (TAX_IS_OVER.includes(kind) || (this.#bonus && !isBonus && kind !== 'deck_shuffled')) this.#layTax()
    const purse = this.#purseOf(seat)
    switch (kind) {
      case 'card_revealed':
        this.#cameUp(card, this.#top(detail === 0 ? this.#time : null))
        if (kindOf(card as string) === 'person') this.#harbor.push(card as string)
        else if (kindOf(card as string) === 'tax') [this.#tax, this.#bonus] = [card, false]
        break
      case 'ship_kept':
        this.#harbor.push(card as string)
        break
      case 'ship_traded':
        this.#leaveHarbor(card)
        this.#discard.push(card as string)
        break
      case 'person_hired':
        this.#leaveHarbor(card)
        break
      case 'ship_repelled':
      case 'person_given':
      case 'ship_released':
        this.#discard.push(card as string)
        break
      case 'ship_captured': // it was not discarded after all
      case 'ship_tucked':
        this.#discard.pop()
        break
      case 'harbor_busted':
      case 'turn_ended':
        this.#discard.push(...this.#harbor.splice(0))
        break
      case 'coins_gained':
        for (let i = 0; i < count; i++) purse.push(this.#top(null))
        this.#bonus = isBonus
        break
      case 'coin_spent':
        this.#cameUp(card, purse.shift())
        this.#discard.push(card as string)
        break
      case 'fee_paid':
        for (let i = 0; i < count; i++) this.#purseOf(Number(detail)).push(purse.shift() ?? this.#wrong())
        break
      case 'time_dealt':
        for (let i = 0; i < count; i++) this.#time.unshift(this.#top(null))
        break
      case 'card_set_aside':
        this.#top(this.#time)
        break
      case 'deck_shuffled':
        this.#shuffle(count, Number(detail))
        break
      case 'character_chosen': // a chapter's cards are not followed: see `verify`
      case 'event_revealed':
      case 'month_ended':
      case 'story_read':
      case 'cards_added':
      case 'mission_advanced':
      case 'mission_completed':
      case 'crowns_moved':
      case 'ship_stowed':
      case 'item_given':
      case 'card_looked_at':
      case 'card_thrown_away':
      case 'card_put_back':
      case 'cube_returned':
      case 'trophy_shown':
      case 'coins_lost':
      case 'turn_began': // no card moves
      case 'tax_paid':
      case 'discovery_ended':
      case 'taking_began':
      case 'taking_ended':
      case 'expedition_claimed':
      case 'end_triggered':
      case 'round_ended':
      case 'game_ended':
      case 'gambler_used':
      case 'contract_offered':
      case 'contract_advanced':
      case 'contract_completed':
      case 'influence_gained':
      case 'coins_declined':
      case 'gift_given':
        break
      default:
        never(kind)
    }
  }

  #wrong(): never {
    throw new WrongCard(this.seen + 1)
  }

  #purseOf(seat: number): string[] {
    return this.#purses[seat] ?? this.#wrong()
  }

  #cameUp(card: string | null, expected: string | undefined): void {
    if (card === null || card !== expected) this.#wrong()
    this.seen += 1
  }

  /** The top card of the deck, or of another pile; a deck that was drawn to its end makes place for the next. */
  #top(pile: string[] | null): string {
    while (this.#decks.length > 1 && this.#decks[0].length === 0) this.#decks.shift()
    return (pile ?? this.#decks[0]).pop() ?? this.#wrong()
  }

  #leaveHarbor(card: string | null): void {
    const at = this.#harbor.indexOf(card ?? '')
    if (at < 0) this.#wrong()
    this.#harbor.splice(at, 1)
  }

  #layTax(): void {
    if (this.#tax !== null) this.#discard.push(this.#tax)
    this.#tax = null
    this.#bonus = false
  }

  /** The discard is the next deck. A tax whose bonus needed a card of it is not in it yet: then there is one card fewer. */
  #shuffle(count: number, pass: number): void {
    if (this.#discard.length < count) this.#layTax()
    if (this.#discard.length !== count || pass !== this.shuffles + 1) this.#wrong()
    this.shuffles += 1
    this.#decks.push(shuffled(this.#discard.splice(0), this.key, pass))
  }
}
