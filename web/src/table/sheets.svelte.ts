// What lies open over the table, one sheet at a time. Log and chat stand beside the table where there is room for them.
import type { Choice } from '../protocol/types'

export type Sheet =
  | { what: 'log' | 'chat' | 'menu' | 'order' | 'discard' | 'keys' | 'hint' | 'undo' | 'contracts' | 'back' | 'month' | 'react' }
  | { what: 'card'; code: string }
  | { what: 'mission'; id: string }
  | { what: 'player'; seat: number }
  | { what: 'pay'; ways: Choice[] }
  | { what: 'keep'; choice: Choice }
  | { what: 'remove'; seat: number }

export class Sheets {
  open: Sheet | null = $state(null)
  side: 'log' | 'chat' = $state('log') // beside the table
  advice: string | null = $state(null) // the action the coach would choose, while its word stands on the table

  readonly close = (): void => {
    this.open = null
  }

  /** What was asked about a decision no longer is. */
  closeQuestion(): void {
    if (this.open?.what === 'pay' || this.open?.what === 'keep') this.open = null
  }

  readonly showCard = (code: string): void => {
    this.open = { what: 'card', code }
  }

  readonly showPlayer = (seat: number): void => {
    this.open = { what: 'player', seat }
  }

  readonly showContracts = (): void => {
    this.open = { what: 'contracts' }
  }

  readonly askUndo = (): void => {
    this.open = { what: 'undo' }
  }

  readonly toggleHint = (): void => {
    this.open = this.open?.what === 'hint' ? null : { what: 'hint' }
  }

  showTalk(what: 'log' | 'chat', beside: boolean): void {
    if (beside) this.side = what
    else this.open = { what }
  }
}
