// The secrets that let this device back to its tables: one token for each table, in the browser's storage and nowhere else.
import type { Admission } from '../protocol/types'
import { onKept, readKept, writeKept } from './store'

export interface Guest {
  token: string
  at: number // when it was last used, for the list on the start page
}

const MOST = 24 // tables remembered

const kept = $state<{ guests: Record<string, Guest> }>({ guests: readKept('guests', {}) })
onKept('guests', () => (kept.guests = readKept('guests', {})))

function write(guests: Record<string, Guest>): void {
  const newest = Object.entries(guests).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)
  kept.guests = Object.fromEntries(newest)
  writeKept('guests', kept.guests)
}

export function tokenAt(code: string): string | null {
  return kept.guests[code]?.token ?? null
}

/** Tables this device has a token for, the latest first. */
export function knownTables(): string[] {
  return Object.entries(kept.guests).sort(([, a], [, b]) => b.at - a.at).map(([code]) => code)
}

export function remember(admission: Pick<Admission, 'code' | 'token'>): void {
  // Read again first: another tab may have come to a table meanwhile.
  write({ ...readKept<Record<string, Guest>>('guests', {}), [admission.code]: { token: admission.token, at: Date.now() } })
}

export function forget(code: string): void {
  const rest = { ...readKept<Record<string, Guest>>('guests', {}) }
  delete rest[code]
  write(rest)
}

/** The secret to come to a table with. It stays the same until it has worked: if the answer is lost, asking again is no second guest. */
export function tokenToCome(code: string): string {
  const before = readKept<{ code: string; token: string } | null>('coming', null)
  if (before?.code === code) return before.token
  const token = newToken()
  writeKept('coming', { code, token })
  return token
}

/** A secret nobody can guess. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
}

/** The link that lets me go on elsewhere. The part after # never leaves the browser. */
export function personalLink(code: string, base: string = location.origin): string | null {
  const token = tokenAt(code)
  return token === null ? null : `${base}/t/${code}#seat=${token}`
}

/** Takes a personal link's secret in and removes it from the address, so that it isn't shared by accident. */
export function takeFragment(): void {
  const seat = /^#seat=([A-Za-z0-9_-]{16,128})$/.exec(location.hash)
  const table = /^\/t\/([A-Za-z0-9]{4,12})\/?$/.exec(location.pathname)
  if (!seat || !table) return
  remember({ code: table[1].toUpperCase(), token: seat[1] })
  history.replaceState(history.state, '', location.pathname + location.search)
}
