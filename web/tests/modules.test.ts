import { describe, expect, it } from 'vitest'
import { knownModules, offeredModules, playable, withChosen } from '../src/connection/modules'
import type { ModuleInfo, ServerInfo } from '../src/protocol/types'

const module = (id: string, more: Partial<ModuleInfo> = {}): ModuleInfo => ({ id, players: [2, 5], requires: ['base'], excludes: [], ...more })
const ALL = [
  module('base', { requires: [] }),
  module('set_sail', { requires: [], players: [2, 4] }),
  module('gambler'),
  module('crew', { excludes: ['gambler'] }),
  module('alone', { players: [1, 1] }),
]
const why = (chosen: string[], seats = 3): Record<string, unknown> => {
  const { games, additions } = offeredModules(ALL, chosen, seats)
  return Object.fromEntries([...games, ...additions].map((one) => [one.id, one.why]))
}

describe('what goes together', () => {
  it('is one game and what is added to it', () => {
    const { games, additions } = offeredModules(ALL, ['base', 'gambler'], 3)
    expect(games.map(({ id, on }) => [id, on])).toEqual([['base', true], ['set_sail', false]])
    expect(additions.filter(({ on }) => on).map(({ id }) => id)).toEqual(['gambler'])
  })
  it('names the reason where something can not be chosen', () => {
    expect(why(['base', 'gambler'])).toEqual({
      base: null,
      set_sail: null,
      gambler: null,
      crew: { because: 'excludes', module: 'gambler' },
      alone: { because: 'players', least: 1, most: 1 },
    })
    expect(why(['set_sail']).gambler).toEqual({ because: 'needs', module: 'base' })
    expect(why(['base'], 5).set_sail).toEqual({ because: 'players', least: 2, most: 4 })
  })
  it('excludes in both directions', () => {
    expect(why(['base', 'crew']).gambler).toEqual({ because: 'excludes', module: 'crew' })
  })
  it('takes another game in place of the one before, and lets go of what does not fit it', () => {
    expect(withChosen(ALL, ['base', 'gambler'], 'set_sail', 3)).toEqual(['set_sail'])
    expect(withChosen(ALL, ['set_sail'], 'base', 3)).toEqual(['base'])
    expect(withChosen(ALL, ['base'], 'base', 3)).toEqual(['base'])
  })
  it('adds and takes away', () => {
    expect(withChosen(ALL, ['base'], 'gambler', 3)).toEqual(['base', 'gambler'])
    expect(withChosen(ALL, ['base', 'gambler'], 'gambler', 3)).toEqual(['base'])
    expect(withChosen(ALL, ['base'], 'submarine', 3)).toEqual(['base'])
  })
  it('leaves out what this page has no words and pictures for', () => {
    expect(knownModules({ modules: [...ALL, module('submarines')] } as unknown as ServerInfo).map(({ id }) => id)).toEqual(['base', 'gambler'])
  })
  it('keeps of a remembered choice what this server and so many players allow', () => {
    expect(playable(ALL, ['base', 'submarine', 'gambler'], 3)).toEqual(['base', 'gambler'])
    expect(playable(ALL, ['set_sail'], 5)).toEqual(['base'])
    expect(playable(ALL, ['submarine'], 3)).toEqual(['base'])
    expect(playable(ALL, ['base', 'gambler', 'crew'], 3)).toEqual(['base', 'gambler'])
  })
})
