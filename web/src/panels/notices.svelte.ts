// Short words to this person that go by themselves: why something was not possible, what just changed.
import { problemText } from '../words'

export interface Notice {
  id: number
  text: string
  kind: 'problem' | 'note'
}

const LASTS = 5000

class Notices {
  list: Notice[] = $state.raw([])
  #next = 1

  add(text: string, kind: Notice['kind'] = 'note'): void {
    // The same words twice are one notice that lasts longer.
    const id = this.#next++
    this.list = [...this.list.filter((notice) => notice.text !== text).slice(-2), { id, text, kind }]
    setTimeout(() => this.drop(id), LASTS + text.length * 30)
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()

export function tell(text: string): void {
  notices.add(text)
}

/** Why a request was refused, told kindly. */
export function tellProblem(problem: { code: string; message: string; facts?: Record<string, unknown> } | null | undefined): void {
  if (problem) notices.add(problemText(problem), 'problem')
}
