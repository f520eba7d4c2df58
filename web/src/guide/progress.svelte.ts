// How far somebody is with the guided first game, on this device.
import { onKept, readKept, writeKept } from '../kept/store'

export interface Progress {
  lesson: string | null // where to go on; null: not begun, or through with it
  code: string | null // its table
  done: string[]
  declined: boolean // the offer on the start page
  noted: string[] // notes of the first real game that were read
}

const FRESH: Progress = { lesson: null, code: null, done: [], declined: false, noted: [] }

/** What was kept, made whole. */
export function soundProgress(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return { ...FRESH }
  const { lesson, code, done, declined, noted } = kept as Record<keyof Progress, unknown>
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
  return { lesson: text(lesson), code: text(code), done: texts(done), declined: declined === true, noted: texts(noted) }
}

const kept = $state({ progress: soundProgress(readKept('guide', {})) })
onKept('guide', () => (kept.progress = soundProgress(readKept('guide', {}))))

export const guide = {
  get now(): Progress {
    return kept.progress
  },
  /** Has anything been learned here? */
  get begun(): boolean {
    return kept.progress.lesson !== null || kept.progress.done.length > 0
  },
  change(changes: Partial<Progress>): void {
    // Another tab may have gone on meanwhile.
    kept.progress = { ...soundProgress(readKept('guide', {})), ...changes }
    writeKept('guide', kept.progress)
  },
  /** A lesson is done; the one after it is where to go on. Without one the guided game goes on where it was. */
  finish(lesson: string, next?: string | null): void {
    const done = [...new Set([...soundProgress(readKept('guide', {})).done, lesson])]
    this.change(next === undefined ? { done } : { done, lesson: next, code: null })
  },
}
