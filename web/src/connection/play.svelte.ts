// From a wish to a table: what "Play now" and the host page ask the server for.
import { preferences, type LastTable } from '../kept/preferences.svelte'
import { remember } from '../kept/guests.svelte'
import type { SeatPlan, ServerInfo, Settings, TableInfo } from '../protocol/types'
import { router } from '../router.svelte'
import { t } from '../words'
import { openTable } from './http'
import { knownModules, playable } from './modules'
import { ownAnswers } from './rulings'

export const USUAL_SETTINGS: Settings = {
  edition: 'bigbox-2021',
  modules: ['base'],
  rulings: {}, contracts: [], aside: 0, adventure: null,
  odds: 'exact',
  hints: true,
  undo: true,
  absent_agree: false,
  timer: { kind: 'none', seconds: 45, bank: 120 },
  spectators: true,
  listed: false,
  pace: 'normal',
}

const plan = (seat: Partial<SeatPlan> & Pick<SeatPlan, 'kind'>): SeatPlan => ({ bot: null, name: null, color: null, ...seat })

export const USUAL_PLAY: LastTable = {
  seats: [plan({ kind: 'me' }), ...['deckhand', 'bosun', 'helmsman'].map((bot) => plan({ kind: 'bot', bot }))],
  settings: USUAL_SETTINGS,
}

export const USUAL_TABLE: LastTable = {
  seats: [plan({ kind: 'me' }), plan({ kind: 'open' }), plan({ kind: 'bot', bot: 'bosun' })],
  settings: USUAL_SETTINGS,
}

/** What was remembered, as far as this server knows it: bots and modules come and go between versions. */
export function fitting(last: LastTable | null, usual: LastTable, server: ServerInfo | null): LastTable {
  const { seats, settings } = last ?? usual
  const known = (bot: string | null | undefined): boolean => !server || server.bots.some(({ name }) => name === bot)
  const spare = server?.bots.find(({ name }) => name === 'bosun')?.name ?? server?.bots[0]?.name ?? 'bosun'
  const found: Settings = {
    ...USUAL_SETTINGS,
    ...settings,
    timer: { ...USUAL_SETTINGS.timer, ...settings.timer },
    listed: false, // who wants to be found says so for each table
    modules: server ? playable(knownModules(server), settings.modules ?? USUAL_SETTINGS.modules, seats.length) : (settings.modules ?? USUAL_SETTINGS.modules),
    edition: server && !server.editions.includes(settings.edition ?? '') ? USUAL_SETTINGS.edition : settings.edition,
  }
  return {
    seats: seats
      .slice(0, 5)
      .map((seat) => plan({ ...seat, ...(seat.kind === 'bot' && !known(seat.bot) ? { bot: spare } : {}) })),
    settings: server ? { ...found, rulings: ownAnswers(server.rulings, found) } : found,
  }
}

/** Does everybody sit already, so that the game may begin at once? */
export function isComplete(seats: readonly SeatPlan[]): boolean {
  return seats.every(({ kind }) => kind !== 'open')
}

/** Opens a table, remembers the way in, and goes there. */
export async function open(table: LastTable, { campaign = false } = {}): Promise<void> {
  const start = isComplete(table.seats)
  const admission = await openTable({
    name: preferences.name.trim() || t('usual-name'), // one press is enough to play; a name can wait
    color: preferences.color,
    seats: $state.snapshot(table.seats) as SeatPlan[],
    settings: $state.snapshot(table.settings) as Settings,
    start,
    campaign,
    part: start, // it begins once this device has added its part of the seed
  })
  remember(admission)
  router.go(`/t/${admission.code}`)
}

/** The seats of a lobby as the host would plan them: people who have come keep theirs. */
export function planOf(table: TableInfo): SeatPlan[] {
  let mine = false
  return table.seats.map((seat) => {
    if (seat.kind === 'bot') return plan({ kind: 'bot', bot: seat.bot })
    if (seat.kind === 'person' && seat.guest === table.host) {
      const kind = mine ? 'device' : 'me'
      mine = true
      return plan({ kind, name: seat.name, color: seat.color })
    }
    return plan({ kind: 'open' })
  })
}
