// What replays ask the server for: a game of a table or out of a file, and a table that goes on from a moment of it.
import { ask, tablePath } from '../connection/http'
import type { Admission, Continue, Replay } from '../protocol/types'

export interface Eyes {
  seat: number | null
  open: boolean
}

/** Where a game comes from: a table, or a file that was opened. */
export type Source = { code: string; token: string | null } | { record: Record<string, unknown> }

export const LARGEST_FILE = 60_000 // bytes: what the server takes

export function askReplay(source: Source, { seat, open }: Eyes): Promise<Replay> {
  if ('record' in source) return ask('/api/replays', { record: source.record, seat, open })
  const said = [...(seat === null ? [] : [`seat=${seat}`]), ...(open ? ['open=1'] : [])]
  return ask(`${tablePath(source.code)}/replay${said.length ? `?${said.join('&')}` : ''}`, undefined, source.token)
}

export function askContinue(source: Source, wish: Continue): Promise<Admission> {
  if ('record' in source) return ask('/api/replays/continue', { record: source.record, ...wish })
  return ask(`${tablePath(source.code)}/continue`, wish, source.token)
}

/** The record in a file; null where there is none. */
export function recordsIn(text: string): Record<string, unknown>[] {
  const whole = text.replace(/^\ufeff/, '').trim()
  // One game over many lines, as people read it, or one on each line.
  const found = parsed(whole) ?? whole.split('\n').map((line) => parsed(line))
  return (Array.isArray(found) ? found : [found]).filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Hands a record to the device. */
export function saveRecord(record: unknown, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }))
  link.download = `port-royal-${name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
