// The seal of a record: a fingerprint of all it says, names and notes too, written anew from the page "Trusting the deck".
import { bytesOf, sha256, toHex } from './hashes'

const coded = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON that has only one way to be written: keys in their order, no blanks, and a code for each letter beyond ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value).replace(/[\x7f-\uffff]/g, coded)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${canonical(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(',')}}`
}

export async function sealOf({ seal: _, ...told }: { seal?: unknown }): Promise<string> {
  return toHex(await sha256(bytesOf(`portroyal fair 1 seal\n${canonical(told)}`)))
}
