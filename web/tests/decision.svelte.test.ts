import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '../src/connection/session.svelte'
import type { Answer, Choice, Look } from '../src/protocol/types'
import type { Stage } from '../src/stage/stage.svelte'
import { Decision } from '../src/table/decision.svelte'
import { Sheets } from '../src/table/sheets.svelte'
import { lookOf } from './stage/game'

const choice = (kind: Choice['kind']): Choice => ({ action: kind, kind, card: null, given: [], gain: 0, price: 0, fee: 0, busts: false })

let said: { action?: string }[]
let answer: (answer: Answer) => void
let decision: Decision
let leave: () => void

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
  const stage: { look: Look } = { look: lookOf({ drawn: 1, choices: [choice('draw'), choice('stop')] }) }
  leave = $effect.root(() => {
    decision = new Decision(session as unknown as Session, stage as unknown as Stage, new Sheets())
  })
})
afterEach(() => leave())

describe('a decision', () => {
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
