// The way into a lesson and from one to the next. Which lessons there are, and in which order, the server tells.
import { openLesson, Refused, serverInfo, tableInfo } from '../connection/http'
import { forget, remember, tokenAt } from '../kept/guests.svelte'
import { preferences } from '../kept/preferences.svelte'
import type { LessonInfo } from '../protocol/types'
import { router } from '../router.svelte'
import { t } from '../words'
import { guide } from './progress.svelte'

/** The lessons of the guided first game, one after the other; the others are played when one likes. */
export async function guidedLessons(): Promise<LessonInfo[]> {
  return (await serverInfo()).lessons.filter(({ modules }) => modules.join() === 'base')
}

/** What is played at a lesson. */
export async function modulesAt(lesson: string): Promise<string[]> {
  return (await serverInfo()).lessons.find(({ id }) => id === lesson)?.modules ?? ['base']
}

/** Opens a table for a lesson and goes there. The table of the lesson before is left for good. */
export async function beginLesson(lesson: string, instead = false): Promise<void> {
  const admission = await openLesson(lesson, { name: preferences.name.trim() || t('usual-name'), color: preferences.color })
  remember(admission)
  const guided = (await guidedLessons()).some(({ id }) => id === lesson)
  if (guided && guide.now.code) forget(guide.now.code)
  if (guided) guide.change({ lesson, code: admission.code })
  router.go(`/t/${admission.code}`, instead)
}

/** Goes on where the guided game was left, or begins it. */
export async function goOnLearning(): Promise<void> {
  const { code, lesson } = guide.now
  if (code && lesson && tokenAt(code) && (await isThere(code))) router.go(`/t/${code}`)
  else await beginLesson(lesson ?? (await firstLesson()))
}

async function isThere(code: string): Promise<boolean> {
  try {
    return (await tableInfo(code)).lesson !== null
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return false
    throw error
  }
}

async function firstLesson(): Promise<string> {
  return (await guidedLessons())[0]?.id ?? 'draw'
}

/** The lesson after this one; null: that was the last, or it stands alone. */
export async function lessonAfter(lesson: string): Promise<string | null> {
  const lessons = await guidedLessons()
  const at = lessons.findIndex(({ id }) => id === lesson)
  return at < 0 ? null : (lessons[at + 1]?.id ?? null)
}

/** What a lesson is called. */
export function lessonTitle(lesson: string): string {
  return t(`lesson-${lesson.replaceAll('_', '-')}-title`)
}
