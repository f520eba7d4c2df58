// A chapter between two looks: what one event changes of missions, month, crowns and characters. The server's next look has
// the last word; this only keeps the picture in step with the motion.
import TRACK from '../generated/track.json'
import type { Adventurer, ChapterInfo, EventInfo, Look, MissionState } from '../protocol/types'

/** Influence that so many crowns are worth: the shield last reached or passed. */
export function shieldAt(crowns: number): number {
  return TRACK.shields.filter((space) => space <= crowns).length
}

/** The chapter after an event; null: nothing of it is seen. */
export function chapterAfter(look: Look, event: EventInfo): ChapterInfo | null {
  const { chapter } = look
  if (!chapter) return null
  const { kind, seat, count } = event
  const detail = String(event.detail)
  switch (kind) {
    case 'character_chosen':
      return withPlayer(chapter, seat, () => ({ character: detail, sides: [] }))
    case 'event_revealed':
      return { ...chapter, event: detail, events: chapter.events.slice(1) }
    case 'turn_ended':
      return chapter.event === null ? null : { ...chapter, event: null, events_over: [...chapter.events_over, chapter.event] }
    case 'mission_advanced':
      return withMission(chapter, detail, (mission) => ({ steps: mission.steps.map((step, at) => (at === seat ? count : step)) }))
    case 'mission_completed':
      return withPlayer(
        withMission(chapter, detail, (mission) => ({
          completed: [...mission.completed, seat],
          ...(mission.completed.length ? {} : { first_coins: 0, first_crowns: 0 }),
          status: look.seat === seat ? 'completed' : mission.status,
        })),
        seat,
        ({ cubes, missions }) => ({ cubes: Math.max(0, cubes - 1), missions: missions + 1, door: true }),
      )
    case 'trophy_shown':
      return withPlayer(chapter, seat, () => ({ trophy: true }))
    case 'crowns_moved':
      return withPlayer(chapter, seat, () => ({ crowns: count, shield: shieldAt(count) }))
    case 'cube_returned':
      return withPlayer(chapter, seat, () => ({ cubes: Number(event.detail), door: true }))
    default:
      return null
  }
}

function withPlayer(chapter: ChapterInfo, seat: number, change: (player: Adventurer) => Partial<Adventurer>): ChapterInfo {
  return { ...chapter, players: chapter.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)) }
}

function withMission(chapter: ChapterInfo, id: string, change: (mission: MissionState) => Partial<MissionState>): ChapterInfo {
  return { ...chapter, missions: chapter.missions.map((mission) => (mission.id === id ? { ...mission, ...change(mission) } : mission)) }
}

/** A chapter in which nobody can act now. */
export function restingChapter(chapter: ChapterInfo | null): ChapterInfo | null {
  if (!chapter) return null
  const missions = chapter.missions.map((mission) => ({ ...mission, action: null, why: null, status: mission.status === 'ready' ? ('met' as const) : mission.status }))
  return { ...chapter, missions, asked: null, buy_off: 0, looking: [], known: [] }
}

/** The top card of the deck, for whoever has looked at it and put it there. */
export function nextCard({ chapter, phase }: Look): string | null {
  if (!chapter || phase === 'look') return null
  return chapter.known.find(({ purse, place }) => purse === null && place === 0)?.card ?? null
}
