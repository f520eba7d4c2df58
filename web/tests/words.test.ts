import { describe, expect, it } from 'vitest'
import { playAt } from '../src/cards/played.svelte'
import type { Settings } from '../src/protocol/types'
import { hasWords, list, number, percent, pointsText, problemText, signed, speak, t, wishedLanguage, wordId } from '../src/words'

const ENGLISH = 'hello = Hello, { $name }\ncards = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n }\nproblem-table-name-taken = { $name } sits here already.\n'
const GERMAN = 'hello = Guten Morgen, { $name }\nchance-points = { $points }\u00a0%-Punkte\n'

describe('words', () => {
  it('come in the language wished for', () => {
    expect(wishedLanguage('auto', ['pt-BR', 'de-AT', 'en'])).toBe('de')
    expect(wishedLanguage('auto', ['ja'])).toBe('en')
    expect(wishedLanguage('fr', ['de'])).toBe('fr')
  })
  it('are said, with plurals', () => {
    speak('en', ENGLISH)
    expect(t('hello', { name: 'Nell' })).toBe('Hello, Nell')
    expect(t('cards', { count: 1 })).toBe('1 card')
    expect(t('cards', { count: 3 })).toBe('3 cards')
    expect(document.documentElement.lang).toBe('en')
  })
  it('change with the language at once; what is missing shows itself', () => {
    speak('de', GERMAN)
    expect(t('hello', { name: 'Nell' })).toBe('Guten Morgen, Nell')
    expect(document.documentElement.lang).toBe('de')
    expect(t('cards', { count: 1 })).toBe('{cards}')
    speak('de', GERMAN, ENGLISH) // in development
    expect(t('cards', { count: 2 })).toBe('2 cards')
    expect(hasWords('nothing')).toBe(false)
  })
  it('keep a name that runs from right to left to itself', () => {
    speak('en', ENGLISH)
    expect(t('hello', { name: 'שרה' })).toBe('Hello, \u2068שרה\u2069')
  })
  it('tell problems by their code, and fall back to the server', () => {
    speak('en', ENGLISH)
    expect(wordId('problem', 'server/cannot_save')).toBe('problem-server-cannot-save')
    expect(problemText({ code: 'table/name_taken', message: 'x', facts: { name: 'Otto' } })).toBe('Otto sits here already.')
    expect(problemText({ code: 'table/odd', message: 'Odd.', facts: {} })).toBe('Odd.')
  })
  it('know the numbers of the rulebook, as the table plays by them', () => {
    speak('en', 'goal = First to { $influence_to_end }\nfee = fee { $fee }')
    expect(t('goal')).toBe('First to 12')
    const settings = { modules: ['set_sail'] } as unknown as Settings
    playAt({ settings, numbers: { influence_to_end: 8 } })
    expect([t('goal'), t('fee'), t('fee', { fee: 3 })]).toEqual(['First to 8', 'fee 1', 'fee 3'])
    playAt(null)
    expect(t('goal')).toBe('First to 12')
  })
  it('write numbers as the language does', () => {
    speak('de', GERMAN)
    expect(percent(0.1234, 1)).toBe('12,3\u00a0%')
    expect(pointsText(0.123)).toBe('+12\u00a0%-Punkte')
    expect(pointsText(-0.0421, 1)).toBe('\u22124,2\u00a0%-Punkte')
    expect(number(1234.5)).toBe('1.234,5')
    expect(signed(3)).toBe('+3')
    expect(signed(-3)).toBe('\u22123')
    expect(list(['A', 'B', 'C'])).toBe('A, B und C')
  })
})
