// The whole vocabulary of the engine, walked: whatever it can say has words, a drawing and a place in the story here.
import { describe, expect, it } from 'vitest'
import { CARDS } from '../src/cards/facts'
import { CONTRACTS } from '../src/contracts/facts'
import { playAt } from '../src/cards/played.svelte'
import { faceId, portraitId } from '../src/cards/sprite'
import { ACTIONS, COUNTERS, ENDS, EVENTS, GAINS, KINDS, MODULES, PHASES, SYMBOLS } from '../src/generated/vocabulary'
import numbers from '../src/generated/numbers.json'
import sprite from '../src/generated/sprite.svg?raw'
import german from '../src/generated/words/de.ftl?raw'
import english from '../src/generated/words/en.ftl?raw'
import french from '../src/generated/words/fr.ftl?raw'
import italian from '../src/generated/words/it.ftl?raw'
import spanish from '../src/generated/words/es.ftl?raw'
import { deedText } from '../src/panels/deeds'
import { linesOf, type Voice } from '../src/panels/log'
import type { EventInfo, TableInfo } from '../src/protocol/types'
import { beatsOfEvents } from '../src/stage/beats'
import { follow } from '../src/stage/follow'
import { deedsOf, powersOf, promptOf } from '../src/table/deeds'
import { hasWords, speak, t } from '../src/words'
import { cardKind, cardLabel, cardText } from '../src/words/cards'
import { contractAsks, contractFootnotes, contractName, contractText, contractWhen } from '../src/words/contracts'
import { moduleBrief, moduleName, moduleText } from '../src/words/modules'
import { entry, event, lookOf, moves } from './stage/game'

const WORDS = { en: english, de: german, fr: french, es: spanish, it: italian } as const
const isDrawn = (id: string): boolean => sprite.includes(` id="${id}"`)
const OF_CONTRACTS: readonly EventInfo['kind'][] = ['contract_offered', 'contract_advanced', 'contract_completed', 'influence_gained']
const details = (kind: EventInfo['kind']): readonly (string | number)[] =>
  kind === 'coins_gained' ? GAINS : kind === 'game_ended' ? ENDS : OF_CONTRACTS.includes(kind) ? CONTRACTS.map(({ id }) => id) : [1]
const every = EVENTS.flatMap((kind) => details(kind).map((detail) => event(kind, 0, null, 1, detail)))
const voice: Voice = {
  t: (id, args) => t(id, args),
  one: (code) => code,
  the: (code) => code,
  contract: (id) => id,
  list: (items) => items.join(', '),
  percent: String,
  ordinal: () => 'other',
  strength: () => null,
  name: String,
  isMe: () => false,
  drawn: () => null,
}

describe('every card', () => {
  it.each(CARDS)('$code is drawn at every size it is seen at', ({ code, kind }) => {
    const faces = [faceId('f', code), faceId('s', code)]
    if (kind === 'person' || kind === 'expedition') faces.push(faceId('c', code), portraitId(code))
    for (const face of faces) expect(isDrawn(face), face).toBe(true)
  })
  it('is drawn as each game has it', () => {
    for (const [game, rulebook] of Object.entries(numbers)) {
      playAt({ settings: { modules: [game] } as unknown as TableInfo['settings'], numbers: rulebook })
      const taxes = CARDS.filter(({ kind, copies }) => kind === 'tax' && copies[game])
      for (const { code } of taxes) expect([isDrawn(faceId('f', code)), isDrawn(faceId('s', code))], `${code} in ${game}`).toEqual([true, true])
    }
    expect(faceId('f', 'tax:influence', numbers.set_sail)).toBe('f-tax-influence-to-8')
    playAt(null)
    expect(faceId('f', 'tax:influence')).toBe('f-tax-influence')
  })
  it('lies sideways under whoever keeps it, if it is a ship', () => {
    for (const { kind, color } of CARDS) if (kind === 'ship') expect(isDrawn(`slip-${color}`), color).toBe(true)
  })
  it('is of a kind there is a card of, or will be', () => {
    expect([...new Set(CARDS.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort())
  })
  it.each(Object.entries(WORDS))('has a word for its kind, its color and its symbols in %s', (language, words) => {
    speak(language as 'en', words)
    for (const { code, color, needs } of CARDS) {
      expect(cardKind(code)).not.toMatch(/[{}]/)
      if (color) expect([hasWords(`card-color-${color}`), isDrawn(`e-${color}`)], color).toEqual([true, true])
      for (const need of needs ?? []) expect(hasWords(`card-symbol-${need}`), need).toBe(true)
    }
    for (const symbol of SYMBOLS) expect(isDrawn(`i-${symbol}`), symbol).toBe(true)
  })
})

describe('every contract', () => {
  it.each(CONTRACTS)('$id is drawn whole, as a badge and by signs of what it asks for', ({ id, asks }) => {
    for (const drawing of [`k-${id}`, `b-${id}`, ...asks]) expect(isDrawn(drawing), drawing).toBe(true)
    expect(asks.length).toBeGreaterThan(0)
  })
  it('asks for persons by their portraits, for swords, coins and influence by number, for steps by as many signs', () => {
    const asks = Object.fromEntries(CONTRACTS.map((contract) => [contract.id, contract.asks]))
    expect(asks.bruja).toEqual(['q-captain', 'q-mademoiselle'])
    expect(asks.thrifty_staff).toEqual(['q-cheap-3', 'q-cheap-3', 'q-cheap-3', 'q-cheap-3'])
    expect(asks.frigate_nemesis).toEqual(['q-sail-red', 'q-refused', 'q-refused', 'q-refused'])
    expect(asks.pirates_nest).toHaveLength(5)
    expect([asks.small_estate, asks.ransom]).toEqual([['q-influence-12'], ['q-pay-15']])
  })
  it.each(Object.entries(WORDS))('has a name, a text and the time at which it is completed in %s', (language, words) => {
    speak(language as 'en', words)
    for (const { id } of CONTRACTS) {
      for (const said of [contractName(id), contractText(id), contractAsks(id), contractWhen(id), ...contractFootnotes(id, true), ...contractFootnotes(id, false)]) expect(said, id).toMatch(/^[^{}]+$/)
    }
    expect(new Set(CONTRACTS.map(({ id }) => contractName(id))).size).toBe(CONTRACTS.length)
  })
  it('has a sand glass, backs, medals and seals around it', () => {
    const levels = Array.from({ length: 11 }, (_, level) => `glass-${level}`)
    const late = [0, 1, 2, 3].map((left) => `glass-late-${left}`)
    const ranks = ['landlubber', 'sailor', 'pirate', 'captain', 'lord_of_the_seas'].map((rank) => `rank-${rank}`)
    const seals = [1, 2, 3, 4, 5].map((seat) => `seal-${seat}`)
    const flags = ['yellow', 'blue', 'green', 'red', 'black'].map((color) => `q-flag-${color}`)
    for (const id of [...levels, ...late, ...ranks, ...seals, ...flags, 'back-time', 'back-score', 'wax', 'wax-blue', 'box-coop-alone']) expect(isDrawn(id), id).toBe(true)
  })
})

describe('every ship with a gift', () => {
  it('says so, with its own drawing', () => {
    const gifts = CARDS.filter(({ gift }) => gift)
    expect(gifts).toHaveLength(5)
    for (const [language, words] of Object.entries(WORDS)) {
      speak(language as 'en', words)
      for (const { code } of gifts) {
        const plain = code.replace(/\+.*/, '')
        expect(faceId('f', code)).not.toBe(plain)
        for (const said of [cardText(code), cardLabel(code)]) expect(said).toMatch(/^[^{}]+$/)
      }
    }
    speak('en', english)
    expect(cardLabel('flute:5/3+1')).toBe('Flute, strength 5, 3 coins, and 1 coin for somebody else')
  })
})

describe('every module', () => {
  it.each(MODULES.map((module) => [module]))('%s has a picture, and a name and a sentence in every language', (module) => {
    expect(isDrawn(`box-${module}`)).toBe(true)
    for (const [language, words] of Object.entries(WORDS)) {
      speak(language as 'en', words)
      for (const said of [moduleName(module), moduleText(module), moduleBrief(module)]) expect(said).not.toMatch(/[{}]/)
    }
  })
  it.each([['set_sail-cards'], ['coop-alone']])('%s has a picture and words of its own, too', (box) => {
    expect(isDrawn(`box-${box}`)).toBe(true)
    for (const [language, words] of Object.entries(WORDS)) {
      speak(language as 'en', words)
      for (const said of [moduleName(box), moduleText(box)]) expect(said).not.toMatch(/[{}]/)
    }
  })
  it('tells its own numbers, wherever one reads of it', () => {
    speak('en', english)
    expect(moduleText('set_sail')).toContain('ends at 8')
  })
})

describe('every event', () => {
  it.each(every)('$kind $detail is followed on the table, shown and told', (happened) => {
    const look = follow(lookOf(), happened)
    expect(look.players).toHaveLength(3)
    expect(beatsOfEvents([happened]).flatMap(({ events }) => events)).toEqual([happened])
    speak('en', english)
    for (const line of linesOf(entry(1, 'moved', { seat: 0, events: [happened] }), voice)) {
      if (!('turn' in line)) expect(line.text).not.toMatch(/[{}]/)
    }
  })
  it('occurs in the game that the tests follow, but for what modules add', () => {
    const seen = new Set(moves.flatMap(({ entry: { events } }) => events.map(({ kind }) => kind)))
    const added = [...OF_CONTRACTS, 'coins_declined', 'gift_given', 'ship_captured', 'ship_released', 'time_dealt', 'card_set_aside', ...EVENTS.slice(EVENTS.indexOf('character_chosen'))]
    expect(EVENTS.filter((kind) => !seen.has(kind))).toEqual(['gambler_used', 'ship_tucked', ...added])
  })
})

describe('every action', () => {
  it.each(ACTIONS.map((action) => [action]))('%s has a phrase in every language', (action) => {
    const card = { take: ' sailor:3', claim: ' expedition:hut+hut', contract: ' bruja', decline: ' frigate:1/1', give: ' 1', choose: ' anne', complete: ' 10', stow: ' ares:2/1+book', return: ' sailor:3', sell: ' flute:2/2+rum' }[action as string] ?? ''
    for (const [language, words] of Object.entries(WORDS)) {
      speak(language as 'en', words)
      const said = deedText(action + card, () => 'Jun')
      expect(said).not.toMatch(/[{}]/)
      expect(said).not.toBe(action + card)
    }
  })
})

describe('every phase', () => {
  it.each(PHASES.map((phase) => [phase]))('%s asks a question and has two buttons, for me and for others', (phase) => {
    speak('en', english)
    for (const seats of [[0], [1]]) {
      const look = lookOf({ phase })
      expect(promptOf(look, null, seats).title).toMatch(/^[^{}]+$/)
      expect(deedsOf(look, null, seats[0] === 0).brass.title).toMatch(/^[^{}]+$/)
    }
  })
})

describe('every counter of a seat', () => {
  it('has a sign, or a place of its own', () => {
    const own = ['swords', 'influence', 'claimed', 'cubes_placed', 'completed', 'passengers', 'missions_done', 'cubes_gone'] // passengers can do nothing
    const coming = ['traders_ares', 'wholesalers_ares', 'clerks_ares'] // no card of that color yet
    for (const counter of COUNTERS.filter((one) => !coming.includes(one))) {
      const [power] = powersOf({ abilities: { [counter]: 2 }, holds: {} })
      expect(power === undefined, counter).toBe(own.includes(counter))
      if (power?.beside) expect(isDrawn(`i-${power.beside}`), power.beside).toBe(true)
      if (power) expect(isDrawn(power.sail ? `e-${power.sign}` : `i-${power.sign}`), power.sign).toBe(true)
    }
  })
})
