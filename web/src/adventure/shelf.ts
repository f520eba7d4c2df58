// The shelf: campaigns among the tables of this device.
import type { CampaignInfo, MyTable, SeatInfo, Settings } from '../protocol/types'

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

/** Who they are, by seat: as it is now, else as it was on the last evening. */
export function facesOf({ chapter, campaign }: Pick<MyTable, 'chapter' | 'campaign'>): string[] {
  const now = chapter?.characters.flatMap((id) => id ?? []) ?? []
  return now.length ? now : (campaign?.evenings.at(-1)?.characters ?? [])
}

export const MODES = ['cooperative', 'competitive'] as const

/** How a chapter of a campaign is played. */
export function modeOf(settings: Pick<Settings, 'adventure'>): (typeof MODES)[number] {
  return settings.adventure?.mode === 'competitive' ? 'competitive' : 'cooperative'
}

/** Does one person play, and with bots? */
export function isOneWithBots(seats: readonly Pick<SeatInfo, 'kind'>[]): boolean {
  return seats.length > 1 && seats.filter(({ kind }) => kind === 'person').length === 1
}

/** The coins after failures by seat, dealt one by one from the start player on, as the server deals them; open seats get none. */
export function evenCoins({ coins, evenings }: Pick<CampaignInfo, 'coins' | 'evenings'>, seats: readonly Pick<SeatInfo, 'kind'>[]): number[] {
  const last = evenings.at(-1)
  const seated = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]))
  const start = last ? (last.start + 1) % last.names.length : 0
  const split = seats.map(() => 0)
  for (let coin = 0; coin < coins && seated.length; coin++) split[seated[(start + coin) % seated.length]]++
  return split
}
