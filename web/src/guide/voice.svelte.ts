// What the guide answers when something else was pressed than the lesson shows.
import type { Problem } from '../protocol/types'

class Voice {
  answer: string | null = $state(null) // the id of a sentence
  tries = $state(0) // so that the same answer twice is heard twice

  /** Is this refusal the guide's to answer? */
  answers(problem: Problem | null | undefined): boolean {
    if (problem?.code !== 'lesson/another') return false
    const { say } = (problem.facts ?? {}) as Record<string, unknown>
    this.answer = typeof say === 'string' ? say : 'problem-lesson-another'
    this.tries += 1
    return true
  }

  forget(): void {
    this.answer = null
  }
}

export const voice = new Voice()
