// What the server tells is looked through once, where it comes in: whoever reads it later may rely on knowing every kind.
// A page that is older than its server finds a word here that it has never heard of.
import { isCard } from '../cards/facts'
import { ACTIONS, COLORS, ENDS, EVENTS, GAINS, MODULES, PHASES } from '../generated/vocabulary'
import type { Entry, EventInfo, HintInfo, LeftInfo, Look, Told } from '../protocol/types'

const ENTRIES: Record<Entry['kind'], true> = {
  opened: true, joined: true, left: true, seated: true, planned: true, started: true, moved: true, undone: true,
  undo_asked: true, undo_agreed: true, undo_refused: true, said: true, hinted: true, held: true, returned: true,
  timed_out: true, hosted: true, paced: true, ended: true, rematch: true, mended: true, void: true, dismissed: true,
  muted: true, locked: true, voted: true, part_added: true,
  shared: true, page_turned: true, plan_told: true,
}

const REACTIONS: Record<NonNullable<Entry['reaction']>, true> = { bravo: true, ouch: true, thanks: true, hurry: true, luck: true, ha: true }

/** The first word this page does not know, or null. */
export function unheardIn(told: Told): string | null {
  switch (told.type) {
    case 'welcome':
    case 'update':
      return first(told.table?.settings.modules ?? [], inModule) ?? first(told.entries, inEntry) ?? (told.look ? inLook(told.look) : null)
    case 'hint':
      return first(told.options, inOption)
    case 'leaving':
      return first(told.options, inLeft)
    case 'presence':
    case 'answer':
    case 'goodbye':
    case 'pong':
      return null
    default:
      return String((told satisfies never as { type: unknown }).type)
  }
}

function first<Thing>(things: readonly Thing[], unheard: (thing: Thing) => string | null): string | null {
  for (const thing of things) {
    const word = unheard(thing)
    if (word !== null) return word
  }
  return null
}

function unless(known: readonly string[], word: string): string | null {
  return known.includes(word) ? null : word
}

function inCards(cards: readonly (string | null)[]): string | null {
  return cards.find((card) => card !== null && !isCard(card)) ?? null
}

function inModule(module: string): string | null {
  return unless(MODULES, module)
}

function inEntry({ kind, reaction, events }: Entry): string | null {
  if (reaction && !Object.hasOwn(REACTIONS, reaction)) return reaction
  return Object.hasOwn(ENTRIES, kind) ? first(events, inEvent) : kind
}

function inEvent({ kind, card, detail }: EventInfo): string | null {
  const word = unless(EVENTS, kind) ?? inCards([card])
  if (word !== null) return word
  if (kind === 'coins_gained') return unless(GAINS, String(detail))
  return kind === 'game_ended' ? unless(ENDS, String(detail)) : null
}

function inLook(look: Look): string | null {
  return (
    unless(PHASES, look.phase) ??
    first(look.choices, ({ kind, given }) => unless(ACTIONS, kind) ?? inCards(given)) ??
    first(look.colors, (color) => unless(COLORS, color)) ??
    inCards([...look.harbor, ...look.expeditions, ...look.discard, look.ship]) ??
    first(look.players, ({ display }) => inCards(display))
  )
}

function inOption({ action }: HintInfo['options'][number]): string | null {
  return unless(ACTIONS, action.split(' ', 1)[0] ?? '')
}

function inLeft({ action, takers }: LeftInfo): string | null {
  return unless(ACTIONS, action.split(' ', 1)[0] ?? '') ?? first(takers, ({ cards }) => inCards(cards))
}
