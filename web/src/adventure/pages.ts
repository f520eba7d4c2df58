// Which pages of the book are to be read: the opening of a chapter, a month's end, the story card that follows, and its mission.
// What this device has read is remembered by table, so that nobody reads twice.
import { readKept, writeKept } from '../kept/store'
import type { ChapterInfo, MissionState } from '../protocol/types'
import { openingOf } from './story.svelte'

export type Page =
  | { kind: 'opening'; card: string; chapter: number }
  | { kind: 'month'; asked: string | null; done: boolean; next: string; other: string | null }
  | { kind: 'card'; card: string }
  | { kind: 'mission'; mission: MissionState; added: number }
  | { kind: 'ending'; card: string; coda: string | null }

const MOST = 40 // tables remembered

type Read = Record<string, { cards: string[]; at: number }>

export function readAt(code: string): readonly string[] {
  return readKept<Read>('story-read', {})[code]?.cards ?? []
}

export function noteRead(code: string, cards: readonly string[]): void {
  const all: Read = { ...readKept<Read>('story-read', {}), [code]: { cards: [...new Set([...readAt(code), ...cards])], at: Date.now() } }
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at)
  writeKept('story-read', Object.fromEntries(newest.slice(0, MOST)))
}

/** Has nothing been played of it yet? Then whoever comes reads from the beginning. */
export function isFresh(chapter: ChapterInfo): boolean {
  return chapter.month === 1 && chapter.missions.length <= 1 && chapter.events_over.length === 0
}

/** The pages of the missions that were not read, in order. `adds` tells how many cards joined the deck with a mission. */
export function pagesOf(chapter: ChapterInfo, read: readonly string[], adds: (mission: string) => number = () => 0): Page[] {
  if (chapter.mode === 'variant') return []
  return chapter.missions.flatMap((mission, at): Page[] => {
    if (read.includes(mission.id)) return []
    const before = chapter.missions[at - 1]
    const first: Page[] = before ? [monthPage(before, mission.id)] : [{ kind: 'opening', card: openingOf(chapter.chapter), chapter: chapter.chapter }]
    return [...first, { kind: 'card', card: mission.id }, { kind: 'mission', mission, added: adds(mission.id) }]
  })
}

function monthPage(before: MissionState, next: string): Page {
  const { kind, asks, done, not_done } = before.hourglass
  const other = kind === 'ask' ? (next === done ? not_done : done) : null // where the other answer would have led
  return { kind: 'month', asked: kind === 'ask' ? asks : null, done: kind !== 'ask' || next === done, next, other: other === next ? null : other }
}
