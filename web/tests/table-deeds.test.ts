import { beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { playAt } from '../src/cards/played.svelte'
import type { Look, Offer, TableInfo } from '../src/protocol/types'
import { chipOf, claimLabel, deedsOf, drumPrompt, harborLabel, isLegal, litSeals, othersOf, powersOf, promptOf, twins } from '../src/table/deeds'
import { keeperOf, underEach } from '../src/table/tucked'
import { speak } from '../src/words'
import { choice, offer } from './choices'

beforeAll(() => {
  const words = (name: string): string => readFileSync(resolve(import.meta.dirname, `../../src/portroyal/data/words/en/${name}.ftl`), 'utf-8')
  speak('en', ['table', 'cards', 'gambler', 'moments', 'contracts'].map(words).join('\n'))
})

const player = (name: string, more = {}) => ({ name, coins: 3, display: [], influence: 0, swords: 2, abilities: {}, holds: {}, cubes: 0, ...more })
const look = (more: Partial<Look> = {}): Look => ({
  ...{ version: 1, seat: 0, phase: 'discover', active: 0, actor: 0, start: 0, round: 1, goal: 12, drawn: 2, takes: 0, taken: 0, ending: false },
  ...{ deck: 80, deck_pass: 1, discard: [], harbor: [], expeditions: [], ship: null, ship_busts: false, busted: false, colors: ['blue', 'red'], takes_now: 1, gambled: 0, gamble: null },
  ...{ players: [player('Ann'), player('Otto'), player('Jun')], choices: [], offers: [], claims: [], odds: null, can_undo: false, outcome: null, lesson: null, chapter: null },
  ...{ contracts: [], moment: null, gift: null, set_aside: null, voyage: null },
  ...more,
})
const table = (seats: Partial<TableInfo['seats'][number]>[]): TableInfo =>
  ({ seats: seats.map((seat) => ({ kind: 'person', name: '', color: 0, bot: null, guest: 0, connected: true, held: false, ...seat })) }) as TableInfo

describe('the question', () => {
  it('asks whoever draws, and says what stopping means', () => {
    const prompt = promptOf(look({ choices: [choice('draw'), choice('stop')], takes_now: 2, colors: ['a', 'b', 'c', 'd'] }), null)
    expect(prompt).toEqual({ title: 'Draw or stop?', text: '4 colors: 2 cards to take.', mine: true })
  })
  it('asks for the first card', () => {
    expect(promptOf(look({ drawn: 0, choices: [choice('draw')] }), null).title).toBe('Draw the first card')
    // Never bright for the moment in which a turn begins.
    expect(deedsOf(look({ drawn: 0, choices: [] }), null, true).deep.never).toBe(true)
    expect(deedsOf(look({ drawn: 1, choices: [] }), null, true).deep.never).toBeUndefined()
  })
  it('says that a card is taken only where one was', () => {
    const shown = (changes: Parameters<typeof look>[0]): string => promptOf(look({ phase: 'take', choices: [], takes: 1, ...changes }), null, [0]).title
    expect(shown({ taken: 1 })).toBe('A card is taken')
    expect(shown({ taken: 0, harbor: [], active: 1 })).toBe('The harbor is empty')
    expect(shown({ taken: 0, harbor: ['sailor:3'] })).toBe('Your turn')
    expect(shown({ taken: 0, harbor: ['sailor:3'], active: 1 })).toContain('turn.')
  })
  it('tells what keeping a second ship costs', () => {
    const prompt = promptOf(look({ phase: 'repel', ship: 'flute:2/2', ship_busts: true, choices: [choice('repel'), choice('keep', { busts: true })] }), null)
    expect(prompt.title).toBe('A second Flute')
    expect(prompt.text).toBe('Repel it with 2 swords, or keep it and lose the turn.')
  })
  it('names the fee and who gets it', () => {
    const prompt = promptOf(look({ phase: 'take', active: 1, takes: 1, choices: [choice('take'), choice('pass')] }), null)
    expect(prompt).toEqual({ title: 'Take a card', text: 'Each card costs 1 extra coin, paid to Otto.', mine: true })
  })
  it('tells who decides otherwise, person or bot', () => {
    const now = look({ phase: 'bust', active: 1, actor: 1 })
    expect(promptOf(now, table([{}, { kind: 'bot' }, {}])).text).toBe('Otto is thinking')
    expect(promptOf(now, table([{}, {}, {}])).text).toBe('Otto decides')
    expect(promptOf(now, null).mine).toBe(false)
  })
  it('stays mine while my own deed is still being shown', () => {
    expect(promptOf(look(), table([{}]), [0])).toMatchObject({ title: 'Your turn', mine: true })
    expect(promptOf(look(), table([{ held: true }]), [0]).mine).toBe(false)
  })
  it('says so when there is nothing to take', () => {
    expect(promptOf(look({ phase: 'take', harbor: ['sailor:3'], takes: 1, choices: [choice('pass')] }), null).title).toBe('Nothing for you here')
  })
})

describe('the two buttons', () => {
  it('draw on the left, stop on the right, with results', () => {
    const odds = { bust: 12, of: 64, chance: 12 / 64, colors: [], kinds: {}, new_color: 0, affordable: 0 }
    const { brass, deep } = deedsOf(look({ choices: [choice('draw'), choice('stop')], odds, takes_now: 2 }), null)
    expect([brass.title, brass.small, brass.choice?.kind]).toEqual(['Draw', '81% safe', 'draw'])
    expect([deep.title, deep.small, deep.choice?.kind]).toEqual(['Stop', 'take 2 cards', 'stop'])
  })
  it('name the deed that is chosen', () => {
    const take = choice('take', { action: 'take flute:1/2', card: 'flute:1/2' })
    const now = look({ phase: 'take', takes: 2, harbor: ['flute:1/2'], offers: [offer('flute:1/2', { action: take.action, gain: 3 })], choices: [take, choice('pass')] })
    expect(deedsOf(now, null).brass).toMatchObject({ title: 'Take', choice: null })
    expect(deedsOf(now, { kind: 'take', index: 0 }).brass).toMatchObject({ title: 'Trade', small: 'Flute for 3', choice: take })
    expect(deedsOf(now, null).deep).toMatchObject({ title: 'Done', small: 'take nothing' })
  })
  it('count price and fee for a person', () => {
    const take = choice('take', { action: 'take captain:4', card: 'captain:4' })
    const now = look({ phase: 'take', active: 1, offers: [offer('captain:4', { action: take.action, cost: 4, price: 3, fee: 1 })], choices: [take, choice('pass')] })
    expect(deedsOf(now, { kind: 'take', index: 0 }).brass).toMatchObject({ title: 'Hire', small: 'Captain for 4' })
  })
  it('ask once more before a ship is kept that busts, and only then', () => {
    const repel = look({ phase: 'repel', ship: 'flute:2/2', ship_busts: true, choices: [choice('repel'), choice('keep', { busts: true })] })
    expect(deedsOf(repel, null).deep.confirm).toBe('keep')
    expect(deedsOf({ ...repel, ship_busts: false, choices: [choice('repel'), choice('keep')] }, null).deep.confirm).toBeNull()
  })
  it('offer every way to pay an expedition', () => {
    const card = 'expedition:anchor+anchor'
    const ways = [1, 2].map((n) => choice('claim', { action: `claim ${n}`, card }))
    const now = look({ expeditions: [card], claims: [offer(card, { action: 'claim 1' })], choices: [...ways, choice('draw'), choice('stop')] })
    expect(deedsOf(now, { kind: 'claim', index: 0 }).brass).toMatchObject({ title: 'Claim', ways })
  })
  it('rest on another’s turn', () => {
    const { brass, deep } = deedsOf(look({ actor: 1, active: 1 }), null)
    expect([brass.choice, deep.choice]).toEqual([null, null])
  })
})

describe('four at once', () => {
  const offered = look({ gamble: 0.41, choices: [choice('draw'), choice('stop'), choice('gamble')], takes_now: 1 })
  const through = look({ gambled: 1, gamble: 0.09, choices: [choice('stop'), choice('gamble')], takes_now: 3 })
  const faces = ({ brass, deep }: ReturnType<typeof deedsOf>) => [brass.title, brass.small, brass.choice?.kind, deep.title, deep.small, deep.choice?.kind]

  it('leaves draw and stop where they are until somebody asks for it', () => {
    expect(faces(deedsOf(offered, null))).toEqual(['Draw', 'one more card', 'draw', 'Stop', 'take 1 card', 'stop'])
    expect(promptOf(offered, null).title).toBe('Draw or stop?')
  })
  it('tells the chance on the button, and leads back without doing anything', () => {
    const deeds = deedsOf(offered, null, false, true)
    expect(faces(deeds)).toEqual(['Four', '41% safe', 'gamble', 'Back', 'one by one', undefined])
    expect(deeds.deep.back).toBe(true)
    expect(promptOf(offered, null, [0], { four: true }).title).toBe('Four at once?')
  })
  it('tells no chance where the table hides the odds', () => {
    expect(deedsOf({ ...offered, gamble: null }, null, false, true).brass.small).toBe('sight unseen')
  })
  it('offers to stop, or four more, after one got through', () => {
    expect(faces(deedsOf(through, null))).toEqual(['Stop here', 'take 3 cards', 'stop', 'Four more', '9% safe', 'gamble'])
    expect(promptOf(through, null)).toMatchObject({ title: 'You got through', text: '3 cards to take. Four more: 1 more card, or nothing.' })
    expect(promptOf({ ...through, choices: [], actor: 1, active: 1 }, null).title).toBe('Otto got through')
  })
  it('has nothing to ask about without a gambler', () => {
    expect(deedsOf(look({ choices: [choice('draw'), choice('stop')] }), null, false, true).brass.title).toBe('Draw')
    expect(promptOf(look({ choices: [choice('draw'), choice('stop')] }), null, [0], { four: true }).title).toBe('Draw or stop?')
  })
  it('counts down while the cards are turned over, also those of others', () => {
    expect(drumPrompt(look(), { seat: 0, left: 2, safe: 0.625 }, [0])).toEqual({ title: 'Two more', text: '2 colors in the harbor. 63% safe', mine: true })
    expect(drumPrompt(look(), { seat: 1, left: 0, safe: null }, [0])).toEqual({ title: 'All four', text: 'Otto lets the Gambler turn over four cards.', mine: false })
  })
})

describe('while a card is on its way', () => {
  const drawn = look({ drawn: 2, choices: [choice('draw'), choice('stop')] })
  it('nobody is asked whether to draw it', () => {
    expect(promptOf(drawn, null, [0], { drawing: true }).title).toBe('You draw a card')
    expect(promptOf({ ...drawn, choices: [], actor: 1, active: 1 }, null, [0], { drawing: true }).title).toBe('Otto draws a card')
  })
  it('somebody who shares a device is called by name', () => {
    expect(promptOf(drawn, null, [0, 1], { drawing: true }).title).toBe('Ann draws a card')
  })
})

describe('chips', () => {
  const take = (card: string, more: Partial<Offer>): [Look, Offer] => {
    const one = offer(card, more)
    const choices = one.action ? [choice('take', { action: one.action, card })] : []
    return [look({ phase: 'take', choices: [...choices, choice('take', { action: 'other' }), choice('pass')], offers: [one] }), one]
  }
  it('tell the net gain of a ship, and the fee in it', () => {
    expect(chipOf(...take('flute:1/2', { action: 'a', gain: 3, fee: 1 }))).toEqual({ tone: 'gain', text: '+2', coin: true, why: 'fee 1' })
  })
  it('strike out the printed price where another is paid', () => {
    expect(chipOf(...take('captain:4', { action: 'a', cost: 4, price: 3 }))).toEqual({ tone: 'pay', text: '−3', struck: '4', coin: true, why: undefined })
  })
  it('count the fee into what a person costs', () => {
    expect(chipOf(...take('captain:4', { action: 'a', cost: 4, price: 4, fee: 1 }))).toMatchObject({ text: '−5', struck: undefined, why: 'fee 1' })
  })
  it('belong to what can be done now, not to what could be done a moment ago', () => {
    const [now, one] = take('flute:1/2', { action: 'a', gain: 2 })
    expect([isLegal(now, one), isLegal({ ...now, choices: [choice('pass')] }, one), isLegal(now, undefined)]).toEqual([true, false, false])
  })
  it('say how many coins are missing', () => {
    expect(chipOf(...take('admiral:9', { cost: 9, price: 9, short: 2, why: 'too_expensive' }))).toEqual({ tone: 'no', text: '2 short' })
  })
  it('tell a loss where the fee is more than the ship pays', () => {
    expect(chipOf(...take('flute:1/2', { action: 'a', gain: 1, fee: 3 }))).toEqual({ tone: 'gain', text: '−2', coin: true, why: 'fee 3' })
    expect(chipOf(...take('flute:1/2', { action: 'a', gain: 1, fee: 1 }))?.text).toBe('0')
  })
  it('are gone from what is left once no takes are left, also from what one could not pay', () => {
    expect(chipOf(...take('flute:1/2', { gain: 2, why: 'no_takes_left' }))).toBeNull()
    expect(chipOf(...take('admiral:9', { cost: 9, price: 9, short: 2, why: 'no_takes_left' }))).toBeNull()
    expect(chipOf(...take('flute:1/2', { gain: 0, fee: 1, why: 'fee' }))).toEqual({ tone: 'no', text: 'fee missing' })
  })
  it('are not there on another’s turn', () => {
    expect(chipOf(look({ offers: [offer('flute:1/2', { gain: 2 })] }), offer('flute:1/2', { gain: 2 }))).toBeNull()
  })
  it('say it aloud too', () => {
    const [now, one] = take('flute:1/2', { action: 'a', gain: 3 })
    expect(harborLabel(now, 'flute:1/2', one, 2)).toBe('2. Flute, strength 1, 2 coins; you would gain 3 coins')
    expect(isLegal(now, one)).toBe(true)
  })
})

describe('around the table', () => {
  it('lights the seals one can supply', () => {
    expect(litSeals(['anchor', 'anchor', 'hut'], ['anchor', 'hut'])).toEqual([true, false, false])
    expect(litSeals(['cross', 'cross'], [])).toEqual([true, true])
    expect(claimLabel(look(), offer('expedition:hut+hut', { missing: ['hut'] }))).toMatch(/missing: 1 hut$/)
  })
  it('finds the twins of a ship that would bust', () => {
    expect([...twins(look({ ship: 'flute:2/2', ship_busts: true, harbor: ['pinnace:1/1', 'flute:1/2', 'trader.blue:3'] }))]).toEqual([1])
    expect(twins(look({ ship: 'flute:2/2', harbor: ['flute:1/2'] })).size).toBe(0)
  })
  it('seats the others clockwise from the left', () => {
    expect(othersOf(look(), 1)).toEqual([2, 0])
  })
  it('shows what persons can do as signs', () => {
    expect(powersOf({ abilities: { settlers: 2, governors: 1, traders_blue: 1, influence: 5, swords: 3 }, holds: {} })).toEqual([
      { sign: 'hut', sail: false, beside: null, text: '2' },
      { sign: 'card', sail: false, beside: null, text: '+1' },
      { sign: 'blue', sail: true, beside: null, text: '' },
    ])
    playAt({ settings: { modules: ['base'] } as unknown as TableInfo['settings'], numbers: { admirals_from: 6 } })
    expect(powersOf({ abilities: { admirals: 2 }, holds: {} })).toEqual([{ sign: 'cards', sail: false, beside: null, text: '6+ ×2' }])
    playAt(null)
  })
  it('counts the ships of each color beside whoever keeps them', () => {
    const abilities = { wholesalers_blue: 2, wholesalers_red: 1, passengers: 3 }
    const holds = { tucked: ['flute:1/1', 'flute:2/2'] }
    expect(powersOf({ abilities, holds })).toEqual([
      { sign: 'blue', sail: true, beside: 'tuck', text: '2' },
      { sign: 'red', sail: true, beside: 'tuck', text: '' },
    ])
  })
  it('says what a ship brings that a wholesaler would keep', () => {
    const kept = offer('flute:2/2', { action: 'take flute:2/2', gain: 2, influence: 1 })
    const taking = look({ phase: 'take', takes: 1, harbor: ['flute:2/2'], offers: [kept], choices: [choice('take', { action: 'take flute:2/2', card: 'flute:2/2' })] })
    expect(chipOf(taking, kept)).toMatchObject({ text: '+2', coin: true, influence: 1 })
    expect(harborLabel(taking, 'flute:2/2', kept, 1)).toBe('1. Flute, strength 2, 2 coins; you would gain 2 coins; and 1 influence, as your Wholesaler keeps it')
    expect(chipOf(taking, { ...kept, influence: 0 })?.influence).toBeUndefined()
  })
})

describe('ships that are kept', () => {
  it('lie under the first wholesaler of their color, by their places among all', () => {
    const display = ['sailor:3', 'wholesaler.red:6', 'wholesaler.blue:8', 'wholesaler.blue:6']
    expect(underEach(display, ['flute:1/1', 'frigate:3/2', 'flute:2/2'])).toEqual([[], [1], [0, 2], []])
    expect(underEach(display)).toEqual([[], [], [], []])
    expect(keeperOf(display, 'galleon:2/1')).toBe(-1)
  })
})

describe('the signs of what persons can do', () => {
  it('are told apart, also where two look alike', () => {
    const signs = powersOf({ abilities: { admirals: 1, vice_admirals: 2, gunners: 1, clerks_red: 1, traders_red: 1 }, holds: {} })
    expect(new Set(signs.map(({ sign, beside, text }) => `${sign} ${beside} ${text}`)).size).toBe(signs.length)
    expect(signs.map(({ text }) => text)).toContain('3–4 ×2')
  })
})
