import { describe, expect, it } from 'vitest'
import { knownModules, offeredModules, playable, withChosen, withoutContracts } from '../src/connection/modules'
import type { ModuleInfo, ServerInfo } from '../src/protocol/types'

const module = (id: string, more: Partial<ModuleInfo> = {}): ModuleInfo => ({ id, players: [2, 5], stands_alone: false, joins: '', requires: ['base'], excludes: [], alone: false, contracts: [], ...more })
const ALL = [
  module('base', { requires: [], stands_alone: true }),
  module('set_sail', { requires: [], stands_alone: true, joins: 'base', players: [2, 4] }),
  module('gambler'),
  module('crew', { excludes: ['gambler'] }),
  module('alone', { players: [1, 1] }),
]
const whole = (id: string): { id: string; box: string } => ({ id, box: id })
const why = (chosen: string[], seats = 3): Record<string, unknown> => {
  const { games, additions } = offeredModules(ALL, chosen, seats)
  return Object.fromEntries([...games, ...additions].map((one) => [one.box, one.why]))
}

describe('what goes together', () => {
  it('is one game and what is added to it', () => {
    const { games, additions } = offeredModules(ALL, ['base', 'gambler'], 3)
    expect(games.map(({ id, on }) => [id, on])).toEqual([['base', true], ['set_sail', false]])
    expect(additions.filter(({ on }) => on).map(({ id }) => id)).toEqual(['gambler'])
  })
  it('offers a game that joins another twice: by itself, and as cards for as many as that other', () => {
    const joined = offeredModules(ALL, ['base', 'set_sail'], 5)
    expect(joined.games.map(({ id, on }) => [id, on])).toEqual([['base', true], ['set_sail', false]])
    expect(joined.additions.find(({ id }) => id === 'set_sail')).toEqual({ id: 'set_sail', box: 'set_sail-cards', least: 2, most: 5, on: true, why: null, locked: false })
    const alone = offeredModules(ALL, ['set_sail'], 3)
    expect(alone.games.find(({ on }) => on)?.id).toBe('set_sail')
    expect(alone.additions.some(({ on }) => on)).toBe(false)
  })
  it('names the reason where something can not be chosen', () => {
    expect(why(['base', 'gambler'])).toEqual({
      base: null,
      set_sail: null,
      'set_sail-cards': null,
      gambler: null,
      crew: { because: 'excludes', module: 'gambler' },
      alone: { because: 'players', least: 1, most: 1 },
    })
    expect(why(['set_sail']).gambler).toEqual({ because: 'needs', module: 'base' })
    expect(why(['set_sail'])['set_sail-cards']).toEqual({ because: 'inside', module: 'set_sail' })
    expect(why(['base'], 5).set_sail).toEqual({ because: 'players', least: 2, most: 4 })
  })
  it('excludes in both directions', () => {
    expect(why(['base', 'crew']).gambler).toEqual({ because: 'excludes', module: 'crew' })
  })
  it('takes another game in place of the one before, and lets go of what does not fit it', () => {
    expect(withChosen(ALL, ['base', 'gambler'], whole('set_sail'), 3)).toEqual(['set_sail'])
    expect(withChosen(ALL, ['base', 'set_sail'], whole('set_sail'), 3)).toEqual(['set_sail'])
    expect(withChosen(ALL, ['set_sail'], whole('base'), 3)).toEqual(['base'])
    expect(withChosen(ALL, ['base'], whole('base'), 3)).toEqual(['base'])
    expect(withChosen(ALL, ['base', 'set_sail', 'gambler'], whole('base'), 3)).toEqual(['base', 'set_sail', 'gambler'])
  })
  it('adds and takes away', () => {
    expect(withChosen(ALL, ['base'], whole('gambler'), 3)).toEqual(['base', 'gambler'])
    expect(withChosen(ALL, ['base', 'gambler'], whole('gambler'), 3)).toEqual(['base'])
    expect(withChosen(ALL, ['base'], whole('submarine'), 3)).toEqual(['base'])
    const cards = { id: 'set_sail', box: 'set_sail-cards' }
    expect(withChosen(ALL, ['base', 'gambler'], cards, 3)).toEqual(['base', 'set_sail', 'gambler'])
    expect(withChosen(ALL, ['base', 'set_sail'], cards, 3)).toEqual(['base'])
  })
  it('leaves out what this page has no words and pictures for', () => {
    expect(knownModules({ modules: [...ALL, module('submarines')] } as unknown as ServerInfo).map(({ id }) => id)).toEqual(['base', 'set_sail', 'gambler'])
  })
  it('keeps of a remembered choice what this server and so many players allow', () => {
    expect(playable(ALL, ['base', 'submarine', 'gambler'], 3)).toEqual(['base', 'gambler'])
    expect(playable(ALL, ['set_sail'], 5)).toEqual(['base'])
    expect(playable(ALL, ['base', 'set_sail'], 5)).toEqual(['base', 'set_sail'])
    expect(playable(ALL, ['submarine'], 3)).toEqual(['base'])
    expect(playable(ALL, ['base', 'gambler', 'crew'], 3)).toEqual(['base', 'gambler'])
  })
})

describe('contracts', () => {
  const CONTRACTS = [
    module('base', { requires: [], stands_alone: true }),
    module('set_sail', { requires: [], stands_alone: true, joins: 'base', players: [2, 4] }),
    module('contract_cards'),
    module('contracts', { requires: ['base', 'contract_cards'], excludes: ['coop'], contracts: [4, 4, 4, 4, 4] }),
    module('coop', { requires: ['base', 'contract_cards'], excludes: ['contracts'], contracts: [3, 5, 7, 9, 11], players: [1, 5] }),
  ]
  it('are one choice of their own: against each other, together, or none', () => {
    const { contracts, additions } = offeredModules(CONTRACTS, ['base'], 3)
    expect(contracts.map(({ id, on, why }) => [id, on, why])).toEqual([['contracts', false, null], ['coop', false, null]])
    expect(additions.map(({ id }) => id)).toEqual(['set_sail', 'contract_cards'])
  })
  it('bring what they need, which stays as long as they do', () => {
    const chosen = withChosen(CONTRACTS, ['base'], whole('contracts'), 3)
    expect(chosen).toEqual(['base', 'contract_cards', 'contracts'])
    expect(offeredModules(CONTRACTS, chosen, 3).additions.find(({ id }) => id === 'contract_cards')).toMatchObject({ on: true, locked: true })
    expect(withoutContracts(CONTRACTS, chosen)).toEqual(['base', 'contract_cards'])
  })
  it('take the place of one another', () => {
    expect(withChosen(CONTRACTS, ['base', 'contract_cards', 'contracts'], whole('coop'), 3)).toEqual(['base', 'contract_cards', 'coop'])
  })
  it('need the base game, and say so', () => {
    const { contracts } = offeredModules(CONTRACTS, ['set_sail'], 3)
    expect(contracts.map(({ why }) => why)).toEqual([{ because: 'needs', module: 'base' }, { because: 'needs', module: 'base' }])
  })
})
