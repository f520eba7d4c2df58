// How a chapter ended, in words: what a crew was short of, at which try it won, and the story card that is read then.
import { endings } from '../generated/campaign.json'
import type { CampaignInfo, Card9, ChapterInfo } from '../protocol/types'
import { lang, list, t } from '../words'

const CONDITIONS = ['missions', 'cubes', 'influence'] as const
export type Condition = (typeof CONDITIONS)[number]

/** The three conditions: what the crew has of each, and what it needs. */
export function conditionsOf(card: Card9): { what: Condition; has: number; of: number }[] {
  return CONDITIONS.map((what) => ({ what, has: card[what], of: card[`${what}_of`] }))
}

/** How much of everything was missing; nothing: the chapter is won. */
export function missing(card: Card9): number {
  return conditionsOf(card).reduce((sum, { has, of }) => sum + Math.max(0, of - has), 0)
}

/** `Two influence short`: what was missed, as a headline. */
export function missedText(card: Card9): string {
  const things = conditionsOf(card).flatMap(({ what, has, of }) => {
    const count = of - has
    return count > 0 ? [t(`missing-${what}`, { count, many: t('count-in-words', { count }) })] : []
  })
  const said = t('end-chapter-short', { things: list(things) })
  return said.charAt(0).toLocaleUpperCase(lang.current) + said.slice(1)
}

/** At which try a chapter was won. */
export function tryOf(campaign: Pick<CampaignInfo, 'evenings'>, chapter: number): number {
  return 1 + campaign.evenings.filter((evening) => evening.chapter === chapter && !evening.won).length
}

/** The card that ends the story of a chapter, and its last words; null: there is none. */
export function endingOf({ chapter, missions }: Pick<ChapterInfo, 'chapter' | 'missions'>): { card: string; coda: string | null } | null {
  const found = Object.values(endings as Record<string, { id: string; chapter: number; codas?: Record<string, string[]> }>).find((one) => one.chapter === chapter)
  if (!found) return null
  const last = missions.at(-1)?.id ?? ''
  return { card: found.id, coda: Object.entries(found.codas ?? {}).find(([, after]) => after.includes(last))?.[0] ?? null }
}
