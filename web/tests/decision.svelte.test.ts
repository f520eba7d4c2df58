import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '../src/connection/session.svelte'
import type { Answer, Look } from '../src/protocol/types'
import type { Stage } from '../src/stage/stage.svelte'
import { Decision } from '../src/table/decision.svelte'
import { Sheets } from '../src/table/sheets.svelte'
import { lookOf } from './stage/game'
import { choice, offer } from './choices'


let said: { action?: string }[]
let answer: (answer: Answer) => void
let decision: Decision
let leave: () => void
let stage: { look: Look; busy: boolean; drawing: boolean; presses: { counts: boolean; ready: boolean; ask(): void } }
let sheets: Sheets

beforeEach(() => {
  said = []
  const session = {
    table: null,
    seats: [0],
    status: 'live',
    say: (message: { action?: string }) => {
      said.push(message)
      return new Promise<Answer>((done) => (answer = done))
    },
  }
  const presses = { counts: true, ready: true, ask: () => undefined }
  const shown = $state({ look: lookOf({ drawn: 1, choices: [choice('draw'), choice('stop')] }), busy: false, drawing: false, presses })
  stage = shown
  leave = $effect.root(() => {
    decision = new Decision(session as unknown as Session, stage as unknown as Stage, (sheets = new Sheets()))
  })
})
afterEach(() => leave())

const gambling = (gambled = 0): Look => lookOf({ drawn: 1, gambled, gamble: 0.4, choices: [...(gambled ? [] : [choice('draw')]), choice('stop'), choice('gamble')] })

describe('four at once', () => {
  it('is asked about first, and done by asking again', () => {
    stage.look = gambling()
    expect(decision.offersFour).toBe(true)
    decision.askFour()
    expect([decision.four, decision.offersFour, said.length]).toEqual([true, false, 0])
    decision.askFour()
    expect(said.map(({ action }) => action)).toEqual(['gamble'])
  })
  it('is let go of by the deep button, and by choosing something else', () => {
    stage.look = gambling()
    decision.askFour()
    if (decision.deeds) decision.act(decision.deeds.deep)
    expect([decision.four, said.length]).toEqual([false, 0])
    decision.askFour()
    expect(decision.letGo()).toBe(true)
    expect(decision.letGo()).toBe(false)
  })
  it('is the question itself once one got through: no need to ask first', () => {
    stage.look = gambling(1)
    expect([decision.offersFour, decision.mayGoOn]).toEqual([false, true])
    decision.askFour()
    expect(said.map(({ action }) => action)).toEqual(['gamble'])
  })
  it('is nothing without a gambler', () => {
    decision.askFour()
    expect([decision.four, said.length]).toEqual([false, 0])
  })
})

describe('a decision', () => {
  it('lets go of what was chosen when the next look is there, and not before', () => {
    flushSync()
    decision.chosen = { kind: 'take', index: 0 }
    decision.four = true
    stage.look = { ...stage.look }
    flushSync()
    expect([decision.chosen, decision.four]).toEqual([{ kind: 'take', index: 0 }, true])
    stage.look = { ...stage.look, version: stage.look.version + 1 }
    flushSync()
    expect([decision.chosen, decision.four]).toEqual([null, false])
  })
  it('lets go as soon as something moves: no other card looks chosen for a moment', () => {
    flushSync()
    decision.chosen = { kind: 'take', index: 0 }
    sheets.open = { what: 'keep', choice: choice('keep') }
    stage.busy = true
    flushSync()
    expect([decision.chosen, sheets.open]).toEqual([null, null])
  })
  it('is not made by a press that was not about it', () => {
    const flute = offer('flute:1/2', { action: 'take', gain: 2 })
    stage.look = lookOf({ phase: 'take', harbor: ['flute:1/2'], offers: [flute], choices: [{ ...choice('take'), card: 'flute:1/2' }, choice('gamble'), choice('pass')] })
    stage.presses.counts = false
    decision.pick('take', 0)
    decision.pickHarbor(0)
    decision.doKind('pass')
    decision.askFour()
    void decision.move(choice('pass'))
    if (decision.deeds) decision.act(decision.deeds.deep)
    expect([decision.chosen, decision.four, said]).toEqual([null, false, []])
    stage.presses.counts = true
    decision.pick('take', 0)
    expect(decision.chosen).toEqual({ kind: 'take', index: 0 })
  })
  it('is sent once, however often the button is pressed before the answer', async () => {
    decision.doKind('draw')
    decision.doKind('draw')
    decision.doKind('stop')
    expect(said.map(({ action }) => action)).toEqual(['draw'])
    answer({ type: 'answer', id: '', ok: true, number: 1, problem: null })
    await new Promise((done) => setTimeout(done, 0))
    decision.doKind('stop')
    expect(said.map(({ action }) => action)).toEqual(['draw', 'stop'])
  })
})
