// What `POST /api/mine` answers: how things are at the tables this device has a token for.
import { ask } from '../connection/http'
import { knownTables, tokenAt } from '../kept/guests.svelte'
import type { CampaignInfo } from '../protocol/types'

export interface MyTable {
  code: string
  state: 'lobby' | 'playing' | 'over'
  names: (string | null)[] // by seat
  at: number // when something last happened there
  next_code: string | null
  campaign: CampaignInfo | null
}

export async function myTables(): Promise<MyTable[]> {
  const seats = knownTables().flatMap((code) => {
    const token = tokenAt(code)
    return token ? [{ code, token }] : []
  })
  return (await ask<{ tables: MyTable[] }>('/api/mine', { seats })).tables
}

/** Of each campaign the newest evening, the latest first. */
export function shelfOf(tables: readonly MyTable[]): (MyTable & { campaign: CampaignInfo })[] {
  const newest = new Map<string, MyTable & { campaign: CampaignInfo }>()
  for (const table of tables) {
    if (!table.campaign) continue
    const before = newest.get(table.campaign.id)
    if (!before || table.at > before.at) newest.set(table.campaign.id, { ...table, campaign: table.campaign })
  }
  return [...newest.values()].sort((a, b) => b.at - a.at)
}
