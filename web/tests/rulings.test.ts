import { describe, expect, it } from 'vitest'
import { isOffered, ownAnswers, printed } from '../src/connection/rulings'
import type { RulingInfo, Settings } from '../src/protocol/types'

const ruling = (id: string, more: Partial<RulingInfo> = {}): RulingInfo => ({
  id, answers: ['yes', 'no'], by_edition: { old: 'no', new: 'yes' }, not_offered_in: [], not_with: [], module: '', ...more,
})
const settings = (modules: string[], rulings: Record<string, string> = {}, edition = 'new'): Settings => ({ edition, modules, rulings }) as unknown as Settings
const ALL = [ruling('draw'), ruling('expedition', { module: 'base' }), ruling('settled', { answers: ['yes'] }), ruling('variant', { not_offered_in: ['old'] }), ruling('first', { not_with: ['coop'] })]

describe('questions of the rules', () => {
  it('are offered where they come up and can be answered in two ways', () => {
    const offered = (modules: string[], edition?: string): string[] => ALL.filter((one) => isOffered(one, settings(modules, {}, edition))).map(({ id }) => id)
    expect(offered(['base'])).toEqual(['draw', 'expedition', 'variant', 'first'])
    expect(offered(['set_sail'])).toEqual(['draw', 'variant', 'first'])
    expect(offered(['base'], 'old')).toEqual(['draw', 'expedition', 'first'])
    expect(offered(['base', 'coop'])).toEqual(['draw', 'expedition', 'variant'])
  })
  it('lose an answer that no longer comes up, is not offered, or is what the edition says anyway', () => {
    const own = { draw: 'no', expedition: 'no', variant: 'no' }
    expect(ownAnswers(ALL, settings(['base'], own))).toEqual(own)
    expect(ownAnswers(ALL, settings(['set_sail'], own))).toEqual({ draw: 'no', variant: 'no' })
    expect(ownAnswers(ALL, settings(['base'], own, 'old'))).toEqual({})
    expect(printed(ALL[0], { edition: 'old' })).toBe('no')
  })
})
