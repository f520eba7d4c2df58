// What the browser asks about challenges, and how a result is said in one line.
import { ask } from '../connection/http'
import { keepSecret, secretOf } from '../kept/challenges'
import { remember } from '../kept/guests.svelte'
import { preferences } from '../kept/preferences.svelte'
import type { Admission, ChallengeInfo } from '../protocol/types'
import { router } from '../router.svelte'
import { lang, t } from '../words'
import { moduleName } from '../words/modules'

const path = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`

export const challengeInfo = (id: string): Promise<ChallengeInfo> => ask(path(id))
export const keepResult = (id: string, table: string): Promise<ChallengeInfo> => ask(`${path(id)}/results`, { table })

/** Makes a challenge of a game of one's own. */
export async function makeChallenge(table: string, token: string | null): Promise<ChallengeInfo> {
  const made = await ask<ChallengeInfo>('/api/challenges', { table }, token)
  if (token !== null) keepSecret(made.id, token)
  return made
}

/** Opens a table with the deal of a challenge and goes there. */
export async function takeOn(id: string): Promise<void> {
  const pace = preferences.lastPlay?.settings.pace ?? 'normal'
  const wanted = { name: preferences.name.trim() || t('usual-name'), color: preferences.color, pace, token: secretOf(id) }
  const admission = await ask<Admission>(`${path(id)}/tables`, wanted)
  remember(admission)
  router.go(`/t/${admission.code}`)
}

export function kindName(kind: string): string {
  return kind === 'contracts' ? t('daily-kind-contracts') : moduleName(kind)
}

/** A day as one reads it; days are those of universal time. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(lang.current, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

export function resultText({ won, place, influence, coins, points }: { won: boolean; place: number; influence: number; coins: number; points: number | null }, alone: boolean): string {
  if (alone) return won && points !== null ? `${t('challenge-won')}, ${t('challenge-points', { points })}` : t('challenge-lost')
  return `${won ? t('challenge-won') : t('challenge-place', { place })}, ${t('challenge-score', { influence, coins })}`
}
