import { describe, expect, it } from 'vitest'
import type { Look } from '../../src/protocol/types'
import { kindOf, shipColorOf } from '../../src/cards/facts'
import { Unheard } from '../../src/closed'
import { atRest, between, follow } from '../../src/stage/follow'
import { event, lookOf, moves } from './game'
import { choice, offer } from '../choices'

/** Where things lie. */
function lay(look: Look): unknown {
  return {
    harbor: look.harbor,
    expeditions: look.expeditions,
    ship: look.ship,
    discard: [look.discard.length, look.discard.at(-1) ?? null],
    coins: look.players.map((player) => player.coins),
    display: look.players.map((player) => player.display),
    ending: look.ending,
    colors: [...look.colors].sort(),
  }
}

describe('following a game by its events', () => {
  it('keeps every card and coin where the server says it lies, through a whole game', () => {
    let look = lookOf()
    for (const { entry, after } of moves) {
      look = entry.events.reduce(follow, look)
      // A tax is discarded after the coins it took; here it lies under them until the server's next look.
      if (entry.events.some((one) => one.card?.startsWith('tax:'))) look = { ...look, discard: look.discard.with(-1, after.discard[1] ?? '') }
      const { harbor, expeditions, ship, discard, coins, display, ending, colors } = after
      expect(lay(look), `after ${entry.number} ${entry.action}`).toEqual({
        harbor,
        expeditions,
        ship,
        discard,
        coins,
        display,
        ending,
        colors: [...colors].sort(),
      })
      if (after.phase !== 'over') expect([look.active, look.round], `after ${entry.number}`).toEqual([after.active, after.round])
      look = { ...look, deck: after.deck } // coins of a gain that needed a new deck: the server counts better
    }
  })

  it('shows nothing to press on the way', () => {
    const draw = choice('draw')
    const asked = lookOf({ harbor: ['sailor:3'], choices: [draw], can_undo: true })
    const look = follow(asked, event('card_revealed', 0, 'flute:1/1', 2, 1))
    expect([look.choices, look.can_undo]).toEqual([[], false])
    expect(look.offers).toHaveLength(look.harbor.length)
    expect(look.offers.every((offer) => offer.action === null && offer.why === null)).toBe(true)
  })

  it('leaves a look alone where nothing is seen', () => {
    const look = lookOf()
    expect(follow(look, event('round_ended'))).toBe(look)
  })

  it('asks to draw or stop again once the ship was repelled', () => {
    const drawn = follow(lookOf({ harbor: ['flute:1/1'], colors: ['blue'] }), event('card_revealed', 0, 'flute:2/2', 2, 1))
    expect([drawn.phase, drawn.ship, drawn.ship_busts]).toEqual(['repel', 'flute:2/2', true])
    const look = follow(drawn, event('ship_repelled', 0, 'flute:2/2'))
    expect([look.phase, look.ship, look.ship_busts]).toEqual(['discover', null, false])
    expect([look.harbor, look.discard]).toEqual([['flute:1/1'], ['flute:2/2']])
  })

  it('keeps dim what is missing for an expedition, also for one that has just come', () => {
    const lit = offer('expedition:hut+hut', { missing: ['hut'] })
    const before = lookOf({ expeditions: ['expedition:hut+hut'], claims: [lit] })
    const look = follow(before, event('card_revealed', 0, 'expedition:cross+cross', 1, 1))
    expect(look.claims.map(({ missing }) => missing)).toEqual([['hut'], ['cross', 'cross']])
  })

  it('lays a ship that is kept before its owner instead of on the discard, and counts it', () => {
    const traded = follow(lookOf({ harbor: ['flute:1/1', 'sailor:3'], discard: ['sailor:3'] }), event('ship_traded', 0, 'flute:1/1', 1))
    expect(traded.discard).toEqual(['sailor:3', 'flute:1/1'])
    const look = follow(traded, event('ship_tucked', 0, 'flute:1/1', 1))
    expect([look.harbor, look.discard]).toEqual([['sailor:3'], ['sailor:3']])
    expect(look.players[0]).toMatchObject({ influence: 1, holds: { tucked: ['flute:1/1'] } })
    expect(look.players[1].holds).toEqual({})
  })

  it('counts gamblers until the turn ends', () => {
    const used = follow(lookOf(), event('gambler_used', 0, null, 4, 1))
    expect(used.gambled).toBe(1)
    expect(follow(used, event('gambler_used', 0, null, 4, 2)).gambled).toBe(2)
    expect(follow(used, event('turn_began', 1, null, 0, 2)).gambled).toBe(0)
  })

  it('says so when it has never heard of something', () => {
    expect(() => follow(lookOf(), event('something_new' as 'turn_began'))).toThrow(Unheard)
    expect(() => follow(lookOf(), event('card_revealed', 0, 'submarine:9'))).toThrow(Unheard)
  })

  it('survives events that do not fit', () => {
    const look = follow(lookOf(), event('ship_traded', 0, 'flute:1/1', 2))
    expect(look.harbor).toEqual([])
    expect(follow(lookOf({ coins: [0, 0, 0] }), event('coin_spent', 1, 'sailor:3', 1)).players[1]?.coins).toBe(0)
    expect(follow(lookOf({ deck: 1 }), event('coins_gained', 1, null, 3, 'ship')).deck).toBe(0)
  })

  it('offers as many blanks as there are cards', () => {
    const look = atRest(lookOf({ harbor: ['sailor:3', 'flute:1/1'], expeditions: ['expedition:hut+hut'] }))
    expect([look.offers.length, look.claims.length]).toEqual([2, 1])
  })
})

describe('codes of cards', () => {
  it('tell kind and color', () => {
    expect(kindOf('flute:1/2')).toBe('ship')
    expect(kindOf('frigate:skull/4')).toBe('ship')
    expect(kindOf('trader.blue:5')).toBe('person')
    expect(kindOf('jack_of_all_trades:6')).toBe('person')
    expect(kindOf('expedition:anchor+anchor+hut')).toBe('expedition')
    expect(kindOf('tax:swords')).toBe('tax')
    expect(shipColorOf('galleon:2/1')).toBe('black')
    expect(shipColorOf('sailor:3')).toBeNull()
  })
})

describe('between two decisions of mine', () => {
  it('keeps question, buttons and offers as they were, and shows the cards where they are', () => {
    const sailor = offer('sailor:3', { action: 'take sailor:3', cost: 3, price: 2 })
    const draw = choice('draw')
    const before = lookOf({ harbor: ['sailor:3'], offers: [sailor], choices: [draw] })
    const look = between(follow(before, event('card_revealed', 0, 'flute:1/1', 2, 1)), before)
    expect(look.phase).toBe('discover')
    expect(look.choices).toBe(before.choices)
    expect(look.ship).toBe('flute:1/1')
    expect(look.offers).toEqual([sailor])
    const gone = between(follow(before, event('person_hired', 0, 'sailor:3', 2)), before)
    expect(gone.offers).toEqual([])
    const more = between(follow(before, event('card_revealed', 0, 'sailor:3', 2, 1)), before)
    expect(more.offers.map((one) => one.action)).toEqual(['take sailor:3', null])
  })
})
