// SHA-256 and HMAC, by the browser where it lets us: pages that came by plain http have no crypto.subtle, so there is a
// hand-made SHA-256 beside it (FIPS 180-4). Both give the same, and a test says so.

const text = new TextEncoder()

export const bytesOf = (words: string): Uint8Array => text.encode(words)
export const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes))) : sha256ByHand(bytes)
}

/** HMAC-SHA-256 (RFC 2104), for keys of at most 64 bytes. */
export async function hmac(key: Uint8Array, bytes: Uint8Array): Promise<Uint8Array> {
  const pad = (mask: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ mask)
  return sha256(joined(pad(0x5c), await sha256(joined(pad(0x36), bytes))))
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

// --- By hand ---

/** The first 32 bits of what is behind the point of a root of each of the first primes. */
function roots(count: number, power: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) if (primes.every((prime) => number % prime)) primes.push(number)
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0)
}
const START = roots(8, 1 / 2)
const ROUND = roots(64, 1 / 3)
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256ByHand(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  const state = Int32Array.from(START)
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(at + 4 * i)
      else {
        const [x, y] = [w[i - 15], w[i - 2]]
        w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))
      }
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word))
  }
  const found = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => found.setInt32(4 * i, word))
  return new Uint8Array(found.buffer)
}
