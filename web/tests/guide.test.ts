import { describe, expect, it } from 'vitest'
import { NOTES, noteFor } from '../src/guide/notes'
import { soundProgress } from '../src/guide/progress.svelte'
import { voice } from '../src/guide/voice.svelte'
import type { Look } from '../src/protocol/types'
import { choice } from './choices'

const look = (changes: Partial<Look>): Look => ({ seat: 0, active: 0, actor: 0, phase: 'discover', drawn: 0, ending: false, choices: [], odds: null, lesson: null, ...changes }) as Look

describe('notes of the first real game', () => {
  it('has a word for the first time of each thing', () => {
    const odds = { bust: 9, of: 118, chance: 0.08 } as Look['odds']
    expect(noteFor(look({ choices: [choice('draw')] }), [])).toBe('draw')
    expect(noteFor(look({ choices: [choice('stop'), choice('draw')], drawn: 1, odds }), [])).toBe('stop')
    expect(noteFor(look({ phase: 'repel', choices: [choice('repel'), choice('keep')] }), [])).toBe('repel')
    expect(noteFor(look({ phase: 'take', choices: [choice('take'), choice('pass')] }), [])).toBe('take')
    expect(noteFor(look({ phase: 'take', active: 1, choices: [choice('take'), choice('pass')] }), [])).toBe('take-fee')
    expect(noteFor(look({ choices: [choice('claim'), choice('draw')] }), [])).toBe('claim')
    expect(noteFor(look({ ending: true, choices: [choice('draw')] }), [])).toBe('ending')
    expect(noteFor(look({ active: 1, actor: 1, drawn: 2 }), [])).toBe('watch')
    expect(noteFor(look({ active: 1, actor: 1, drawn: 2, phase: 'repel' }), []), 'it does not go and come with each ship').toBe('watch')
  })
  it('says each once, and nothing where nothing is new', () => {
    expect(noteFor(look({ choices: [choice('claim'), choice('draw')] }), ['claim'])).toBe('draw')
    expect(noteFor(look({ choices: [choice('draw')] }), NOTES)).toBeNull()
  })
  it('is silent at lessons, for those who look on, and at the end', () => {
    const draw = { choices: [choice('draw')] }
    expect(noteFor(look({ ...draw, lesson: { id: 'draw', step: 0, of: 5, say: 'x', waits: false, done: false } }), [])).toBeNull()
    expect(noteFor(look({ ...draw, seat: null }), [])).toBeNull()
    expect(noteFor(look({ ...draw, phase: 'over' }), [])).toBeNull()
  })
})

describe('what is kept of the guided game', () => {
  it('is made whole, whatever was kept', () => {
    const fresh = { lesson: null, code: null, done: [], declined: false, noted: [] }
    for (const kept of [null, 7, 'x', {}, { lesson: 3, done: 'all', declined: 'yes' }]) expect(soundProgress(kept)).toEqual(fresh)
    expect(soundProgress({ lesson: 'fee', code: 'ABCDEF', done: ['draw', 4], declined: true, noted: ['take'] })).toEqual({ lesson: 'fee', code: 'ABCDEF', done: ['draw'], declined: true, noted: ['take'] })
  })
})

describe('the voice', () => {
  it('answers what a lesson refuses, and nothing else', () => {
    expect(voice.answers({ code: 'action/stale', message: '', facts: {} })).toBe(false)
    expect(voice.answers(null)).toBe(false)
    expect(voice.answers({ code: 'lesson/another', message: '', facts: { say: 'lesson-draw-not-yet' } })).toBe(true)
    expect(voice.answer).toBe('lesson-draw-not-yet')
    voice.answers({ code: 'lesson/another', message: '', facts: { say: null } })
    expect(voice.answer).toBe('problem-lesson-another')
  })
})
