// Was the deck fair? What this device was told while the game ran, against the record that tells everything at its end.
// Described in docs/guide/trusting-the-deck.md; `portroyal verify` does the same and replays the rules as well.
import type { Entry, EventInfo, OutcomeInfo } from '../protocol/types'
import { Cards, WrongCard } from './follow'
import { bytesOf, fromHex, hmac, sha256, toHex } from './hashes'
import { pileOf, type Played } from './pile'
import { sealOf } from './seal'
import { keyFor, stream } from './shuffle'

export interface Fair {
  game: string
  commitment: string
  server: string
  parts: (string | null)[]
}

export interface GameRecord extends Played {
  rules: number
  players: number
  names: string[]
  seed: string
  start: number
  actions: string[]
  outcome: Record<string, unknown> | null
  printed?: string
  fair?: Fair
  seal?: string
}

/** What this device noted before the deal, and whether its part was taken. */
export interface Noted {
  game: string
  commitment: string
  part: string
  taken: boolean
}

export interface Seen {
  entries: readonly Entry[]
  outcome: OutcomeInfo | null
  seats: readonly number[] // of this device
  noted: Noted | null
}

export const POINTS = ['seen', 'commitment', 'mine', 'parts', 'first', 'cards', 'actions', 'outcome', 'seal'] as const
export interface Point {
  id: (typeof POINTS)[number]
  holds: boolean | null // null: this device can't tell
  facts?: { cards?: number; shuffles?: number; number?: number }
}

const PART = /^[0-9a-f]{64}$/
const lines = (purpose: string, ...rest: string[]): Uint8Array => bytesOf([`portroyal fair 1 ${purpose}`, ...rest].join('\n'))

export const commitmentOf = async (game: string, server: string): Promise<string> => toHex(await sha256(lines('commitment', game, server)))
export const seedOf = async (game: string, server: string, parts: readonly (string | null)[]): Promise<string> =>
  toHex(await hmac(fromHex(server), lines('seed', game, ...parts.map((part) => part ?? '-'))))

/** Everything that can be told of a game; null: nothing was promised, or its cards are none this page knows. */
export async function verify(record: GameRecord, seen: Seen): Promise<Point[] | null> {
  const { fair } = record
  const seal: Point = { id: 'seal', holds: record.seal === (await sealOf(record)) }
  if (!fair || record.printed) return record.seal === undefined || seal.holds ? null : [seal]
  const { noted } = seen
  const told = await Promise.all([commitmentOf(fair.game, fair.server), seedOf(fair.game, fair.server, fair.parts)])
  const written = [fair.commitment, fair.server, ...fair.parts.filter((part) => part !== null)].every((part) => PART.test(part))
  const actions = played(seen.entries)
  // Cards join the deck in the middle of a chapter, and who begins may follow from the evening before: `portroyal verify` can tell.
  const isChapter = record.modules.includes('adventure')
  return [
    { id: 'seen', holds: noted && noted.game === fair.game && noted.commitment === fair.commitment },
    { id: 'commitment', holds: written && told[0] === fair.commitment },
    { id: 'mine', holds: noted?.taken ? seen.seats.every((seat) => fair.parts[seat] === noted.part) : null },
    { id: 'parts', holds: written && told[1] === record.seed && fair.parts.length === record.players },
    { id: 'first', holds: isChapter ? null : record.start === (await firstOf(record)) && record.start === firstSeen(seen.entries) },
    isChapter ? { id: 'cards', holds: null } : await cards(record, actions.flatMap(({ events }) => events)),
    { id: 'actions', holds: same(actions.slice(1).map(({ action }) => action), record.actions) },
    { id: 'outcome', holds: same(comparable(seen.outcome, record.names), record.outcome) },
    seal,
  ]
}

/** Does all of it hold? What this device can't tell does not count. */
export const isFair = (points: readonly Point[]): boolean => points.every(({ holds }) => holds !== false)

/** The start and the actions that stand: without those that were taken back. */
function played(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'started' || entry.kind === 'moved') found.push(entry)
    else if (entry.kind === 'undone') found.splice(found.length - Number(entry.text))
  }
  return found
}

async function firstOf({ seed, players }: GameRecord): Promise<number> {
  return stream((await keyFor(seed, 'first player')).slice(0, 4))(players)
}

function firstSeen(entries: readonly Entry[]): number | undefined {
  return entries.find(({ kind }) => kind === 'started')?.events.find(({ kind }) => kind === 'turn_began')?.seat
}

async function cards(record: GameRecord, events: readonly EventInfo[]): Promise<Point> {
  const all = new Cards(pileOf(record), await keyFor(record.seed, 'deck'), record.players)
  try {
    for (const event of events) all.happened(event)
  } catch (error) {
    if (!(error instanceof WrongCard)) throw error
    return { id: 'cards', holds: false, facts: { number: error.number } }
  }
  return { id: 'cards', holds: true, facts: { cards: all.seen, shuffles: all.shuffles } }
}

/** The result as it was shown, in the words of a record. */
function comparable(outcome: OutcomeInfo | null, names: readonly string[]): unknown {
  if (!outcome) return null
  const { reason, standings, crew } = outcome
  const winners = crew && !crew.won ? [] : standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
  return {
    reason,
    winners,
    standings: standings.map((one) => ({ ...one, name: names[one.seat] })),
    ...(crew ? { crew: { won: crew.won, points: crew.points, rank: crew.rank ?? '' } } : {}),
  }
}

function same(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other
  const keys = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}
