// Keys of the table: what each asks for. Letters work anywhere but in a text field.
export type Command =
  | { do: 'draw' | 'stop' | 'repel' | 'keep' | 'pass' | 'gamble' | 'expedition' | 'hint' | 'log' | 'chat' | 'undo' | 'sound' | 'brass' | 'escape' | 'keys' | 'menu' | 'contracts' }
  | { do: 'harbor'; index: number }

const LETTERS: Record<string, Command> = {
  d: { do: 'draw' },
  s: { do: 'stop' },
  r: { do: 'repel' },
  k: { do: 'keep' },
  e: { do: 'expedition' },
  p: { do: 'pass' },
  g: { do: 'gamble' },
  h: { do: 'hint' },
  l: { do: 'log' },
  c: { do: 'chat' },
  t: { do: 'contracts' },
  u: { do: 'undo' },
  m: { do: 'sound' },
  Enter: { do: 'brass' },
  Escape: { do: 'escape' },
  '?': { do: 'keys' },
}

export interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  shiftKey?: boolean
  code?: string // of the key itself, whatever is written with it
}

/** What a key asks for; `on` is the element that has the focus. Who speaks to the machine may do without single letters. */
export function commandOf(pressed: Pressed, on: Element | null, letters = true): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null
  const tag = on?.tagName ?? ''
  if (tag === 'INPUT' || tag === 'TEXTAREA' || tag === 'SELECT' || (on as HTMLElement | null)?.isContentEditable) return null
  // A focused button has Enter for itself.
  if (pressed.key === 'Enter' && (tag === 'BUTTON' || tag === 'A' || tag === 'SUMMARY')) return null
  if (!letters && pressed.key.length === 1) return null
  const digit = /^Digit(\d)$/.exec(pressed.code ?? '')?.[1] ?? /^\d$/.exec(pressed.key)?.[0]
  // The tenth is 0; with Shift one counts on from there. (Some keyboards write digits with Shift alone.)
  if (digit !== undefined && (pressed.shiftKey || /^\d$/.test(pressed.key))) {
    const further = pressed.shiftKey && !/^\d$/.test(pressed.key) ? 10 : 0
    return { do: 'harbor', index: ((Number(digit) + 9) % 10) + further }
  }
  return LETTERS[pressed.key] ?? LETTERS[pressed.key.toLowerCase()] ?? null
}

/** Where the arrows lead in a grid of so many cards. */
export function arrowTo(key: string, at: number, count: number, columns: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns, Home: 0, End: count - 1 }[key]
  if (to === undefined) return null
  return to < 0 || to >= count ? at : to
}
