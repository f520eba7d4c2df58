// A whole game of three bots as seat 0 sees it, from the real engine: every kind of event occurs in it.
import type { Entry, EventInfo, Look } from '../../src/protocol/types'
import game from './game.json'

interface Lay {
  harbor: string[]
  expeditions: string[]
  ship: string | null
  deck: number
  discard: [number, string | null]
  coins: number[]
  display: string[][]
  phase: string
  active: number
  actor: number
  round: number
  ending: boolean
  colors: string[]
}

export const NAMES = ['Ann', 'Ben', 'Cleo']

export function lookOf(start: Partial<Look> & { coins?: number[]; display?: string[][] } = {}): Look {
  const { coins = [3, 3, 3], display = [[], [], []], ...rest } = start
  return {
    version: 0,
    seat: 0,
    phase: 'discover',
    active: 0,
    actor: 0,
    start: 0,
    round: 1,
    goal: 12,
    drawn: 0,
    gambled: 0,
    takes: 0,
    taken: 0,
    ending: false,
    deck: 110,
    deck_pass: 1,
    discard: [],
    harbor: [],
    expeditions: [],
    ship: null,
    ship_busts: false,
    busted: false,
    colors: [],
    takes_now: 1,
    players: coins.map((count, seat) => ({
      name: NAMES[seat] ?? '',
      coins: count,
      display: display[seat] ?? [],
      influence: 0,
      swords: 0,
      abilities: {},
      holds: {},
      cubes: 0,
    })),
    choices: [],
    offers: [],
    claims: [],
    odds: null,
    gamble: null,
    contracts: [],
    moment: null,
    gift: null,
    set_aside: null,
    voyage: null,
    chapter: null,
    can_undo: false,
    outcome: null, lesson: null,
    ...rest,
  }
}

export function event(kind: EventInfo['kind'], seat = 0, card: string | null = null, count = 0, detail: number | string = 0): EventInfo {
  return { kind, seat, card, count, detail }
}

export function entry(number: number, kind: Entry['kind'], rest: Partial<Entry> = {}): Entry {
  return {
    number,
    kind,
    at: 1_700_000_000 + number,
    seat: null,
    name: null,
    text: null,
    reaction: null,
    action: null,
    by_bot: false,
    version: null,
    events: [],
    safe: [],
    plan: null,
    ...rest,
  }
}

type Row = [EventInfo['kind'], number, string | null, number, number | string]
interface Played {
  seat: number
  action: string
  events: Row[]
  after: Lay
}

export const moves = (game.rows as unknown as Played[]).map(({ seat, action, events, after }, index) => ({
  entry: entry(index + 1, 'moved', {
    seat,
    action,
    version: index + 1,
    events: events.map(([kind, who, card, count, detail]) => ({ kind, seat: who, card, count, detail })),
  }),
  after,
}))
