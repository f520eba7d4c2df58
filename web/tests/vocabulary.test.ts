// The whole vocabulary of the engine, walked: whatever it can say has words, a drawing and a place in the story here.
import { describe, expect, it } from 'vitest'
import { CARDS } from '../src/cards/facts'
import { faceId, portraitId } from '../src/cards/sprite'
import { ACTIONS, COUNTERS, ENDS, EVENTS, GAINS, KINDS, MODULES, PHASES, SYMBOLS } from '../src/generated/vocabulary'
import sprite from '../src/generated/sprite.svg?raw'
import german from '../src/generated/words/de.ftl?raw'
import english from '../src/generated/words/en.ftl?raw'
import french from '../src/generated/words/fr.ftl?raw'
import italian from '../src/generated/words/it.ftl?raw'
import spanish from '../src/generated/words/es.ftl?raw'
import { deedText } from '../src/panels/deeds'
import { linesOf, type Voice } from '../src/panels/log'
import type { EventInfo } from '../src/protocol/types'
import { beatsOfEvents } from '../src/stage/beats'
import { follow } from '../src/stage/follow'
import { deedsOf, powersOf, promptOf } from '../src/table/deeds'
import { hasWords, speak, t } from '../src/words'
import { cardKind } from '../src/words/cards'
import { moduleName, moduleText } from '../src/words/modules'
import { entry, event, lookOf, moves } from './stage/game'

const WORDS = { en: english, de: german, fr: french, es: spanish, it: italian } as const
const isDrawn = (id: string): boolean => sprite.includes(` id="${id}"`)
const details = (kind: EventInfo['kind']): readonly (string | number)[] =>
  kind === 'coins_gained' ? GAINS : kind === 'game_ended' ? ENDS : [1]
const every = EVENTS.flatMap((kind) => details(kind).map((detail) => event(kind, 0, null, 1, detail)))
const voice: Voice = {
  t: (id, args) => t(id, args),
  one: (code) => code,
  the: (code) => code,
  list: (items) => items.join(', '),
  percent: String,
  ordinal: () => 'other',
  strength: () => null,
  name: String,
  isMe: () => false,
}

describe('every card', () => {
  it.each(CARDS)('$code is drawn at every size it is seen at', ({ code, kind }) => {
    const faces = [faceId('f', code), faceId('s', code)]
    if (kind === 'person' || kind === 'expedition') faces.push(faceId('c', code), portraitId(code))
    for (const face of faces) expect(isDrawn(face), face).toBe(true)
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

describe('every module', () => {
  it.each(MODULES.map((module) => [module]))('%s has a picture, and a name and a sentence in every language', (module) => {
    expect(isDrawn(`box-${module}`)).toBe(true)
    for (const [language, words] of Object.entries(WORDS)) {
      speak(language as 'en', words)
      for (const said of [moduleName(module), moduleText(module)]) expect(said).not.toMatch(/[{}]/)
    }
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
    expect(EVENTS.filter((kind) => !seen.has(kind))).toEqual(['gambler_used'])
  })
})

describe('every action', () => {
  it.each(ACTIONS.map((action) => [action]))('%s has a phrase in every language', (action) => {
    const card = { take: ' sailor:3', claim: ' expedition:hut+hut' }[action as string] ?? ''
    for (const [language, words] of Object.entries(WORDS)) {
      speak(language as 'en', words)
      const said = deedText(action + card)
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
    const own = ['swords', 'influence', 'claimed']
    const coming = ['traders_ares'] // no card of that color yet
    for (const counter of COUNTERS.filter((one) => !coming.includes(one))) {
      const [power] = powersOf({ [counter]: 2 })
      expect(power === undefined, counter).toBe(own.includes(counter))
      if (power) expect(isDrawn(power.sail ? `e-${power.sign}` : `i-${power.sign}`), power.sign).toBe(true)
    }
  })
})
