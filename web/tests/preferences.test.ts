import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { forget, knownTables, personalLink, remember, takeFragment, tokenAt, tokenToCome } from '../src/kept/guests.svelte'
import { DEFAULTS, preferences, soundPreferences, watchPreferences } from '../src/kept/preferences.svelte'
import { readKept } from '../src/kept/store'

describe('preferences', () => {
  it('make sense of whatever was kept', () => {
    expect(soundPreferences(null)).toEqual(DEFAULTS)
    expect(soundPreferences('x')).toEqual(DEFAULTS)
    const odd = soundPreferences({ name: 'N'.repeat(99), color: 99, theme: 'pink', speed: 3, volume: -1, evil: true, lastPlay: { seats: 1 } })
    expect(odd.name).toHaveLength(24)
    expect(odd.color).toBe(7)
    expect(odd.theme).toBe('system')
    expect(odd.speed).toBe(1)
    expect(odd.volume).toBe(0)
    expect(odd).not.toHaveProperty('evil')
    expect(odd.lastPlay).toBeNull()
  })
  it('are kept as soon as they change, and shown on the page', () => {
    watchPreferences()
    preferences.theme = 'dark'
    preferences.textSize = 'larger'
    preferences.motion = 'reduced'
    flushSync()
    expect(readKept('preferences', {})).toMatchObject({ theme: 'dark', textSize: 'larger' })
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', textSize: 'larger', motion: 'reduced' })
  })
})

describe('guests', () => {
  beforeEach(() => {
    for (const code of knownTables()) forget(code)
    history.replaceState(null, '', '/')
  })
  it('are remembered by table, the latest first', async () => {
    remember({ code: 'AAAAAA', token: 'a'.repeat(32) })
    await new Promise((later) => setTimeout(later, 3))
    remember({ code: 'BBBBBB', token: 'b'.repeat(32) })
    expect(knownTables()).toEqual(['BBBBBB', 'AAAAAA'])
    expect(tokenAt('AAAAAA')).toBe('a'.repeat(32))
    forget('BBBBBB')
    expect(tokenAt('BBBBBB')).toBeNull()
    expect(knownTables()).toEqual(['AAAAAA'])
  })
  it('come along with a personal link, whose secret leaves the address at once', () => {
    remember({ code: 'CCCCCC', token: 'secret_secret-secret1' })
    const link = personalLink('CCCCCC', 'http://other.device')!
    expect(link).toBe('http://other.device/t/CCCCCC#seat=secret_secret-secret1')
    expect(new URL(link).pathname + new URL(link).search).not.toContain('secret')
    forget('CCCCCC')
    history.replaceState(null, '', '/t/cccccc#seat=secret_secret-secret1')
    takeFragment()
    expect(tokenAt('CCCCCC')).toBe('secret_secret-secret1')
    expect(location.hash).toBe('')
    expect(location.pathname).toBe('/t/cccccc')
  })
  it('come with a secret that stays the same until it has worked', () => {
    const token = tokenToCome('DDDDDD')
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(tokenToCome('DDDDDD')).toBe(token)
    expect(tokenToCome('EEEEEE')).not.toBe(token)
  })
  it('are not made by a fragment elsewhere', () => {
    history.replaceState(null, '', '/rules#seat=secret_secret-secret1')
    takeFragment()
    expect(knownTables()).toEqual([])
  })
})
