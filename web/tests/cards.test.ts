import { describe, expect, it } from 'vitest'
import german from '../src/generated/words/de.ftl?raw'
import germanRules from '../src/generated/words/de-rules.ftl?raw'
import english from '../src/generated/words/en.ftl?raw'
import facts from '../src/generated/cards.json'
import french from '../src/generated/words/fr.ftl?raw'
import italian from '../src/generated/words/it.ftl?raw'
import spanish from '../src/generated/words/es.ftl?raw'
import { hasWords, speak } from '../src/words'
import { cardLabel, cardName, cardOne, cardShort, cardText, cardThe, cardTitle, coachReason } from '../src/words/cards'
import { SECTIONS, type Block } from '../src/words/rules'

const ALL = { en: english, de: german, fr: french, es: spanish, it: italian } as const
const CODES = Object.keys(facts)

describe('cards', () => {
  it('are named, with their articles', () => {
    speak('en', english)
    expect(cardTitle('trader.blue:3')).toBe('Trader')
    expect(cardName('trader.blue:3')).toBe('Blue Trader')
    expect(cardOne('admiral:7')).toBe('an Admiral')
    expect(cardThe('expedition:anchor+anchor+hut')).toBe('the Expedition for 2 anchors and 1 hut')
    speak('de', german)
    expect(cardOne('sailor:3')).toBe('einen Matrosen')
    expect(cardOne('trader.blue:3')).toBe('einen blauen Händler')
    expect(cardThe('expedition:cross+cross')).toBe('die Expedition für 2 Kreuze')
  })
  it('are read aloud', () => {
    speak('en', english)
    expect(cardLabel('flute:1/2')).toBe('Flute, strength 1, 2 coins')
    expect(cardLabel('galleon:skull/4')).toBe('Galleon, skull, 4 coins')
    expect(cardLabel('sailor:3')).toBe('Sailor, costs 3, 1 influence, 1 sword')
  })
  it.each(Object.entries(ALL))('are told whole in %s', (language, words) => {
    speak(language as keyof typeof ALL, words)
    for (const code of CODES) {
      for (const said of [cardTitle(code), cardName(code), cardOne(code), cardThe(code), cardLabel(code), cardText(code), cardShort(code)]) {
        expect(said).not.toMatch(/[{}$]/)
      }
    }
  })
})

describe('the coach', () => {
  it('begins every sentence with a capital', () => {
    speak('en', english)
    expect(coachReason({ id: 'leaves', facts: { card: 'sailor:3', name: 'Jun' } })).toBe('Otherwise the Sailor goes to Jun.')
    expect(coachReason({ id: 'price', facts: { card: 'jester:5', price: 5 } })).toBe('The Jester costs 5 coins, too much for what it gives.')
    speak('de', german)
    expect(coachReason({ id: 'price', facts: { card: 'jester:5', price: 1 } })).toMatch(/^Der Witzbold kostet 1 Münze, /)
  })
  it('tells a sort of cards from the thing of that name', () => {
    speak('en', english)
    expect(coachReason({ id: 'tax', facts: { cards: 4, of: 90 } })).toBe('A tax may come: 4 of 90 cards.')
    expect(coachReason({ id: 'tax', facts: { coins: 13, from: 12, lost: 6 } })).toBe('A tax would take 6 of your 13 coins; better to spend some.')
  })
  it.each(Object.entries(ALL))('calls everything by its name in %s, in every reason there is', (language, words) => {
    speak(language as keyof typeof ALL, words)
    const ids = { card: 'sailor:3', expedition: 'expedition:hut+hut', contract: 'pirates_nest', event: 'fog_bank' }
    const names = { name: 'Jun', other: 'Ada', mission: '11' } // told as they are
    const numbers = ['cards', 'coins', 'crowns', 'influence', 'lost', 'missing', 'of', 'points', 'price', 'there', 'times', 'from']
    const known: Record<string, string | number> = { ...ids, ...names, ...Object.fromEntries(numbers.map((name) => [name, 2])) }
    const reasons = [...words.matchAll(/^coach-reason-([a-z0-9-]+) =(.*(?:\n .*)*)/gm)]
    expect(reasons.length).toBeGreaterThan(40)
    for (const [, id = '', text = ''] of reasons) {
      const used = [...text.matchAll(/\$([a-z_]+)/g)].map(([, name = '']) => name)
      expect(used.filter((name) => !(name in known)), id).toEqual([])
      const facts = Object.fromEntries(used.map((name) => [name, known[name]]))
      const said = coachReason({ id, facts })
      for (const raw of Object.values(ids)) expect(said, id).not.toContain(raw)
    }
  })
})

describe('the rules', () => {
  const ids = (block: Block): string[] => {
    if (block.kind === 'list') return block.ids
    if (block.kind === 'words') return block.terms.flatMap(({ term, text }) => [term, text])
    return 'id' in block ? [block.id] : []
  }
  it('stand in the index one by one, and every card in it is a card', () => {
    speak('de', `${german}\n${germanRules}`)
    for (const { title, blocks } of SECTIONS) {
      expect(hasWords(title), title).toBe(true)
      for (const block of blocks) {
        for (const id of ids(block)) expect(hasWords(id), id).toBe(true)
        const codes = block.kind === 'cards' ? block.codes : block.kind === 'person' ? [block.code] : []
        for (const code of codes) expect(CODES).toContain(code)
      }
    }
  })
})
