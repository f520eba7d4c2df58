import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import numbers from '../../src/generated/numbers.json'
import { linesOf, turnsOf, type Line, type Voice } from '../../src/panels/log'
import type { Entry } from '../../src/protocol/types'
import { entry, event, moves, NAMES } from '../stage/game'

const words = resolve(import.meta.dirname, '../../../src/portroyal/data/words/en')
const bundle = new FluentBundle('en', { useIsolating: false })
for (const name of ['panels', 'cards', 'gambler', 'contracts']) bundle.addResource(new FluentResource(readFileSync(resolve(words, `${name}.ftl`), 'utf-8')))

function said(id: string, args?: Record<string, string | number>): string {
  const message = bundle.getMessage(id)
  if (!message?.value) throw new Error(`no words for ${id}`)
  const errors: Error[] = []
  const { takes_by_colors: _, ...rulebook } = numbers.base
  const text = bundle.formatPattern(message.value, { ...rulebook, ...args }, errors)
  expect(errors, id).toEqual([])
  return text
}

const name = (code: string): string => code.split(':')[0]?.replace('.', '-') ?? ''
const voice: Voice = {
  t: said,
  one: (code) => (name(code) === 'admiral' ? 'an Admiral' : `a ${name(code)}`),
  the: (code) => `the ${name(code)}`,
  contract: (id) => id,
  list: (items) => new Intl.ListFormat('en').format(items),
  percent: (share) => `${Math.round(share * 100)} %`,
  ordinal: (value) => new Intl.PluralRules('en', { type: 'ordinal' }).select(value),
  strength: (code) => {
    const strength = code.split(':')[1]?.split('/')[0] ?? ''
    return strength === 'skull' ? 'skull' : Number(strength)
  },
  name: (seat) => NAMES[seat] ?? '',
  isMe: (seat) => seat === 0,
  drawn: () => null,
}

const texts = (one: Entry): string[] => linesOf(one, voice).flatMap((line) => ('turn' in line ? [] : [line.text]))
const told = (...events: Entry['events']): string[] => texts(entry(1, 'moved', { seat: events[0]?.seat ?? 0, events }))

describe('the log', () => {
  it('tells draws, ships, skulls and what was done about them', () => {
    expect(told(event('card_revealed', 0, 'admiral:9', 2, 1))).toEqual(['You drew an Admiral.'])
    expect(told(event('card_revealed', 1, 'flute:1/2', 2, 1), event('ship_kept', 1, 'flute:1/2', 1, 0))).toEqual([
      'Ben drew a flute, strength 1.',
    ])
    expect(told(event('card_revealed', 1, 'frigate:skull/4', 2, 1))).toEqual(['Ben drew a frigate with a skull.'])
    expect(told(event('ship_kept', 0, 'flute:1/2', 1, 1))).toEqual(['You kept a flute.'])
    expect(told(event('ship_repelled', 2, 'frigate:3/2', 1))).toEqual(['Cleo repelled a frigate.'])
  })

  it('tells of the gambler, and of one more', () => {
    expect(told(event('gambler_used', 0, null, 4, 1))).toEqual(['You let the Gambler turn over four cards.'])
    expect(told(event('gambler_used', 1, null, 4, 2))).toEqual(['Ben let the Gambler turn over four more cards.'])
    expect(told(event('gambler_used', 0, null, 4, 1), event('discovery_ended', 0, null, 5)).at(-1)).toBe('You got through, with 5 cards in the harbor.')
  })

  it('tells a bust with the number of the card, and its chance where that was known', () => {
    const bust = [
      event('card_revealed', 1, 'flute:1/2', 7, 1),
      event('ship_kept', 1, 'flute:1/2', 1, 0),
      event('harbor_busted', 1, 'flute:1/2', 5),
    ]
    expect(texts(entry(7, 'moved', { seat: 1, events: bust, safe: [0.81] }))).toEqual([
      'Ben drew a flute, strength 1.',
      'Ben busted on the 7th card. The risk was 19 %.',
    ])
    expect(texts(entry(8, 'moved', { seat: 1, events: bust }))[1]).toBe('Ben busted on the 7th card.')
    const mine = [event('card_revealed', 0, 'flute:1/2', 22, 1), event('harbor_busted', 0, 'flute:1/2', 5)]
    expect(told(...mine)[1]).toBe('You busted on the 22nd card.')
  })

  it('says no chance where somebody chose to bust', () => {
    const chosen = [event('ship_kept', 1, 'flute:1/2', 1, 1), event('harbor_busted', 1, 'flute:1/2', 5)]
    expect(texts(entry(7, 'moved', { seat: 1, events: chosen })).at(-1)).toBe('Ben busted on the 5th card.')
  })

  it('tells trades, hires and fees, also to me', () => {
    expect(told(event('ship_traded', 1, 'flute:1/2', 2), event('coins_gained', 1, null, 2, 'ship'), event('fee_paid', 1, null, 1, 2))).toEqual([
      'Ben traded with a flute for 2. Fee to Cleo: 1.',
    ])
    expect(told(event('ship_traded', 1, 'flute:1/2', 2), event('ship_tucked', 1, 'flute:1/2', 1), event('coins_gained', 1, null, 2, 'ship'), event('fee_paid', 1, null, 1, 2))).toEqual([
      'Ben traded with a flute for 2. The Wholesaler keeps it: +1 influence. Fee to Cleo: 1.',
    ])
    expect(told(event('person_hired', 1, 'captain:4', 3), event('fee_paid', 1, null, 1, 0))).toEqual([
      'Ben hired a captain for 3. Fee to you: 1.',
    ])
    expect(told(event('person_hired', 0, 'captain:4', 3))).toEqual(['You hired a captain for 3.'])
  })

  it('tells the bonus of a tax once, where a contract was decided before it', () => {
    const bonus = [event('coins_gained', 1, null, 1, 'tax'), event('coins_gained', 2, null, 1, 'tax')]
    expect(told(event('contract_completed', 0, null, 7, 'tax_inspector'), event('coins_gained', 0, null, 7, 'contract'), ...bonus)).toEqual([
      'You completed “tax_inspector”: +7.',
      'Ben and Cleo gained 1.',
    ])
    expect(told(...bonus)).toEqual(['Ben and Cleo gained 1.'])
  })

  it('tells of two taxes what each of them took and gave', () => {
    const tax = (payer: number): Entry['events'] => [
      event('card_revealed', 0, 'tax:swords', 3, 1),
      event('tax_paid', payer, null, 6),
      event('coins_gained', payer, null, 1, 'tax'),
    ]
    expect(told(...tax(1), ...tax(2))).toEqual(['Tax. Ben lost 6. Ben gained 1.', 'Tax. Cleo lost 6. Cleo gained 1.'])
  })

  it('tells a tax in one line', () => {
    const tax = [
      event('card_revealed', 0, 'tax:swords', 3, 1),
      event('tax_paid', 1, null, 9),
      event('coins_gained', 0, null, 1, 'tax'),
      event('coins_gained', 1, null, 1, 'tax'),
      event('coins_gained', 2, null, 1, 'tax'),
    ]
    expect(told(...tax)).toEqual(['Tax. Ben lost 9. Ben, Cleo, and you gained 1.'])
    expect(told(event('card_revealed', 0, 'tax:swords', 3, 1), event('coins_gained', 0, null, 1, 'tax'))).toEqual([
      'Tax. Nobody had 12 coins. You gained 1.',
    ])
  })

  it('tells stops, helpers, claims, passes, decks and the end', () => {
    expect(told(event('discovery_ended', 2, null, 5))).toEqual(['Cleo stopped at 5 cards.'])
    expect(told(event('discovery_ended', 2, null, 1))).toEqual(['Cleo stopped at 1 card.'])
    expect(told(event('discovery_ended', 0, null, 0))).toEqual(['You stopped with an empty harbor.'])
    expect(told(event('coins_gained', 2, null, 2, 'admiral'))).toEqual(['The Admiral brings Cleo 2.'])
    expect(told(event('coins_gained', 0, null, 1, 'jester'))).toEqual(['Your Jester brings you 1.'])
    expect(
      told(
        event('person_given', 0, 'settler:4', 1),
        event('person_given', 0, 'captain:4', 1),
        event('expedition_claimed', 0, 'expedition:anchor+hut', 2),
        event('coins_gained', 0, null, 2, 'expedition'),
      ),
    ).toEqual(['You claimed the expedition and gained 2. You gave up a settler and a captain.'])
    const pass = entry(3, 'moved', { seat: 2, action: 'pass', events: [event('taking_ended', 2, null, 0), event('taking_ended', 1, null, 0)] })
    expect(texts(pass)).toEqual(['Cleo passed.'])
    expect(told(event('deck_shuffled', 0, null, 93, 2))).toEqual(['The discard is the new deck: 93 cards.'])
    expect(told(event('end_triggered', 1, null, 12))).toEqual(['Ben has 12 influence. This is the last round.'])
    expect(told(event('game_ended', 0, null, 0, 'influence'))).toEqual(['The game is over.'])
    expect(told(event('game_ended', 0, null, 0, 'stalemate'))).toEqual(['Nobody could draw a card. The game is over.'])
  })

  it('has words, or knows to be silent, for every kind of entry', () => {
    const kinds: Entry['kind'][] = [
      ...(['opened', 'joined', 'left', 'seated', 'planned', 'started', 'moved', 'undone', 'undo_asked'] as const),
      ...(['undo_agreed', 'undo_refused', 'said', 'hinted', 'held', 'returned', 'timed_out', 'paced', 'ended', 'rematch'] as const),
    ]
    for (const kind of kinds) {
      for (const seat of [0, 1, null]) {
        for (const text of texts(entry(1, kind, { seat, name: 'Dora', text: 'hello' }))) expect(text).toMatch(/^[A-Z]|^hello$/)
      }
    }
    expect(texts(entry(1, 'joined', { seat: null, name: 'Dora' }))).toEqual(['Dora joined the table.'])
    expect(texts(entry(1, 'undo_refused'))).toEqual(['Nobody answered. It stands.'])
  })

  it('keeps what was said as it was said', () => {
    const [line] = linesOf(entry(1, 'said', { seat: 1, name: 'Ben', text: '<b>hi</b> { $name }' }), voice)
    expect(line).toMatchObject({ kind: 'chat', who: 'Ben', text: '<b>hi</b> { $name }' })
  })

  it('says in the words of the reader what was said with one press', () => {
    for (const [reaction, text] of [['bravo', 'Well played'], ['hurry', 'Bit faster?']] as const) {
      expect(linesOf(entry(1, 'said', { seat: 1, name: 'Ben', reaction }), voice)).toMatchObject([{ kind: 'chat', who: 'Ben', text }])
    }
  })

  it('tells a whole game in turns, without a gap in its words', () => {
    const turns = turnsOf(
      moves.map(({ entry }) => entry),
      (one) => linesOf(one, voice),
    )
    const lines = turns.flatMap((turn) => turn.lines) as Line[]
    expect(lines.length).toBeGreaterThan(100)
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length)
    expect(turns.length).toBeGreaterThan(10)
    expect(turns[1]).toMatchObject({ seat: 1, round: 1 })
  })
})
