// The words of the story, card by card, in the language of the page. They come when a chapter is first looked at.
import type { Language } from '../kept/preferences.svelte'
import { lang } from '../words'

export interface StoryCard {
  title: string
  chapter: number | null // of a card that opens a chapter
  goal: string | null
  text: string
  codas: Record<string, string>
}
type Story = Record<string, StoryCard>

const files = import.meta.glob<Story>('../generated/story/*.json', { import: 'default' })
let told = $state.raw<{ language: Language; story: Story } | null>(null)

/** Fetches the story in the language of the page. */
export async function loadStory(): Promise<void> {
  const language = lang.current
  if (told?.language === language) return
  const story = await files[`../generated/story/${language}.json`]?.().catch(() => null)
  if (story && language === lang.current) told = { language, story }
}

/** A story card; null: not there yet, or of another campaign. */
export function cardOf(id: string): StoryCard | null {
  return told?.story[id] ?? null
}

/** What a card is called; nothing as long as nobody knows. */
export function titleOf(id: string): string {
  return cardOf(id)?.title ?? ''
}

/** The card that opens a chapter. */
export function openingOf(chapter: number): string {
  return chapter === 1 ? 'cover' : `chapter-${chapter}`
}

/** The picture beside a card: of the chapter where one is opened, else a small one that comes again and again. */
const SMALL = ['bell', 'ropes', 'boat', 'candle', 'page', 'goat', 'chart', 'flags', 'supper', 'stamp', 'chain', 'watch'] as const
const PICTURES: Record<string, (typeof SMALL)[number]> = {
  10: 'ropes', 11: 'bell', 12: 'boat', 13: 'candle', 14: 'watch', 15: 'boat', 16: 'page', 17: 'flags', 61: 'bell',
  20: 'chart', 21: 'stamp', 22: 'chain', 23: 'boat', 24: 'page', 25: 'stamp', 26: 'goat', 27: 'goat', '28a': 'boat', '28b': 'boat', 62: 'supper',
  30: 'boat', 31: 'chart', 32: 'chart', 33: 'flags', 34: 'flags', 35: 'page', 36: 'page', 37: 'candle', 38: 'stamp', 63: 'stamp',
  40: 'supper', 41: 'flags', 42: 'supper', 43: 'supper', 44: 'boat', 45: 'watch', 46: 'stamp', 47: 'stamp', 48: 'supper', 64: 'chain',
  50: 'stamp', 51: 'boat', 52: 'watch', 53: 'chain', 54: 'bell', 55: 'bell', 56: 'stamp', 57: 'stamp', 58: 'supper', 65: 'watch',
}
export function pictureOf(id: string): (typeof SMALL)[number] {
  return PICTURES[id] ?? 'page'
}
