// The story of a table in sentences, from its entries. Pure: the words, the names and whose eyes are handed in, so that
// any language can tell it and tests can read it. Grouping is by turn; what was said at the table stands between.
import { kindOf } from '../cards/facts'
import { characterName, eventName, eventText } from '../adventure/words'
import { never, oneOf } from '../closed'
import { contractFacts, NEST } from '../contracts/facts'
import { ENDS, GAINS, type End, type EventKind, type Gain } from '../generated/vocabulary'
import type { Entry, EventInfo } from '../protocol/types'
import type { Purse } from '../stage/beats'
import { bustIn } from '../stage/moments'
import { sentence } from '../words/cards'
import { planText } from '../words/plans'

export type Words = Record<string, string | number>

/** Whoever tells the story. */
export interface Voice {
  t(id: string, args?: Words): string
  one(code: string): string // "a Flute"
  the(code: string): string // "the Flute"
  contract(id: string): string
  list(items: readonly string[]): string
  percent(share: number): string
  ordinal(value: number): string // the plural category: one, two, few, other
  strength(code: string): number | 'skull' | null
  name(seat: number): string
  isMe(seat: number): boolean
  drawn(entry: number): number | null // how many cards of the turn had been drawn before that entry, if that is known
}

export interface Line {
  key: string
  kind: 'move' | 'table' | 'chat'
  seat: number | null
  who: string | null // as the sentence names them
  text: string
  tone: 'plain' | 'bad' | 'big'
  at: number // seconds since 1970
}

export interface Turn {
  key: string
  round: number | null
  seat: number | null
  lines: Line[]
}

type Said = Omit<Line, 'key' | 'at'>

/** A name and whether it is mine: how every sentence begins. */
export function subject(voice: Voice, seat: number | null, called: string | null = null): Words {
  const me = seat !== null && voice.isMe(seat)
  return { you: me ? 'yes' : 'no', name: called ?? (seat === null ? '' : voice.name(seat)) }
}

/** The lines of one entry, of all its events or of those that are wanted; a new turn inside it is a `turn` mark. */
export function linesOf(entry: Entry, voice: Voice, wanted: (event: EventInfo) => boolean = () => true): (Line | { turn: number; round: number | null; key: string })[] {
  const found: (Line | { turn: number; round: number | null; key: string })[] = []
  const key = (): string => `${entry.number}.${found.length}`
  if (entry.kind !== 'moved') {
    const said = tableLine(entry, voice)
    if (said) found.push({ ...said, key: key(), at: entry.at })
  }
  const events = entry.events
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as EventInfo
    if (event.kind === 'turn_began') {
      const round = typeof event.detail === 'number' ? event.detail : null
      found.push({ turn: event.seat, round, key: key() })
      continue
    }
    if (!wanted(event)) continue
    for (const said of moveLines(event, at, entry, voice)) found.push({ ...said, key: key(), at: entry.at })
  }
  return found
}

/** The whole story, oldest turn first. Lines may be kept from earlier calls: entries never change. */
export function turnsOf(entries: readonly Entry[], lines: (entry: Entry) => ReturnType<typeof linesOf>): Turn[] {
  const turns: Turn[] = [{ key: 'before', round: null, seat: null, lines: [] }]
  for (const entry of entries) {
    for (const line of lines(entry)) {
      if ('turn' in line) turns.push({ key: `turn-${line.key}`, round: line.round, seat: line.turn, lines: [] })
      else turns[turns.length - 1]?.lines.push(line)
    }
  }
  return turns.filter((turn, index) => turn.lines.length > 0 || index === turns.length - 1)
}

// --- What happened at the table ---

function tableLine(entry: Entry, voice: Voice): Said | null {
  const { seat, kind } = entry
  const args = subject(voice, seat, seat === null ? entry.name : null)
  const line = (text: string, tone: Line['tone'] = 'plain'): Said => ({
    kind: 'table',
    seat,
    who: whoOf(voice, seat) ?? entry.name,
    text,
    tone,
  })
  switch (kind) {
    case 'said':
      return { kind: 'chat', seat, who: entry.name ?? whoOf(voice, seat), text: entry.reaction ? voice.t(`reaction-${entry.reaction}`) : (entry.text ?? ''), tone: 'plain' }
    case 'plan_told':
      return entry.plan && { kind: 'chat', seat, who: whoOf(voice, seat), text: planText(entry.plan, subject(voice, entry.plan.whom)), tone: 'plain' }
    case 'joined':
      return line(voice.t('log-joined', args))
    case 'left':
      return line(voice.t('log-left', args))
    case 'seated':
      return line(voice.t('log-seated', args))
    case 'started':
      return line(voice.t('log-started'), 'big')
    case 'undone':
      return line(voice.t('log-undone', args))
    case 'undo_asked':
      return line(voice.t('log-undo-asked', args))
    case 'undo_refused':
      return line(seat === null ? voice.t('log-undo-unanswered') : voice.t('log-undo-refused', args))
    case 'undo_agreed':
      return line(voice.t('log-undo-agreed', args))
    case 'hinted':
      return line(voice.t('log-hinted', args))
    case 'held':
      return line(voice.t('log-held', args))
    case 'returned':
      return line(voice.t('log-returned', args))
    case 'hosted':
      return line(voice.t('log-hosted', args))
    case 'timed_out':
      return line(voice.t('log-timed-out', args))
    case 'rematch':
      return line(voice.t('log-rematch'))
    case 'dismissed':
      return line(voice.t(entry.text === 'banned' ? 'log-banned' : 'log-dismissed', args))
    case 'muted':
      if (entry.name === null) return line(voice.t(entry.text === 'on' ? 'log-quiet' : 'log-loud'))
      return line(voice.t(entry.text === 'on' ? 'log-muted' : 'log-unmuted', args))
    case 'locked':
      return line(voice.t(entry.text === 'on' ? 'log-locked' : 'log-unlocked'))
    case 'voted':
      return line(voice.t('log-voted', { ...args, by: entry.name ?? '' }))
    case 'mended':
      return line(voice.t('log-mended'), 'bad')
    case 'shared':
      return line(voice.t('log-shared', args))
    case 'page_turned': // the table shows these
    case 'opened':
    case 'planned':
    case 'part_added':
    case 'shared':
    case 'page_turned':
    case 'paced':
    case 'ended':
    case 'void':
    case 'moved':
      return null
    default:
      return never(kind)
  }
}

function whoOf(voice: Voice, seat: number | null): string | null {
  if (seat === null) return null
  return voice.isMe(seat) ? voice.t('log-you') : voice.name(seat)
}

// --- What happened in the game ---

function moveLines(event: EventInfo, at: number, entry: Entry, voice: Voice): Said[] {
  const { kind, seat, card, count } = event
  const events = entry.events
  const args = subject(voice, seat)
  const line = (text: string, tone: Line['tone'] = 'plain', of: number | null = seat): Said[] => [
    { kind: 'move', seat: of, who: whoOf(voice, of), text, tone },
  ]
  const next = (wanted: EventKind): EventInfo | undefined => {
    const found = events.slice(at + 1).find((one) => one.kind === wanted)
    return found && found.seat === seat ? found : undefined
  }
  switch (kind) {
    case 'card_revealed': {
      if (card === null) return []
      const drawn = kindOf(card)
      const words = { ...args, card: voice.one(card) }
      const timed = event.detail === 0 // from the time deck of a crew
      switch (drawn) {
        case 'ship': {
          const strength = voice.strength(card) ?? 0
          if (strength === 'skull') return line(voice.t(timed ? 'log-glass-skull' : 'log-drew-skull', words))
          return line(voice.t(timed ? 'log-glass-ship' : 'log-drew-ship', { ...words, strength }))
        }
        case 'person':
        case 'expedition':
          return line(voice.t(timed ? 'log-glass' : 'log-drew', words))
        case 'tax':
          return line(taxText(events.slice(at + 1), voice), 'big', null)
        default:
          return never(drawn)
      }
    }
    case 'ship_kept':
      // Where there was no choice the ship's line said it all; a bust tells more than the choice for it.
      if (!card || event.detail !== 1) return []
      return line(voice.t('log-kept', { ...args, card: voice.one(card) }))
    case 'ship_repelled': {
      if (!card) return []
      const repelled = voice.t('log-repelled', { ...args, card: voice.one(card) })
      return line(NEST && events[at + 1]?.kind === 'ship_captured' ? `${repelled} ${voice.t('log-captured', { contract: voice.contract(NEST.id) })}` : repelled)
    }
    case 'harbor_busted': {
      const { nth, chance } = bustIn(entry, voice.drawn(entry.number))
      const words = { ...args, nth, ordinal: voice.ordinal(nth) }
      const bust = voice.t('log-bust', words)
      return line(chance === null ? bust : `${bust} ${voice.t('log-bust-chance', { percent: voice.percent(chance) })}`, 'bad')
    }
    case 'gambler_used':
      return line(voice.t('log-gambled', { ...args, use: Number(event.detail) }))
    case 'discovery_ended': {
      const four = events.slice(0, at).some((one) => one.kind === 'gambler_used')
      return line(four ? voice.t('log-got-through', { ...args, count }) : voice.t('log-stopped', { ...args, count }))
    }
    case 'ship_traded': {
      const declined = events[at + 1]?.kind === 'coins_declined' ? events[at + 1] : undefined
      const words = { ...args, card: voice.one(card ?? ''), coins: declined?.count ?? count }
      const traded = voice.t(declined ? 'log-declined' : 'log-traded', words)
      const text = events[at + 1]?.kind === 'ship_tucked' ? `${traded} ${voice.t('log-tucked')}` : traded
      return line(withFee(text, next('fee_paid'), voice))
    }
    case 'person_hired': {
      const text = voice.t('log-hired', { ...args, card: voice.one(card ?? ''), coins: count })
      return line(withFee(text, next('fee_paid'), voice))
    }
    case 'expedition_claimed': {
      const given = events.slice(0, at).filter((one) => one.kind === 'person_given' && one.card)
      const words = { ...args, card: voice.the(card ?? ''), coins: count }
      const text = voice.t('log-claimed', words)
      if (given.length === 0) return line(text, 'big')
      const persons = voice.list(given.map((one) => voice.one(one.card ?? '')))
      return line(`${text} ${voice.t('log-gave', { ...args, persons })}`, 'big')
    }
    case 'contract_offered': {
      // All of them in one line, with the first.
      if (events[at - 1]?.kind === 'contract_offered') return []
      const offered = events.filter((one) => one.kind === 'contract_offered')
      return line(voice.t('log-offered', { contracts: voice.list(offered.map((one) => voice.contract(String(one.detail)))) }), 'plain', null)
    }
    case 'contract_advanced': {
      const { id, steps } = contractFacts(String(event.detail))
      return line(voice.t('log-advanced', { ...args, contract: voice.contract(id), step: count, steps }))
    }
    case 'contract_completed': {
      const completed = voice.t('log-completed', { ...args, contract: voice.contract(String(event.detail)), coins: count })
      const influence = events.slice(at + 1).find((one) => one.kind === 'influence_gained' && one.detail === event.detail)
      return line(influence ? `${completed} ${voice.t('log-influence', { count: influence.count })}` : completed, 'big')
    }
    case 'gift_given': {
      const to = Number(event.detail)
      return line(voice.t('log-gift', { ...args, count, to: voice.name(to), toyou: voice.isMe(to) ? 'yes' : 'no' }))
    }
    case 'time_dealt':
      return line(voice.t('log-time-dealt', { count }), 'plain', null)
    case 'card_set_aside':
      return line(voice.t('log-set-aside', args))
    case 'coins_gained': {
      // Where a contract is decided at the tax, its bonus comes later, and is told with its first coin.
      if (event.detail === 'tax' && !events.slice(0, at).some(({ kind, detail }) => kind === 'card_revealed' || detail === 'tax')) {
        return line(gainedParts(bonusIn(untilNextCard(events.slice(at))), voice).join(' '), 'plain', null)
      }
      const text = gainText(oneOf(GAINS, event.detail), { ...args, count }, voice)
      return text === null ? [] : line(text)
    }
    case 'taking_ended':
      // Said aloud only where somebody chose to take nothing.
      return count === 0 && entry.action === 'pass' && seat === entry.seat ? line(voice.t('log-passed', args)) : []
    case 'deck_shuffled':
      // Cards that join the deck are shuffled in: the line before says so.
      if (events[at - 1]?.kind === 'cards_added') return []
      return line(voice.t('log-shuffled', { count }), 'plain', null)
    case 'end_triggered':
      return line(voice.t('log-last-round', { ...args, count }), 'big')
    case 'game_ended':
      return line(endText(oneOf(ENDS, event.detail), voice), 'big', null)
    case 'character_chosen':
      return line(voice.t('log-character', { ...args, character: characterName(String(event.detail)) }))
    case 'event_revealed':
      return line(voice.t('log-event', { event: eventName(String(event.detail)), text: eventText(String(event.detail)) }), 'big', null)
    case 'month_ended':
      return line(voice.t('log-month-ended'), 'big', null)
    case 'story_read':
      return line(voice.t('log-story', { mission: String(event.detail) }), 'big', null)
    case 'cards_added':
      return line(voice.t('log-cards-added', { count }), 'plain', null)
    case 'mission_advanced':
      return line(voice.t('log-mission-step', { ...args, step: count, mission: String(event.detail) }))
    case 'mission_completed':
      return line(voice.t('log-mission', { ...args, mission: String(event.detail) }), 'big')
    case 'crowns_moved':
      return line(voice.t('log-crowns', { ...args, count }))
    case 'ship_stowed':
      return line(withFee(voice.t('log-stowed', { ...args, card: voice.one(card ?? '') }), next('fee_paid'), voice))
    case 'item_given':
      return card ? line(voice.t('log-item-given', { ...args, card: voice.one(card) })) : []
    case 'card_looked_at':
      // All of them in one line, with the first.
      return count === 1 ? line(voice.t('log-looked', args)) : []
    case 'card_thrown_away':
      return card ? line(sentence(voice.t('log-thrown', { card: voice.the(card) }))) : []
    case 'card_put_back':
      return line(voice.t('log-put-back'))
    case 'cube_returned':
      return line(voice.t('log-cube', { ...args, count }), 'big')
    case 'trophy_shown':
      return line(voice.t('log-trophy', args), 'big')
    case 'coins_lost':
      return line(voice.t('log-tax-lost', { ...args, count }))
    case 'coin_spent': // these stand with their deed
    case 'fee_paid':
    case 'ship_tucked':
    case 'ship_captured':
    case 'ship_released':
    case 'coins_declined':
    case 'influence_gained':
    case 'person_given':
    case 'tax_paid':
    case 'taking_began':
    case 'turn_began': // and these are headings
    case 'turn_ended':
    case 'round_ended':
      return []
    default:
      return never(kind)
  }
}

/** Coins that come without a deed of their own. */
function gainText(gain: Gain, words: Words, voice: Voice): string | null {
  switch (gain) {
    case 'admiral':
      return voice.t('log-admiral', words)
    case 'jester':
      return voice.t('log-jester', words)
    case 'gunner':
      return voice.t('log-gunner', words)
    case 'vice_admiral':
      return voice.t('log-vice-admiral', words)
    case 'mission':
    case 'event':
    case 'character':
    case 'sale':
      return voice.t('log-coins-by', words)
    case 'gift':
    case 'contract':
    case 'setup':
    case 'ship':
    case 'expedition':
    case 'tax':
      return null
    default:
      return never(gain)
  }
}

function endText(end: End, voice: Voice): string {
  switch (end) {
    case 'influence':
      return voice.t('log-ended')
    case 'stalemate':
      return voice.t('log-ended-stalemate')
    case 'contracts':
      return voice.t('log-ended-contracts')
    case 'time':
      return voice.t('log-ended-time')
    case 'chapter':
      return voice.t('log-ended-chapter')
    default:
      return never(end)
  }
}

function withFee(text: string, fee: EventInfo | undefined, voice: Voice): string {
  if (!fee) return text
  const to = Number(fee.detail)
  const words = { ...subject(voice, fee.seat), to: voice.name(to), toyou: voice.isMe(to) ? 'yes' : 'no' }
  return `${text} ${voice.t('log-fee', words)}`
}

/** What belongs to one card: a gambler may turn over two taxes. */
function untilNextCard(events: readonly EventInfo[]): readonly EventInfo[] {
  const next = events.findIndex(({ kind }) => kind === 'card_revealed')
  return next < 0 ? events : events.slice(0, next)
}

/** "Tax. Jun lost 9. Otto, Jun and you gained 1." */
function taxText(after: readonly EventInfo[], voice: Voice): string {
  const rest = untilNextCard(after)
  const paid = rest.filter((event) => event.kind === 'tax_paid')
  return [voice.t('log-tax'), ...taxParts(paid, bonusIn(rest), voice)].join(' ')
}

const bonusIn = (events: readonly EventInfo[]): EventInfo[] => events.filter((event) => event.kind === 'coins_gained' && event.detail === 'tax')

/** Who lost what by a tax, and who gained. */
export function taxParts(paid: readonly Purse[], gained: readonly Purse[], voice: Voice): string[] {
  const parts = paid.map(({ seat, count }) => voice.t('log-tax-lost', { ...subject(voice, seat), count }))
  if (parts.length === 0) parts.push(voice.t('log-tax-nobody'))
  return [...parts, ...gainedParts(gained, voice)]
}

function gainedParts(gained: readonly Purse[], voice: Voice): string[] {
  const parts: string[] = []
  for (const count of new Set(gained.map((one) => one.count))) {
    const seats = gained.filter((one) => one.count === count).map((one) => one.seat)
    // "You" last, as one says it.
    const sorted = [...seats.filter((seat) => !voice.isMe(seat)), ...seats.filter((seat) => voice.isMe(seat))]
    const alone = sorted.length === 1 && voice.isMe(sorted[0] ?? -1)
    const names = sorted.map((seat) => (voice.isMe(seat) && !alone ? voice.t('log-you-inside') : voice.name(seat)))
    parts.push(voice.t('log-tax-gained', { names: voice.list(names), people: seats.length, you: alone ? 'yes' : 'no', count }))
  }
  return parts
}
