import { describe, expect, it } from 'vitest'
import { find, pieces, plain, rulesOf } from '../src/rules/find'
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
