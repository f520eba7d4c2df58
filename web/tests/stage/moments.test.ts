// What deserves a word at the prompt, and the words, in every language.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Voice } from '../../src/panels/log'
import { LANGUAGES } from '../../src/kept/preferences.svelte'
import type { EventInfo } from '../../src/protocol/types'
import { beatsOf } from '../../src/stage/beats'
import { bustIn, drawnBefore, momentsOf, type Moment } from '../../src/stage/moments'
import { bannerOf, spokenOf } from '../../src/table/banner'
import { list, percent, speak, t } from '../../src/words'
import { cardOne, cardThe } from '../../src/words/cards'
import { entry, event, lookOf, moves, NAMES } from './game'

const words = (language: string): string =>
  ['moments', 'panels', 'cards', 'contracts'].map((name) => readFileSync(resolve(import.meta.dirname, `../../../src/portroyal/data/words/${language}/${name}.ftl`), 'utf-8')).join('\n')

const voice = (language: string, me: number | null = 0): Voice => {
  speak(language as 'en', words(language))
  return {
    t, list, percent, one: cardOne, the: cardThe, contract: (id) => id,
    ordinal: (value) => new Intl.PluralRules(language, { type: 'ordinal' }).select(value),
    strength: () => 1,
    name: (seat) => NAMES[seat] ?? '',
    isMe: (seat) => seat === me,
    drawn: () => null,
  }
}

const momentsIn = (events: EventInfo[], seats = [0], safe: number[] = []): Moment[] => {
  const entries = [entry(2, 'moved', { seat: 0, events, safe })]
  return beatsOf(entries).flatMap((beat) => momentsOf(beat, { entries, after: lookOf() }, seats))
}
const said = (events: EventInfo[], seats = [0], safe: number[] = []): string[] => {
  const en = voice('en')
  return momentsIn(events, seats, safe).map((moment) => spokenOf(bannerOf(moment, en), en))
}

describe('a moment', () => {
  it('is a bust, with the card and how likely it was', () => {
    const bust = (seat: number): EventInfo[] => [event('card_revealed', seat, 'flute:1/1', 6, 1), event('harbor_busted', seat, 'flute:1/1', 5)]
    expect(said(bust(0), [0], [0.92])).toEqual(['Bust on the 6th card. The risk was 8%.'])
    expect(said(bust(1), [0], [0.92])).toEqual(['Ben: Bust on the 6th card. The risk was 8%.'])
    expect(said(bust(1))).toEqual(['Ben: Bust on the 6th card.'])
  })
  it('counts the cards that were drawn, also where the ship was kept by choice, and among four the one that came twice', () => {
    const kept = entry(9, 'moved', { seat: 0, events: [event('ship_kept', 0, 'flute:1/1', 4, 1), event('harbor_busted', 0, 'flute:1/1', 4)] })
    expect(bustIn(kept, 7).nth).toBe(7)
    expect(bustIn(kept, null).nth).toBe(4)
    const drawn = [entry(7, 'moved', { seat: 0, events: [event('turn_began', 0, null, 0, 3)] }), entry(8, 'moved', { seat: 0, events: [event('card_revealed', 0, 'flute:1/1', 7, 1)] })]
    expect([drawnBefore([...drawn, kept], 9), drawnBefore(drawn, 8), drawnBefore(drawn, 7)]).toEqual([7, 0, null])
    const four = ['pinnace:1/1', 'flute:1/1', 'sailor:3', 'pirate:5'].map((card, index) => event('card_revealed', 0, card, 4 + index, 1))
    expect(bustIn(entry(9, 'moved', { seat: 0, events: [...four, event('harbor_busted', 0, 'flute:1/1', 6)] }), 3).nth).toBe(5)
  })
  it('is a tax, and what I pay or get', () => {
    const tax = (...rest: EventInfo[]): EventInfo[] => [event('card_revealed', 1, 'tax:swords', 3, 1), ...rest]
    const gains = (seat: number): EventInfo => event('coins_gained', seat, null, 1, 'tax')
    expect(said(tax(event('tax_paid', 0, null, 6), event('tax_paid', 1, null, 7), gains(2)))).toEqual(['Tax Increase. You lost 6.'])
    expect(said(tax(event('tax_paid', 1, null, 7), gains(0)))).toEqual(['Tax Increase. You gained 1.'])
    expect(said(tax(event('tax_paid', 0, null, 6), gains(0)))).toEqual(['Tax Increase. You lost 6. You gained 1.'])
    expect(said(tax(event('tax_paid', 1, null, 7), gains(2)))).toEqual(['Tax Increase. Ben lost 7. Cleo gained 1.'])
    // After a contract was decided at the tax.
    expect(said([gains(0), gains(2)])).toEqual(['Tax Increase. You gained 1.'])
    expect(said([gains(2)])).toEqual([])
  })
  it('is a fee that I earn, not one that others do', () => {
    const fee = (to: number): EventInfo[] => [event('ship_traded', 1, 'flute:1/2', 2), event('coins_gained', 1, null, 2, 'ship'), event('fee_paid', 1, null, 1, to)]
    expect(said(fee(0))).toEqual(['Ben pays you 1 coin.'])
    expect(said(fee(2))).toEqual([])
    expect(said(fee(2), [1, 2])).toEqual(['Ben pays Cleo 1 coin.'])
  })
  it('is an expedition, by whom and for what, and the last round it may bring', () => {
    const claim = [
      event('person_given', 1, 'captain:4', 1),
      event('expedition_claimed', 1, 'expedition:anchor+anchor', 2),
      event('end_triggered', 1, null, 12),
      event('coins_gained', 1, null, 2, 'expedition'),
    ]
    expect(said(claim)).toEqual(['Ben claims an Expedition. 4 influence and 2 coins.', 'The last round. Ben has 12 influence.'])
  })
  it('is a contract that I complete, not one that others do', () => {
    const seal = (seat: number, ...rest: EventInfo[]): EventInfo[] => [event('contract_completed', seat, null, 4, 'explorer'), ...rest]
    expect(said(seal(0, event('coins_gained', 0, null, 4, 'explorer')))).toEqual(['You completed “explorer”: +4.'])
    expect(said(seal(0, event('influence_gained', 0, null, 1, 'explorer')))[0]).toContain('influence')
    expect(said(seal(1, event('coins_gained', 1, null, 4, 'explorer')))).toEqual([])
    expect(said(seal(1, event('coins_gained', 1, null, 4, 'explorer')), [0, 1])).toEqual(['Ben completed “explorer”: +4.'])
  })
  it('is a ship repelled', () => {
    expect(said([event('ship_repelled', 0, 'flute:1/1', 1)])).toEqual(['You repelled a Flute.'])
  })
  it('is a voyage that a crew has ended together, won or lost', () => {
    const entries = [entry(2, 'moved', { seat: 0, events: [event('game_ended', 0, null, 0, 'time')], safe: [] })]
    const told = (won: boolean): string => {
      const crew = { won, points: 0, rank: null, would_be: 'landlubber', left: won ? 2 : 0 }
      const standings = [{ seat: 0, place: 1, influence: 6, coins: 1, expeditions: 0, decided_by: null }]
      const after = lookOf({ phase: 'over', outcome: { reason: won ? 'contracts' : 'time', standings, crew } })
      const en = voice('en')
      return beatsOf(entries).flatMap((beat) => momentsOf(beat, { entries, after }, [0])).map((moment) => spokenOf(bannerOf(moment, en), en)).join()
    }
    expect(told(false)).toBe('The sand has run out. 0 of 0 contracts.')
    expect(told(true)).toBe('All 0, with 2 turns to spare. 0 of 0 contracts.')
  })
  it('is a game won', () => {
    const entries = [entry(9, 'moved', { events: [event('game_ended', 0, null, 0, 'influence')] })]
    const standing = (seat: number, place: number) => ({ seat, place, influence: 13, coins: 2, expeditions: 1, decided_by: null })
    const told = (standings: ReturnType<typeof standing>[]): Moment[] =>
      beatsOf(entries).flatMap((beat) => momentsOf(beat, { entries, after: lookOf({ phase: 'over', outcome: { reason: 'influence', standings, crew: null } }) }, [0]))
    const en = voice('en')
    expect(told([standing(0, 1), standing(1, 2)]).map((moment) => spokenOf(bannerOf(moment, en), en))).toEqual(['You win. 13 influence.'])
    expect(told([standing(1, 1), standing(2, 1)]).map((moment) => spokenOf(bannerOf(moment, en), en))).toEqual(['Ben and Cleo share the victory. 13 influence.'])
  })
  it('is nothing that happens all the time', () => {
    expect(said([event('card_revealed', 0, 'sailor:3', 1, 1)])).toEqual([])
    expect(said([event('person_hired', 0, 'sailor:3', 3), event('coin_spent', 0, 'flute:1/1', 1)])).toEqual([])
  })
})

describe.each(LANGUAGES)('the moments of a whole game, in %s', (language) => {
  it('have their words', () => {
    const speaker = voice(language)
    const kinds = new Set<string>()
    for (const { entry: one } of moves) {
      for (const moment of beatsOf([one]).flatMap((beat) => momentsOf(beat, { entries: [one], after: lookOf() }, [0]))) {
        kinds.add(moment.kind)
        const text = spokenOf(bannerOf(moment, speaker), speaker)
        expect(text).not.toMatch(/[{}]|undefined|NaN/)
        expect(text.length).toBeLessThan(110)
      }
    }
    expect([...kinds].sort()).toEqual(['bust', 'expedition', 'fee', 'last_round', 'repel', 'tax'])
  })
})
