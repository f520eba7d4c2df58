// A chapter in the browser: what an event changes of it, which pages are read, what is asked, and words for all of it.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { adventureDeeds, adventureQuestion, missionReady, offersAdventure } from '../src/adventure/deeds'
import { isFresh, pagesOf } from '../src/adventure/pages'
import { endingOf, missedText, missing, tryOf } from '../src/adventure/result'
import { evenCoins, facesOf } from '../src/adventure/shelf'
import { signsOf } from '../src/adventure/signs'
import { characterName, demandText, demandsText, eventText, hourglassText, rewardText, shortText, voiceOf } from '../src/adventure/words'
import campaign from '../src/generated/campaign.json'
import type { CampaignInfo, ChapterInfo, MissionState } from '../src/protocol/types'
import { follow } from '../src/stage/follow'
import { chipOf, deedsOf, isLegal, promptOf } from '../src/table/deeds'
import { speak } from '../src/words'
import { choice, offer } from './choices'
import { event, lookOf } from './stage/game'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
const FILES = ['table', 'cards', 'gambler', 'moments', 'contracts', 'adventure', 'chapter']
const wordsOf = (language: string): string =>
  FILES.map((name) => readFileSync(resolve(import.meta.dirname, `../../src/portroyal/data/words/${language}/${name}.ftl`), 'utf-8')).join('\n')
const sprite = readFileSync(resolve(import.meta.dirname, '../src/generated/sprite.svg'), 'utf-8')
const isDrawn = (id: string): boolean => sprite.includes(` id="${id}"`)

const mission = (id: string, more: Partial<MissionState> = {}): MissionState => ({
  ...{ id, completed: [], steps: [0, 0, 0], of: 1, demands: [], moment: null, active_only: false, takes_fewer: 0, star: false },
  ...{ first_coins: 2, first_crowns: 0, crowns: 1, hourglass: { kind: 'next', asks: null, done: '11', not_done: null, coins: 0 } },
  ...{ status: 'open', action: null, why: null },
  ...more,
})
const hero = () => ({ character: 'anne', sides: [], crowns: 0, shield: 0, cubes: 4, missions: 0, door: false, trophy: false })
const chapter = (more: Partial<ChapterInfo> = {}): ChapterInfo => ({
  ...{ campaign: 'the-bell', mode: 'cooperative', chapter: 1, month: 1, event: null, events: [null, 'months_end'], events_aside: 11, events_over: [] },
  ...{ missions: [mission('10')], asked: null, buy_off: 0, players: [hero(), hero(), hero()], fewer: 0, looks: 0, looking: [], known: [] },
  card9: { missions: 0, missions_of: 1, cubes: 0, cubes_of: 5, influence: 0, influence_of: 20 },
  ...more,
})

beforeAll(() => speak('en', wordsOf('en')))

describe('the shelf', () => {
  const evening = { chapter: 1, mode: 'cooperative', names: ['Ada'], start: 0, won: false, winners: [], characters: ['mary'], road: ['10'], ending: null, coda: null } as const
  const campaign = { evenings: [evening] } as unknown as CampaignInfo
  it('shows who everybody is now, and before they have chosen, who they were', () => {
    expect(facesOf({ campaign, chapter: { mode: 'cooperative', month: 1, characters: ['anne'] } })).toEqual(['anne'])
    expect(facesOf({ campaign, chapter: { mode: 'cooperative', month: 0, characters: [null] } })).toEqual(['mary'])
    expect(facesOf({ campaign: null, chapter: null })).toEqual([])
  })
})

describe('how a chapter ended', () => {
  const card9 = { missions: 4, missions_of: 4, cubes: 6, cubes_of: 6, influence: 24, influence_of: 26 }
  const SHORT = { en: 'Two influence short', de: 'Zwei Einfluss zu wenig', fr: 'Il manque deux points', es: 'A falta de dos de influencia', it: 'Ancora due punti' }
  const ALL = {
    en: 'One mission, two cubes, and 13 influence short',
    de: 'Eine Mission, zwei Steine und 13 Einfluss zu wenig',
    fr: 'Il manque une mission, deux cubes et 13 points',
    es: 'A falta de una misión, dos cubos y 13 de influencia',
    it: 'Ancora una missione, due cubetti e 13 punti',
  }
  it.each(LANGUAGES)('says what was missed, in %s', (language) => {
    speak(language, wordsOf(language))
    expect(missedText(card9)).toBe(SHORT[language])
    expect(missedText({ ...card9, missions: 3, cubes: 4, influence: 13 })).toBe(ALL[language])
    speak('en', wordsOf('en'))
  })
  it('knows how close it was, at which try it was, and what is read then', () => {
    expect(missing(card9)).toBe(2)
    expect(missing({ ...card9, influence: 40 })).toBe(0)
    const evenings = [{ chapter: 1, won: true }, { chapter: 2, won: false }, { chapter: 2, won: true }] as CampaignInfo['evenings']
    expect([tryOf({ evenings }, 1), tryOf({ evenings }, 2)]).toEqual([1, 2])
    expect(endingOf(chapter())?.card).toBe('61')
    expect(endingOf(chapter({ chapter: 0 }))).toBeNull()
  })
})

describe('the hourglass', () => {
  const glass = { kind: 'none', asks: null, done: null, not_done: null, coins: 0 } as const
  it('says how the story goes on, and nothing where it says nothing', () => {
    expect(hourglassText({ ...glass, kind: 'next', done: '11' })).toBe('The story goes on with card 11.')
    expect(hourglassText({ ...glass, kind: 'ask', asks: '10', done: '12', not_done: '13' })).toContain('card 12; if not, card 13')
    expect(hourglassText({ ...glass, kind: 'card9' })).toBe('The chapter ends with this month.')
    expect(hourglassText({ ...glass, kind: 'buy_off', coins: 8 })).toContain('8 coins')
    expect(hourglassText(glass)).toBe('')
  })
})

describe('a chapter between two looks', () => {
  const before = lookOf({ chapter: chapter() })
  it('lays a cube on the mission and frees what was under it', () => {
    const after = follow(before, event('mission_completed', 1, null, 1, '10')).chapter
    expect(after?.missions[0]).toMatchObject({ completed: [1], first_coins: 0 })
    expect(after?.players[1]).toMatchObject({ cubes: 3, missions: 1, door: true })
  })
  it('moves crowns, and with the shields they pass the influence', () => {
    const after = follow(before, event('crowns_moved', 0, null, 15, 0))
    expect(after.chapter?.players[0]).toMatchObject({ crowns: 15, shield: 2 })
    expect(after.players[0]?.influence).toBe(2)
    expect(follow(after, event('crowns_moved', 0, null, 1, 15)).players[0]?.influence).toBe(0)
  })
  it('shows the event until the turn ends', () => {
    const during = follow(before, event('event_revealed', 0, null, 1, 'fog_bank'))
    expect(during.chapter).toMatchObject({ event: 'fog_bank', events: ['months_end'] })
    expect(follow(during, event('turn_ended')).chapter).toMatchObject({ event: null, events_over: ['fog_bank'] })
  })
  it('stows a ship, and gives up what it carries', () => {
    const stowed = follow(lookOf({ chapter: chapter(), harbor: ['ares:2/1+book'] }), event('ship_stowed', 0, 'ares:2/1+book'))
    expect(stowed.harbor).toEqual([])
    expect(stowed.players[0]?.holds.items).toEqual(['ares:2/1+book'])
    expect(follow(stowed, event('item_given', 0, 'ares:2/1+book', 1)).players[0]?.holds.items).toEqual([])
  })
})

describe('the book', () => {
  it('opens with the chapter, then the card and its mission', () => {
    expect(pagesOf(chapter(), []).map(({ kind }) => kind)).toEqual(['opening', 'card', 'mission'])
    expect(pagesOf(chapter(), ['10'])).toEqual([])
    expect(pagesOf(chapter({ mode: 'variant', chapter: 0 }), [])).toEqual([])
  })
  it('says at the month\u2019s end which way the story went', () => {
    const asked = mission('11', { hourglass: { kind: 'ask', asks: '10', done: '12', not_done: '13', coins: 0 } })
    const [month] = pagesOf(chapter({ missions: [asked, mission('13')] }), ['11'])
    expect(month).toEqual({ kind: 'month', asked: '10', done: false, next: '13', other: '12' })
  })
  it('is read from the beginning only where nothing was played', () => {
    expect(isFresh(chapter())).toBe(true)
    expect(isFresh(chapter({ month: 2 }))).toBe(false)
  })
})

describe('what is asked', () => {
  const asked = (phase: 'event' | 'mission' | 'look' | 'buy_off' | 'choose', more = {}) => lookOf({ phase, chapter: chapter({ asked: '10', buy_off: 8 }), ...more })
  it.each(['event', 'mission', 'look', 'buy_off', 'choose'] as const)('%s has a question and two buttons', (phase) => {
    const look = asked(phase, { choices: [choice('pass'), choice('complete', { mission: '10' }), choice('buy_off'), choice('pay_crown', { gain: 3 }), choice('return', { card: 'sailor:3' })] })
    expect(adventureQuestion(look, phase).title).not.toMatch(/[{}]/)
    for (const deed of Object.values(deedsOf(look, { kind: 'return', index: 0 }))) expect(deed.title + deed.small).not.toMatch(/[{}]/)
    expect(promptOf(look, null, [0]).mine).toBe(true)
  })
  it('returns the card that is chosen, and waits for one', () => {
    const look = asked('look', { choices: [choice('return', { action: 'return a', card: 'sailor:3' }), choice('return', { action: 'return b', card: 'pirate:5' })] })
    const make = (made: Parameters<Parameters<typeof adventureDeeds>[3]>[0]) => ({ icon: null, title: '', small: '', choice: made, ways: [], confirm: null })
    expect(adventureDeeds(look, 'look', { kind: 'return', index: 1 }, make).brass.choice?.action).toBe('return b')
    expect(adventureDeeds(look, 'look', null, make).brass.waits).toBe(true)
  })
  it('offers a mission that is ready, and nothing while a card is chosen', () => {
    const look = lookOf({ chapter: chapter({ missions: [mission('10', { action: 'complete 10', status: 'ready' })] }), choices: [choice('complete', { action: 'complete 10', mission: '10' }), choice('draw')] })
    expect(missionReady(look)?.id).toBe('10')
    expect(offersAdventure(look, null)).toBe(true)
    expect(offersAdventure(look, { kind: 'take', index: 0 })).toBe(false)
  })
  it('lets a ship be traded or stowed, with both on the chip', () => {
    const ship = offer('ares:2/1+book', { action: 'take ares:2/1+book', gain: 1, stow: { action: 'stow ares:2/1+book', item: 'book', gain: 0 } })
    const choices = [choice('take', { action: 'take ares:2/1+book' }), choice('stow', { action: 'stow ares:2/1+book' }), choice('pass')]
    const look = lookOf({ phase: 'take', takes: 1, harbor: ['ares:2/1+book'], offers: [ship], choices, chapter: chapter() })
    const { brass, deep } = deedsOf(look, { kind: 'take', index: 0 })
    expect([brass.choice?.kind, deep.choice?.kind]).toEqual(['take', 'stow'])
    expect(chipOf(look, ship)).toMatchObject({ text: '+1', item: 'book' })
    expect(isLegal({ ...look, choices: [choices[1]] }, { ...ship, action: null })).toBe(true)
  })
})

describe('every word of the campaign', () => {
  it.each(LANGUAGES)('is there in %s', (language) => {
    speak(language, wordsOf(language))
    for (const id of Object.keys(campaign.events)) expect(eventText(id), id).toMatch(/\S/)
    for (const { id } of campaign.characters.flat()) {
      expect(characterName(id), id).not.toBe(id)
      expect(voiceOf(id, 'done') && voiceOf(id, 'bust'), id).toBeTruthy()
    }
    const wanted = Object.values(campaign.missions as Record<string, { own?: Record<string, number>; discard?: Record<string, number>; moment?: string }>)
    for (const { own = {}, discard = {}, moment = null } of wanted) {
      const demands = [...Object.entries(own).map(([what, count]) => ({ what, count, given: false, have: [0] })), ...Object.entries(discard).map(([what, count]) => ({ what, count, given: true, have: [0] }))]
      const told = mission('10', { demands, moment: moment ?? null })
      for (const text of [demandsText(told), shortText(told, 0), rewardText(told), ...demands.map(demandText)]) expect(text).not.toMatch(/[{}]|×/)
    }
    speak('en', wordsOf('en'))
  })
  it('has its drawings', () => {
    for (const id of Object.keys(campaign.events)) expect(isDrawn(`ev-${id}`) && isDrawn(`evc-${id}`), id).toBe(true)
    for (const { id } of campaign.characters.flat()) for (let open = 0; open <= 4; open++) expect(isDrawn(`house-${id}-${open}`) && isDrawn(`home-${id}-${open}`), id).toBe(true)
    for (const what of ['swords', 'persons', 'expeditions', 'settler', 'captain', 'priest', 'traders'])
      for (const { kind, name } of signsOf(what)) if (kind === 'icon') expect(isDrawn(`i-${name}`), name).toBe(true)
  })
})

describe('coins after failures', () => {
  it('are dealt one by one from whoever begins next, past open seats', () => {
    const evenings = [{ start: 0, names: ['Ann', 'Ben'] }] as Parameters<typeof evenCoins>[0]['evenings']
    const person = { kind: 'person' } as const
    expect(evenCoins({ coins: 3, evenings }, [person, person])).toEqual([1, 2])
    expect(evenCoins({ coins: 6, evenings }, [person, person])).toEqual([3, 3])
    expect(evenCoins({ coins: 3, evenings }, [{ kind: 'open' }, person, { kind: 'bot' }])).toEqual([0, 1, 2])
    expect(evenCoins({ coins: 3, evenings }, [{ kind: 'open' }])).toEqual([0])
  })
})
