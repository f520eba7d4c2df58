// How this person likes it, on this device. `preferences` is one reactive object: set a field and it is kept.
import type { SeatPlan, Settings } from '../protocol/types'
import { onKept, readKept, writeKept } from './store'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** What "Play now" and the host page begin with. */
export interface LastTable {
  seats: SeatPlan[]
  settings: Settings
}

export interface Preferences {
  name: string
  color: number // of the avatar: 0 to 7
  language: Language | 'auto'
  theme: 'light' | 'dark' | 'system'
  textSize: 'normal' | 'large' | 'larger'
  sound: boolean
  volume: number // 0 to 1
  motion: 'full' | 'reduced' | 'system'
  speed: 0.6 | 1 | 2 | 0 // of animations: calm, as they are, twice as fast, at once
  patterns: boolean // at full strength
  autoPass: boolean // pass for me when I can do nothing else
  confirmBust: boolean // ask before keeping a ship that busts
  leftHanded: boolean
  letterKeys: boolean // D draws, S stops ...; off for whoever speaks to the machine
  notes: boolean // at the first time of each thing, after the guided game
  notifications: boolean
  lastPlay: LastTable | null // against bots
  lastTable: LastTable | null // hosted
}

export const DEFAULTS: Preferences = {
  name: '',
  color: 0,
  language: 'auto',
  theme: 'system',
  textSize: 'normal',
  sound: true,
  volume: 0.6,
  motion: 'system',
  speed: 1,
  patterns: false,
  autoPass: true,
  confirmBust: true,
  leftHanded: false,
  letterKeys: true,
  notes: true,
  notifications: false,
  lastPlay: null,
  lastTable: null,
}

const ALLOWED: { [K in keyof Preferences]?: readonly Preferences[K][] } = {
  language: ['auto', ...LANGUAGES],
  theme: ['light', 'dark', 'system'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['full', 'reduced', 'system'],
  speed: [0.6, 1, 2, 0],
}

/** What was kept, made whole: unknown fields are left out, impossible values replaced. */
export function soundPreferences(kept: unknown): Preferences {
  const found: Preferences = { ...DEFAULTS }
  if (typeof kept !== 'object' || kept === null) return found
  for (const key of Object.keys(DEFAULTS) as (keyof Preferences)[]) {
    const value = (kept as Record<string, unknown>)[key]
    const usual = DEFAULTS[key]
    const allowed = ALLOWED[key] as readonly unknown[] | undefined
    const fits = allowed
      ? allowed.includes(value)
      : usual === null
        ? value === null || (typeof value === 'object' && Array.isArray((value as LastTable).seats))
        : typeof value === typeof usual
    if (fits) Object.assign(found, { [key]: value })
  }
  found.color = Math.min(7, Math.max(0, Math.round(found.color)))
  found.volume = Math.min(1, Math.max(0, found.volume))
  found.name = found.name.slice(0, 24)
  return found
}

export const preferences: Preferences = $state(soundPreferences(readKept('preferences', {})))

const darkSystem = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null
const calmSystem = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
const system = $state({ dark: darkSystem?.matches ?? false, calm: calmSystem?.matches ?? false })

/** Is the page dark now? */
export function isDark(): boolean {
  return preferences.theme === 'dark' || (preferences.theme === 'system' && system.dark)
}

/** Should things move as little as possible? */
export function isCalm(): boolean {
  return preferences.motion === 'reduced' || (preferences.motion === 'system' && system.calm)
}

/** Keeps what changes, here and from other tabs, and shows it on the root element. Called once, by main. */
export function watchPreferences(): void {
  darkSystem?.addEventListener('change', (event) => (system.dark = event.matches))
  calmSystem?.addEventListener('change', (event) => (system.calm = event.matches))
  onKept('preferences', () => Object.assign(preferences, soundPreferences(readKept('preferences', {}))))
  $effect.root(() => {
    $effect(() => writeKept('preferences', preferences))
    $effect(() => {
      const root = document.documentElement
      root.dataset.theme = isDark() ? 'dark' : 'light'
      root.dataset.motion = isCalm() ? 'reduced' : 'full'
      root.dataset.textSize = preferences.textSize
      root.dataset.patterns = preferences.patterns ? 'strong' : 'usual'
      root.dataset.hand = preferences.leftHanded ? 'left' : 'right'
      const sky = isDark() ? '#101A2C' : '#FCF3E2'
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sky)
    })
  })
}
