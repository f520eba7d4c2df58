import { describe, expect, it } from 'vitest'
import { waresOf } from '../src/connection/ways'
import type { ModuleInfo, SeatPlan } from '../src/protocol/types'

const module = (id: string, more: Partial<ModuleInfo> = {}): ModuleInfo => ({ id, players: [2, 5], stands_alone: false, joins: '', requires: ['base'], excludes: [], alone: false, contracts: [], ...more })
const ALL = [
  module('base', { requires: [], stands_alone: true }),
  module('gambler'),
  module('set_sail', { requires: [], stands_alone: true, joins: 'base', players: [2, 4] }),
  module('contract_cards'),
  module('contracts', { requires: ['base', 'contract_cards'], excludes: ['coop', 'adventure'], contracts: [4, 4, 4, 4, 4] }),
  module('coop', { requires: ['base', 'contract_cards'], excludes: ['contracts', 'adventure'], contracts: [3, 5, 7, 9, 11], players: [1, 5] }),
  module('adventure', { excludes: ['contracts', 'coop'], players: [1, 4] }),
]
const seat = (kind: SeatPlan['kind'], bot: string | null = null): SeatPlan => ({ kind, bot, name: null, color: null })
const ME = seat('me')
const bots = (...names: string[]): SeatPlan[] => names.map((name) => seat('bot', name))
const USUAL = [ME, ...bots('deckhand', 'bosun', 'helmsman')]

const wares = (chosen: string[], seats = USUAL) => waresOf(ALL, chosen, seats, USUAL)
const press = (box: string, chosen: string[], seats = USUAL) => {
  const { modules, seats: company } = wares(chosen, seats).find((ware) => ware.box === box)!
  return { modules, bots: company.flatMap(({ bot }) => bot ?? []) }
}
const lit = (chosen: string[], seats = USUAL): string[] => wares(chosen, seats).filter(({ on }) => on).map(({ box }) => box)

describe('the short choice', () => {
  it('is games, contracts in three ways, a story, and what can be added', () => {
    expect(wares(['base']).map(({ box }) => box)).toEqual(['base', 'set_sail', 'contracts', 'coop', 'coop-alone', 'adventure', 'gambler'])
  })
  it('has one way lit, and what was added', () => {
    expect(lit(['base'])).toEqual(['base'])
    expect(lit(['base', 'gambler'])).toEqual(['base', 'gambler'])
    expect(lit(['base', 'contract_cards', 'contracts'])).toEqual(['contracts'])
    expect(lit(['base', 'contract_cards', 'coop'])).toEqual(['coop'])
    expect(lit(['base', 'contract_cards', 'coop'], [ME])).toEqual(['coop-alone'])
    expect(lit(['base', 'set_sail', 'adventure'])).toEqual(['adventure'])
  })
  it('takes one way in place of another, with what it needs, and keeps what was added', () => {
    expect(press('contracts', ['base', 'gambler']).modules).toEqual(['base', 'gambler', 'contract_cards', 'contracts'])
    expect(press('coop', ['set_sail']).modules).toEqual(['base', 'contract_cards', 'coop'])
    expect(press('adventure', ['base', 'contract_cards', 'coop']).modules).toEqual(['base', 'adventure'])
    expect(press('set_sail', ['base', 'gambler']).modules).toEqual(['set_sail'])
    expect(press('base', ['base', 'gambler', 'contract_cards', 'contracts']).modules).toEqual(['base', 'gambler'])
    expect(press('base', ['base', 'set_sail', 'contract_cards', 'coop']).modules).toEqual(['base', 'set_sail'])
  })
  it('takes as many to the table as it is for', () => {
    expect(press('coop-alone', ['base'])).toEqual({ modules: ['base', 'contract_cards', 'coop'], bots: [] })
    expect(press('coop', ['base', 'contract_cards', 'coop'], [ME]).bots).toEqual(['deckhand', 'bosun', 'helmsman'])
    const five = [...bots('castaway'), ME, ...bots('a', 'b', 'c')]
    expect(press('contracts', ['base'], five).bots).toEqual(['castaway', 'a', 'b', 'c'])
    expect(press('set_sail', ['base'], five).bots).toEqual(['castaway', 'a', 'b'])
  })
  it('shows people that were added by themselves, and not those that come with contracts', () => {
    expect(lit(['base', 'contract_cards'])).toEqual(['base', 'contract_cards'])
    expect(press('contract_cards', ['base', 'contract_cards']).modules).toEqual(['base'])
  })
  it('leaves what is pressed twice as it is, and takes away again what was added', () => {
    expect(press('coop', ['base', 'contract_cards', 'coop']).modules).toEqual(['base', 'contract_cards', 'coop'])
    expect(press('gambler', ['base', 'gambler']).modules).toEqual(['base'])
  })
  it('offers nothing that the server does not know', () => {
    const some = ALL.filter(({ id }) => id !== 'contract_cards')
    expect(waresOf(some, ['base'], USUAL, USUAL).map(({ box }) => box)).toEqual(['base', 'set_sail', 'adventure', 'gambler'])
  })
})
