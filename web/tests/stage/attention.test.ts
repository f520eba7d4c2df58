// "Your turn" outside the page: the title always, a notification only where it was allowed and nobody looks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../src/kept/preferences.svelte'
import { hush, markTitle, notify } from '../../src/stage/attention'

const shown: FakeNotification[] = []

class FakeNotification {
  static permission = 'granted'
  closed = false
  onclick: (() => void) | null = null
  constructor(readonly title: string) {
    shown.push(this)
  }
  close(): void {
    this.closed = true
  }
}

const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
}

beforeEach(() => {
  shown.length = 0
  FakeNotification.permission = 'granted'
  vi.stubGlobal('Notification', FakeNotification)
  preferences.notifications = true
  hide(true)
})
afterEach(() => {
  hush()
  vi.unstubAllGlobals()
})

describe('attention', () => {
  it('notifies who is elsewhere, once, and takes it back', () => {
    notify()
    notify()
    expect(shown).toHaveLength(2)
    expect(shown[0].closed).toBe(true)
    expect(shown[1].closed).toBe(false)
    hush()
    expect(shown[1].closed).toBe(true)
  })

  it('says nothing to who looks, did not ask for it, or did not allow it', () => {
    hide(false)
    notify()
    hide(true)
    preferences.notifications = false
    notify()
    preferences.notifications = true
    FakeNotification.permission = 'denied'
    notify()
    expect(shown).toHaveLength(0)
  })

  it('marks the title while it is my turn, and gives it back', () => {
    document.title = 'Port Royal'
    markTitle(true)
    expect(document.title).not.toBe('Port Royal')
    markTitle(false)
    expect(document.title).toBe('Port Royal')
  })
})
