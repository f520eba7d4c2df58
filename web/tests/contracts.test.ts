// How contracts stand at a table, what is asked about them, and how they are told, from looks as the server sends them.
import { beforeAll, describe, expect, it } from 'vitest'
import { glassOf, inOrder, labelOf, nearestText, signsOf } from '../src/contracts/standing'
import english from '../src/generated/words/en.ftl?raw'
import { linesOf, type Voice } from '../src/panels/log'
import type { ContractState, EventInfo, Look, PlanInfo } from '../src/protocol/types'
import { beatsOfEvents } from '../src/stage/beats'
import { follow } from '../src/stage/follow'
import { declineText, deedsOf, promptOf } from '../src/table/deeds'
import { list, speak, t } from '../src/words'
import { contractAsks, contractName, contractText, gainLine, gainText, timeSum } from '../src/words/contracts'
import { choice, offer } from './choices'
import { entry, event, lookOf, NAMES } from './stage/game'

beforeAll(() => speak('en', english))

const state = (id: string, more: Partial<ContractState> = {}): ContractState => ({
  ...{ id, completed: [], steps: [0, 0, 0], asks: [], nearest: null, coins: 3, influence: 0, price: 0, status: 'open', action: null, why: null },
  ...more,
})
const bruja = (have: number[][], more: Partial<ContractState> = {}): ContractState =>
  state('bruja', { asks: [{ what: 'captains', count: 1, have: have[0] ?? [] }, { what: 'mademoiselles', count: 1, have: have[1] ?? [] }], ...more })
const voyage: Look['voyage'] = { left: 9, start: 24, turn: 13, done: 4, of: 9, score: 2, rank: 'sailor', next_rank: 'pirate', next_at: 4 }
const step = { contract: 'galleon_nemesis', step: 2, of: 2, completes: true, coins: 6, influence: 1 }

describe('a contract on the table', () => {
  it('lights what I have of what it asks for, and nothing else', () => {
    const lit = (contract: ContractState, look = lookOf()): boolean[] => signsOf(contract, 0, look).map((sign) => sign.lit)
    expect(lit(bruja([[1, 0, 0], [0, 2, 0]]))).toEqual([true, false])
    expect(lit(state('mercenary', { asks: [{ what: 'swords', count: 3, have: [2, 5, 0] }] }))).toEqual([true, true, false])
    expect(lit(state('ransom', { asks: [{ what: 'coins', count: 15, have: [14, 0, 0] }] }))).toEqual([false])
    expect(lit(state('galleon_nemesis', { steps: [1, 0, 0] }))).toEqual([true, true, false])
    expect(lit(state('jinx', { status: 'ready' }))).toEqual([true])
  })
  it('flies the colors of the harbor, and shows the ships kept for it', () => {
    const flags = (active: number): string[] => signsOf(state('speculator'), 0, lookOf({ active, colors: ['red', 'blue'] })).map(({ id }) => id)
    expect(flags(0)).toEqual(['q-flag-red', 'q-flag-blue', 'q-flag'])
    expect(flags(1)).toEqual(['q-flag', 'q-flag', 'q-flag'])
    const look = lookOf()
    look.players[0].holds = { kept: ['flute:1/1', 'galleon:2/1'] }
    expect(signsOf(state('pirates_nest'), 0, look).filter(({ lit }) => lit).map(({ id }) => id)).toEqual(['q-sail-blue', 'q-sail-black'])
  })
  it('stands first where it can be completed, and last where the crew has done it', () => {
    const all = [state('jinx', { status: 'completed', completed: [0] }), state('bruja'), state('ransom', { status: 'begun' }), state('luminary', { status: 'ready' })]
    expect(inOrder(all, false).map(({ id }) => id)).toEqual(['luminary', 'ransom', 'bruja', 'jinx'])
    expect(inOrder([state('bruja', { completed: [1], status: 'ready' }), state('jinx')], true).map(({ id }) => id)).toEqual(['jinx', 'bruja'])
  })
  it('is read aloud with how it stands', () => {
    const look = lookOf()
    expect(labelOf(bruja([[1], [1]], { status: 'ready', coins: 2, influence: 1 }), look)).toBe('Bruja: a Captain and a Mademoiselle; you can complete it now: 2 coins and 1 influence')
    expect(labelOf(bruja([[], []], { completed: [1, 2] }), look)).toBe('Bruja: a Captain and a Mademoiselle; completed by Ben and Cleo')
    expect(labelOf(state('speculator', { status: 'begun', steps: [1, 1, 0] }), look)).toBe('Speculator: 3 colors on your turn, 2 times; you are on step 1 of 2; Ben is on step 1 of 2')
  })
  it('names whoever is nearest to a large number, unless it is me', () => {
    const estate = (nearest: number): ContractState => state('small_estate', { nearest, asks: [{ what: 'influence', count: 12, have: [4, 9, 2] }] })
    expect(nearestText(estate(1), lookOf())).toBe('Ben 9')
    expect(nearestText(estate(0), lookOf())).toBeNull()
  })
  it('tells its own numbers', () => {
    expect(contractText('thrifty_staff')).toContain('Have 4 people in your display with a printed price of 3 or less')
    expect(contractAsks('small_estate')).toBe('12 influence')
    expect(contractName('pirates_nest')).toBe('Pirate’s Nest')
    expect([gainText({ coins: 0, influence: 2 }), gainText({ coins: 0, influence: 0 }), gainLine({ coins: 7, influence: 1 })]).toEqual(['2 influence', 'no coins', '+7, +1 influence'])
    // The rulebook's example: 13 + (1 + 0 - 1) + 2 letters.
    const seals = [[1, 'G'], [0, 'G'], [-1, 'H']].map(([turns, letter]) => ({ turns: Number(turns), letter: String(letter) }))
    expect(timeSum(13, seals)).toBe('13 + 0 on the seals + 2 letters')
    expect(timeSum(13, [{ turns: -1, letter: 'H' }])).toBe('13 \u2212 1 on the seals + 1 letter')
  })
})

describe('the hourglass', () => {
  it('sinks with the turns and is red in the last three', () => {
    expect([24, 12, 4, 3, 1, 0].map((left) => glassOf({ left, start: 24 }))).toEqual(['glass-10', 'glass-5', 'glass-2', 'glass-late-3', 'glass-late-1', 'glass-late-0'])
  })
})

describe('a moment', () => {
  const asked = (contract: string, more: Partial<Look> = {}): Look => lookOf({ phase: 'moment', choices: [choice('contract', { action: `contract ${contract}` }), choice('pass')], moment: { ...step, contract, step: 1, of: 1 }, ...more })
  it('is a question with two answers, each with its result', () => {
    const look = asked('tax_inspector')
    expect(promptOf(look, null, [0])).toMatchObject({ title: 'You lost coins to a tax', text: '“Tax Inspector”: now or not at all.', mine: true })
    const { brass, deep } = deedsOf(look, null)
    expect([brass.title, brass.small, brass.choice?.action]).toEqual(['Complete', '+6, +1 influence', 'contract tax_inspector'])
    expect([deep.title, deep.choice?.kind]).toEqual(['Let it pass', 'pass'])
  })
  it('counts the steps of what takes several', () => {
    const look = asked('speculator', { colors: ['red', 'blue', 'green'], moment: { contract: 'speculator', step: 1, of: 2, completes: false, coins: 0, influence: 0 } })
    expect(promptOf(look, null, [0])).toMatchObject({ title: '3 colors in the harbor', text: '“Speculator”, step 1 of 2. The cube stays there to the end.' })
    expect(deedsOf(look, null).brass).toMatchObject({ title: 'Place a cube', small: 'step 1 of 2' })
  })
  it('of another is told by name', () => {
    expect(promptOf({ ...asked('jinx'), choices: [], actor: 1 }, null, [0])).toMatchObject({ title: 'Ben: “Jinx”?', mine: false })
  })
})

describe('coins', () => {
  it('of a ship may be let go for a contract, once it is chosen', () => {
    const decline = { action: 'decline galleon:2/1', step, lets_go: 1 }
    const galleon = offer('galleon:2/1', { action: 'take galleon:2/1', gain: 1, decline })
    const look = lookOf({ phase: 'take', takes: 1, harbor: ['galleon:2/1'], offers: [galleon], choices: [choice('take', { action: 'take galleon:2/1', card: 'galleon:2/1' }), choice('decline', { action: 'decline galleon:2/1' }), choice('pass')] })
    expect(declineText(look, null)).toBeNull()
    expect(declineText(look, { kind: 'take', index: 0 })).toBe('Take its coins, or let them go and complete “Galleon Nemesis”.')
    const { brass, deep } = deedsOf(look, { kind: 'take', index: 0 })
    // The last step completes it: letting go is what one expects. Before that it is taking.
    expect([deep.choice?.kind, brass.choice?.kind, brass.title, brass.small]).toEqual(['take', 'decline', 'Let go', '+6, +1 influence'])
    const earlier = { ...look, offers: [{ ...galleon, decline: { ...decline, step: { ...step, completes: false } } }] }
    expect(deedsOf(earlier, { kind: 'take', index: 0 }).brass.choice?.kind).toBe('take')
  })
  it('of a gift go to whom I choose', () => {
    const look = lookOf({ phase: 'gift', gift: { ship: 'flute:5/3+1', coins: 1 }, choices: [1, 2].map((seat) => choice('give', { action: `give ${seat}`, seat })) })
    expect(promptOf(look, null, [0])).toMatchObject({ title: 'Who gets the coin?', text: 'The Flute brings 1 more coin, for somebody else.' })
    expect(deedsOf(look, null).brass).toMatchObject({ choice: null, waits: true })
    expect(deedsOf(look, { kind: 'give', index: 2 }).brass).toMatchObject({ small: 'to Cleo', choice: { action: 'give 2' } })
  })
})

describe('a card of the time deck', () => {
  it('is set aside or kept, with the turns that are left then', () => {
    const look = lookOf({ phase: 'set_aside', voyage, set_aside: { left: 9, left_after: 8, score: 2, score_after: 3, rank: 'sailor', rank_after: 'sailor', likely: false }, choices: [choice('set_aside'), choice('pass')] })
    expect(promptOf(look, null, [0]).text).toBe('One turn less, one point more: 3 points, if you make it.')
    const { brass, deep } = deedsOf(look, null)
    expect([brass.small, deep.small]).toEqual(['9 turns left', '8 turns left'])
    const likely = { ...look, set_aside: { ...look.set_aside!, likely: true } }
    expect(deedsOf(likely, null).brass.choice?.kind).toBe('set_aside')
  })
})

describe('the last table of a crew', () => {
  it('says how its voyage ended, not that a round is complete', () => {
    const crew = { won: false, points: 0, rank: null, would_be: 'sailor', left: 0 }
    const look = lookOf({ phase: 'over', voyage, contracts: [bruja([[1], [1]])], outcome: { reason: 'time', standings: [], crew } })
    expect(promptOf(look, null, [0])).toMatchObject({ title: 'The sand has run out', text: `${voyage.done} of 1 contracts.`, mine: false })
  })
})

describe('following contracts', () => {
  const look = lookOf({ voyage, contracts: [bruja([[1], [1]], { status: 'ready', action: 'contract bruja' }), state('galleon_nemesis')], deck: 50 })
  look.players.forEach((player) => (player.cubes = 3))
  it('lays a cube where it is completed, once for the crew', () => {
    const sealed = follow(look, event('contract_completed', 0, null, 3, 'bruja'))
    expect(sealed.contracts[0]).toMatchObject({ completed: [0], status: 'completed', action: null })
    expect([sealed.players[0]?.cubes, sealed.voyage?.done]).toEqual([2, 5])
    const again = follow(sealed, event('contract_completed', 1, null, 2, 'bruja'))
    expect([again.contracts[0]?.completed, again.voyage?.done, again.players[1]?.cubes]).toEqual([[0, 1], 5, 2])
  })
  it('moves a cube on that has begun, and takes no other', () => {
    const begun = follow(look, event('contract_advanced', 2, null, 1, 'galleon_nemesis'))
    expect([begun.contracts[1]?.steps, begun.players[2]?.cubes]).toEqual([[0, 0, 1], 2])
    const done = follow(begun, event('contract_completed', 2, null, 6, 'galleon_nemesis'))
    expect([done.contracts[1]?.completed, done.players[2]?.cubes]).toEqual([[2], 2])
  })
  it('takes the first card of a turn from the time deck, and cards set aside to the score', () => {
    const drawn = follow(look, event('card_revealed', 0, 'sailor:3', 1, 0))
    expect([drawn.voyage?.left, drawn.deck]).toEqual([8, 50])
    expect(follow(look, event('card_revealed', 0, 'sailor:3', 2, 1)).deck).toBe(49)
    expect(follow(look, event('card_set_aside', 0, null, 3, 8)).voyage).toMatchObject({ score: 3, left: 8 })
  })
  it('keeps ships that were repelled, and lets them go for the contract', () => {
    const repelled = follow({ ...look, ship: 'flute:1/1' }, event('ship_repelled', 0, 'flute:1/1', 1))
    const kept = follow(repelled, event('ship_captured', 0, 'flute:1/1', 1))
    expect([kept.players[0]?.holds.kept, kept.discard]).toEqual([['flute:1/1'], []])
    const released = follow(kept, event('ship_released', 0, 'flute:1/1', 1))
    expect([released.players[0]?.holds.kept, released.discard]).toEqual([[], ['flute:1/1']])
  })
})

describe('what happened with contracts', () => {
  const voice: Voice = {
    ...{ t: (id, args) => t(id, args), one: (code) => `a ${code}`, the: (code) => `the ${code}`, contract: contractName, list, percent: String },
    ...{ ordinal: () => 'other', strength: () => 2, name: (seat) => NAMES[seat] ?? '', isMe: (seat) => seat === 0, drawn: () => null },
  }
  const told = (...events: EventInfo[]): string[] => linesOf(entry(1, 'moved', { seat: 0, events }), voice).flatMap((line) => ('text' in line ? [line.text] : []))
  it('is told in one line each', () => {
    expect(told(event('contract_completed', 1, null, 2, 'bruja'), event('coins_gained', 1, null, 2, 'contract'), event('influence_gained', 1, null, 1, 'bruja'))).toEqual(['Ben completed “Bruja”: +2. +1 influence.'])
    expect(told(event('contract_completed', 0, null, 0, 'ransom'))).toEqual(['You completed “Ransom”.'])
    expect(told(event('ship_traded', 0, 'frigate:1/1', 0), event('coins_declined', 0, 'frigate:1/1', 3), event('contract_advanced', 0, null, 1, 'frigate_nemesis'))).toEqual(['You traded with a frigate:1/1 and let 3 go.', 'You are on step 1 of 3 of “Frigate Nemesis”.'])
    expect(told(event('gift_given', 1, null, 1, 0), event('coins_gained', 0, null, 1, 'gift'))).toEqual(['Ben gave you 1.'])
    expect(told(event('ship_repelled', 0, 'flute:1/1', 1), event('ship_captured', 0, 'flute:1/1', 1))).toEqual(['You repelled a flute:1/1. The ship stays for “Pirate’s Nest”.'])
    expect(told(event('contract_offered', 0, null, 0, 'bruja'), event('contract_offered', 0, null, 1, 'jinx'), event('time_dealt', 0, null, 15))).toEqual(['Contracts: Bruja and Jinx.', '15 turns in the time deck.'])
    expect(told(event('card_revealed', 0, 'flute:2/2', 1, 0))).toEqual(['You turned the hourglass: a flute:2/2, strength 2.'])
    expect(told(event('card_revealed', 0, 'flute:2/2', 2, 1))).toEqual(['You drew a flute:2/2, strength 2.'])
  })
  it('is what a bot of a crew says it is after', () => {
    const after = (plan: Partial<PlanInfo>): string | undefined => {
      const [line] = linesOf(entry(1, 'plan_told', { seat: 1, plan: { how: 'after', aim: null, lacks: {}, steps: 0, whom: null, ...plan } }), voice)
      return line && 'text' in line ? `${line.who}: ${line.text}` : undefined
    }
    expect(after({ aim: 'explorer', lacks: { captains: 1 } })).toBe('Ben: I’m after “Explorer”. I still need a Captain.')
    expect(after({ aim: 'pirates_nest', lacks: { ships_kept: 3 } })).toBe('Ben: I’m after “Pirate’s Nest”. I still need 3 more colors.')
    expect(after({ aim: 'speculator', steps: 2 })).toBe('Ben: I’m after “Speculator”. I’m waiting for the right moment, 2 more times.')
    expect(after({ aim: 'bruja' })).toBe('Ben: I’m after “Bruja”. I have everything it takes.')
    expect(after({ aim: '11', lacks: { ares: 2, swords: 1 } })).toBe('Ben: I’m after mission 11. I still need 2 ships of the Ares Pirates and 1 sword.')
    expect(after({ how: 'helps', aim: 'bruja', whom: 0 })).toBe('Ben: I’m helping you with “Bruja”.')
    expect(after({ how: 'helps', aim: '11', whom: 2 })).toBe('Ben: I’m helping Cleo with mission 11.')
    expect([after({ how: 'free' }), after({ how: 'adrift' })]).toEqual(['Ben: There is nothing left for me to do now.', 'Ben: I take whatever comes.'])
  })
  it('is seen in beats: a seal with its coins, a trade without', () => {
    const kinds = (...events: EventInfo[]): string[] => beatsOfEvents(events).map(({ kind }) => kind)
    expect(kinds(event('ship_released', 0, 'flute:1/1'), event('contract_completed', 0, null, 3, 'pirates_nest'), event('coins_gained', 0, null, 3, 'contract'), event('influence_gained', 0, null, 1, 'pirates_nest'))).toEqual(['seal'])
    expect(kinds(event('ship_traded', 0, 'frigate:1/1', 0), event('coins_declined', 0, 'frigate:1/1', 3), event('contract_advanced', 0, null, 1, 'frigate_nemesis'))).toEqual(['decline', 'step'])
    expect(kinds(event('gift_given', 0, null, 1, 1), event('coins_gained', 1, null, 1, 'gift'))).toEqual(['gift'])
    expect(kinds(event('ship_repelled', 0, 'flute:1/1'), event('ship_captured', 0, 'flute:1/1'))).toEqual(['repel'])
  })
})
