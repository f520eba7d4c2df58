import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Session } from '../src/connection/session.svelte'
import type { Choice, Look } from '../src/protocol/types'
import type { Stage } from '../src/stage/stage.svelte'
import type { Decision } from '../src/table/decision.svelte'
import OpenSheet from '../src/table/OpenSheet.svelte'
import { Sheets } from '../src/table/sheets.svelte'
import { choice } from './choices'

const keeping = (action: string, given: string[] = []): Choice => choice('keep', { action, given, busts: true })

let shown: Record<string, unknown> | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

function table(): { sheets: Sheets; done: unknown[]; press: (selector: string) => void } {
  const sheets = new Sheets()
  const done: unknown[] = []
  const props = {
    sheets,
    session: { table: null, look: null, seats: [0], say: (message: unknown) => (done.push(message), Promise.resolve({ ok: true })) } as unknown as Session,
    decision: { move: (one: Choice) => (done.push(one.action), Promise.resolve()) } as unknown as Decision,
    stage: {} as Stage,
    look: { ship: null, players: [{ name: 'Ann' }, { name: 'Otto' }] } as unknown as Look,
    held: false,
    unread: 0,
  }
  shown = mount(OpenSheet, { target: document.body, props })
  const press = (selector: string): void => {
    flushSync()
    document.querySelector<HTMLElement>(selector)?.click()
    flushSync()
  }
  return { sheets, done, press }
}

describe('a sheet that asks', () => {
  it('keeps a ship that busts, once that is agreed to', () => {
    const { sheets, done, press } = table()
    sheets.open = { what: 'keep', choice: keeping('keep') }
    press('dialog .btn-danger')
    expect(done).toEqual(['keep'])
    expect(sheets.open).toBeNull()
  })
  it('removes who was meant', () => {
    const { sheets, done, press } = table()
    sheets.open = { what: 'remove', seat: 1 }
    press('dialog .btn-brass')
    expect(done).toEqual([{ type: 'remove', seat: 1 }])
  })
  it('pays in the way that was picked', () => {
    const { sheets, done, press } = table()
    sheets.open = { what: 'pay', ways: [keeping('claim with captain'), keeping('claim with jack')] }
    press('dialog li:nth-child(2) .way')
    expect(done).toEqual(['claim with jack'])
    expect(sheets.open).toBeNull()
  })
  it('does nothing where one thinks better of it', () => {
    const { sheets, done, press } = table()
    sheets.open = { what: 'keep', choice: keeping('keep') }
    press('dialog .btn-deep')
    expect(done).toEqual([])
    expect(sheets.open).toBeNull()
  })
})
