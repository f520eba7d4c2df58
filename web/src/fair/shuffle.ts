// How decks follow from a seed: a block of ChaCha20 for each pass of the deck begins a stream of sfc32, and that one shuffles.
// Written anew from the page "Trusting the deck", not from the engine: two hands have to come to the same cards.
import { bytesOf, sha256 } from './hashes'

/** The words of 32 bits that a seed means for one purpose. */
export async function keyFor(seed: string, purpose: string): Promise<number[]> {
  const digest = await sha256(bytesOf(['portroyal', purpose, 'str', seed].join('\0')))
  const view = new DataView(digest.buffer, digest.byteOffset)
  return Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at))
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** A block of ChaCha20 (RFC 8439) without a nonce. */
export function chachaBlock(key: readonly number[], counter: number): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0]
  const x = Int32Array.from(start)
  const quarter = (a: number, b: number, c: number, d: number): void => {
    for (const [one, other, mixed, by] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]]) {
      x[one] += x[other]
      x[mixed] = turn(x[mixed] ^ x[one], by)
    }
  }
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4))
  }
  return start.map((word, i) => (word + x[i]) >>> 0)
}

/** sfc32, begun from four words: numbers below a limit, each equally likely. */
export function stream(words: readonly number[]): (limit: number) => number {
  let [a, b, c, counter] = words.map((word) => word >>> 0)
  const next = (): number => {
    const out = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = (turn(c, 21) + out) >>> 0
    return out
  }
  for (let i = 0; i < 28; i++) next()
  return (limit) => {
    for (;;) {
      const product = next() * limit // less than 2 ** 53: a limit is the size of a deck
      if (product % 2 ** 32 >= 2 ** 32 % limit) return Math.floor(product / 2 ** 32)
    }
  }
}

/** A pile as the key shuffles it in a pass of the deck; the top card is the last one. */
export function shuffled(pile: readonly string[], key: readonly number[], pass: number): string[] {
  const deck = [...pile]
  const below = stream(chachaBlock(key, pass).slice(0, 4))
  for (let at = deck.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[deck[at], deck[other]] = [deck[other], deck[at]]
  }
  return deck
}
