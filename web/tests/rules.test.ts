import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import campaign from '../src/generated/campaign.json'
import track from '../src/generated/track.json'
import { find, pieces, plain, rulesOf } from '../src/rules/find'
import { sayRule } from '../src/rules/saying'
import { speak } from '../src/words'
import { SECTIONS } from '../src/words/rules'

const SAID: Record<string, string> = { 'rules-fee-title': 'Le péage', 'rules-fee-p1': 'Tu paies 1 pièce.', 'rules-tax-title': 'Les taxes', 'rules-tax-p1': 'La moitié des pièces.' }
const rules = [
  { section: 'fee', title: 'rules-fee-title', id: 'rules-fee-p1', game: 'base' },
  { section: 'tax', title: 'rules-tax-title', id: 'rules-tax-p1', game: 'base' },
]
const say = (id: string): string => SAID[id]

describe('looking something up', () => {
  it('finds words in any case, with and without accents, in the text and in the title', () => {
    expect(find(rules, 'PIECE', say).map(({ section }) => section)).toEqual(['fee', 'tax'])
    expect(find(rules, 'peage', say).map(({ section }) => section)).toEqual(['fee'])
    expect(find(rules, 'moitié pièces', say).map(({ section }) => section)).toEqual(['tax'])
    expect(find(rules, 'p', say)).toEqual([])
    expect(find(rules, 'kraken', say)).toEqual([])
  })
  it('marks what was looked for as it is written', () => {
    expect(pieces('Tu paies 1 pièce, une Pièce.', 'piece')).toEqual(['Tu paies 1 ', 'pièce', ', une ', 'Pièce', '.'])
    expect(pieces('nothing', 'kraken')).toEqual(['nothing'])
    expect(plain('Señorita')).toBe('senorita')
  })
  it('has one anchor for every rule, and those of other editions are left out', () => {
    const anchors = rulesOf('bigbox-2021').map(({ id }) => id)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).toContain('rules-bust-bigbox')
    expect(anchors).not.toContain('rules-bust-older')
    expect(rulesOf('bigbox-2021').find(({ id }) => id === 'rules-set-sail-k3')?.game).toBe('set_sail')
    expect(rulesOf('bigbox-2021').find(({ id }) => id === 'rules-tax-p1')?.game).toBe('base')
    expect(new Set(rulesOf('sjg-2017').map(({ section }) => section)).size).toBe(SECTIONS.length)
  })
})

describe('the rules of the adventure', () => {
  const adventure = rulesOf('bigbox-2021').filter(({ game }) => game === 'adventure')
  const wordsOf = (language: string): string =>
    ['rules_adventure', 'adventure'].map((name) => readFileSync(resolve(import.meta.dirname, `../../src/portroyal/data/words/${language}/${name}.ftl`), 'utf-8')).join('\n')

  it.each(['en', 'de', 'fr', 'es', 'it'] as const)('are told whole, by the numbers of the campaign, in %s', (language) => {
    speak(language, wordsOf(language))
    for (const { id, title, game } of adventure) expect(`${sayRule(title, game)} ${sayRule(id, game)}`, id).not.toMatch(/[{}$]|undefined|NaN/)
  })
  it('name the numbers that are played by, and find events and characters by their names', () => {
    speak('en', wordsOf('en'))
    expect(sayRule('rules-adventure-p1', 'adventure')).toContain(`in ${track.chapters} chapters`)
    expect(sayRule('rules-adventure-end-k3', 'adventure')).toBe(`for three ${campaign.card9.cubes[3]} and ${campaign.card9.influence[3]}`)
    expect(sayRule('rules-adventure-missions-p6', 'adventure')).toContain(`${track.spaces} spaces. Shields stand at ${track.shields.slice(0, -1).join(', ')}, and ${track.shields.at(-1)}`)
    expect(sayRule('rules-adventure-cards-tax', 'adventure')).toContain('at 16 coins or more, and bring 2 coins')
    expect(sayRule('rules-adventure-end-variant', 'adventure')).toContain('all 39 cards are in the deck, four of the 15 starred')
    expect(find(adventure, 'fog bank repelled', sayRule).map(({ id }) => id)).toEqual(['event-fog-bank-text'])
    expect(find(adventure, 'Lady Anne', sayRule).map(({ section }) => section)).toEqual(['adventure-characters'])
  })
})
