import { describe, expect, it } from 'vitest'
import { beatsOf, beatsOfEvents } from '../../src/stage/beats'
import { becameMyTurn, isJump, isMyTurn, rateFor } from '../../src/stage/queue'
import { freshIn } from '../../src/stage/stage.svelte'
import { entry, event, lookOf, moves } from './game'
import { choice } from '../choices'

const kinds = (...events: Parameters<typeof beatsOfEvents>[0]): string[] => beatsOfEvents(events).map((beat) => beat.kind)

describe('beats', () => {
  it('lose no event of a whole game and keep their order', () => {
    for (const { entry } of moves) {
      const seen = beatsOf([entry]).flatMap((beat) => beat.events)
      // A fee paid before the price is shown after it.
      const sorted = (events: typeof seen): string[] => events.map((one) => JSON.stringify(one)).sort()
      expect(sorted(seen)).toEqual(sorted(entry.events))
    }
  })

  it('join what the eye takes in at once', () => {
    expect(kinds(event('card_revealed', 0, 'flute:1/1', 1, 1), event('ship_kept', 0, 'flute:1/1', 1))).toEqual(['draw'])
    expect(kinds(event('card_revealed', 0, 'flute:1/1', 1, 1))).toEqual(['draw'])
    expect(
      kinds(
        event('card_revealed', 1, 'flute:2/2', 7, 1),
        event('ship_kept', 1, 'flute:2/2', 1),
        event('harbor_busted', 1, 'flute:2/2', 5),
        event('coins_gained', 2, null, 1, 'jester'),
        event('turn_ended', 1, null, 0, 3),
        event('round_ended', 2, null, 0, 3),
        event('turn_began', 2, null, 0, 4),
      ),
    ).toEqual(['draw', 'bust', 'coins', 'turn'])
    expect(
      kinds(
        event('ship_traded', 2, 'flute:2/2', 3),
        event('deck_shuffled', 1, null, 40, 2),
        event('coins_gained', 2, null, 3, 'ship'),
        event('fee_paid', 2, null, 1, 1),
        event('taking_ended', 2, null, 1),
      ),
    ).toEqual(['trade', 'fee', 'still'])
  })

  it('keep a ship that goes under a wholesaler with its trade, and the last round it brings on', () => {
    const [trade, ...rest] = beatsOfEvents([
      event('ship_traded', 1, 'flute:2/2', 2),
      event('ship_tucked', 1, 'flute:2/2', 1),
      event('end_triggered', 1, null, 8),
      event('coins_gained', 1, null, 2, 'ship'),
    ])
    expect(trade).toMatchObject({ kind: 'trade', gained: 2, tucked: true })
    expect(rest).toEqual([])
    expect(beatsOfEvents([event('ship_traded', 1, 'flute:2/2', 2)])[0]).toMatchObject({ tucked: false })
  })

  it('tell a tax as one thing: who pays and who gains', () => {
    const [tax] = beatsOfEvents([
      event('card_revealed', 0, 'tax:swords', 3, 1),
      event('coin_spent', 1, 'sailor:3', 1, 1),
      event('coin_spent', 1, 'flute:1/1', 1, 1),
      event('tax_paid', 1, null, 2),
      event('coins_gained', 0, null, 1, 'tax'),
      event('coins_gained', 2, null, 1, 'tax'),
    ])
    expect(tax).toMatchObject({
      kind: 'tax',
      paid: [{ seat: 1, count: 2 }],
      gained: [
        { seat: 0, count: 1 },
        { seat: 2, count: 1 },
      ],
    })
  })

  it('tell four cards of a gambler as one thing, a tax among them included, and what came of it after', () => {
    const events = [
      event('gambler_used', 1, null, 4, 1),
      event('card_revealed', 1, 'flute:1/1', 2),
      event('ship_kept', 1, 'flute:1/1', 1, 0),
      event('card_revealed', 1, 'tax:swords', 3),
      event('coin_spent', 0, 'sailor:3', 1),
      event('tax_paid', 0, null, 1),
      event('coins_gained', 2, null, 1, 'tax'),
      event('deck_shuffled', 1, null, 40, 2),
      event('card_revealed', 1, 'expedition:hut+hut', 4),
      event('card_revealed', 1, 'flute:2/2', 5),
      event('ship_kept', 1, 'flute:2/2', 1, 0),
      event('harbor_busted', 1, 'flute:2/2', 2),
      event('coins_gained', 2, null, 1, 'jester'),
    ]
    const [four, bust, ...rest] = beatsOfEvents(events)
    expect(four).toMatchObject({ kind: 'four', seat: 1, events: events.slice(0, 11) })
    expect(four?.kind === 'four' && four.turned.map(({ kind, card }) => [kind, card])).toEqual([
      ['draw', 'flute:1/1'],
      ['tax', 'tax:swords'],
      ['draw', 'expedition:hut+hut'],
      ['draw', 'flute:2/2'],
    ])
    expect(bust).toMatchObject({ kind: 'bust', card: 'flute:2/2', late: true })
    expect(rest.map(({ kind }) => kind)).toEqual(['coins'])
    expect(beatsOfEvents(events.slice(9))[1]).toMatchObject({ kind: 'bust', late: false })
  })

  it('tell an expedition with the persons it cost', () => {
    const [claim] = beatsOfEvents([
      event('person_given', 0, 'settler:4', 1),
      event('person_given', 0, 'captain:4', 1),
      event('expedition_claimed', 0, 'expedition:anchor+hut', 2),
      event('end_triggered', 0, null, 12),
      event('coins_gained', 0, null, 2, 'expedition'),
    ])
    expect(claim).toMatchObject({ kind: 'expedition', given: ['settler:4', 'captain:4'], gained: 2 })
  })

  it('show the price before a fee that was paid first', () => {
    expect(
      kinds(
        event('person_hired', 1, 'sailor:3', 3),
        event('fee_paid', 1, null, 1, 0),
        event('coin_spent', 1, 'flute:1/1', 1, 1),
      ),
    ).toEqual(['hire', 'fee'])
  })
})

describe('what is shown at once', () => {
  const around = { hidden: false, speed: 1, mounted: true }
  const look = lookOf()
  const change = (entries = [entry(5, 'moved')]): Parameters<typeof isJump>[0] => ({
    entries,
    before: look,
    after: lookOf({ version: 1 }),
    first: false,
  })

  it('is the table on arrival, a hidden tab, speed off, a take-back and a gap', () => {
    expect(isJump(change(), around)).toBe(false)
    expect(isJump({ ...change(), first: true }, around)).toBe(true)
    expect(isJump({ ...change(), before: null }, around)).toBe(true)
    expect(isJump(change(), { ...around, hidden: true })).toBe(true)
    expect(isJump(change(), { ...around, speed: 0 })).toBe(true)
    expect(isJump(change(), { ...around, mounted: false })).toBe(true)
    expect(isJump(change([entry(6, 'undone')]), around)).toBe(true)
    expect(isJump(change([5, 6, 7, 8].map((number) => entry(number, 'moved'))), around)).toBe(true)
  })

  it('is faster the more is waiting', () => {
    expect(rateFor(0, 1)).toBe(1)
    expect(rateFor(0, 2)).toBe(2)
    expect(rateFor(2, 1)).toBeGreaterThan(rateFor(1, 1))
  })
})

describe('my turn', () => {
  const mine = lookOf({ choices: [choice('draw')] })
  it('begins when there is something to choose, not at a forced pass that is sent for me', () => {
    expect(isMyTurn(mine, true)).toBe(true)
    expect(isMyTurn(lookOf({ choices: [choice('pass')] }), true)).toBe(false)
    expect(isMyTurn(lookOf({ choices: [choice('pass')] }), false)).toBe(true)
    expect(isMyTurn(lookOf(), true)).toBe(false)
    expect(becameMyTurn(lookOf(), mine, true)).toBe(true)
    expect(becameMyTurn(mine, mine, true)).toBe(false)
    expect(becameMyTurn(null, mine, true)).toBe(true)
  })
})

describe('the card just revealed', () => {
  it('is found where it lies', () => {
    const draw = beatsOfEvents([event('card_revealed', 0, 'sailor:3', 1, 1)])
    expect(freshIn(draw, lookOf({ harbor: ['flute:1/1', 'sailor:3'] }))).toBe('harbor-1')
    const ship = beatsOfEvents([event('card_revealed', 0, 'flute:1/1', 1, 1)])
    expect(freshIn(ship, lookOf({ ship: 'flute:1/1' }))).toBe('ship')
    const chart = beatsOfEvents([event('card_revealed', 0, 'expedition:hut+hut', 1, 1)])
    expect(freshIn(chart, lookOf({ expeditions: ['expedition:hut+hut'] }))).toBe('expedition-0')
    expect(freshIn(beatsOfEvents([event('discovery_ended')]), lookOf())).toBeNull()
  })
})
