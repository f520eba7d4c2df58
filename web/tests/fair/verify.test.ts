import { describe, expect, it } from 'vitest'
import { python } from '../../scripts/python.mjs'
import { fromHex, hmac, sha256, sha256ByHand, toHex, bytesOf } from '../../src/fair/hashes'
import { chachaBlock, stream } from '../../src/fair/shuffle'
import { canonical, sealOf } from '../../src/fair/seal'
import { commitmentOf, isFair, seedOf, verify, type GameRecord, type Seen } from '../../src/fair/verify'

interface Made {
  mix: string[]
  undone: number
  record: GameRecord & { fair: NonNullable<GameRecord['fair']> }
  seen: Seen & { noted: NonNullable<Seen['noted']> }
}

const GAMES = Number(process.env.PORTROYAL_FAIR_GAMES ?? 34)
const TRIES = Number(process.env.PORTROYAL_FAIR_TRIES ?? 1)
const games = JSON.parse(python('web/tests/fair/games.py', String(GAMES))) as Made[]
const copy = (made: Made): Made => structuredClone(made)
/** A copy to forge; what was seen is copied only where it is forged, since it is long. */
const forgery = ({ record, seen, ...rest }: Made, forgesEntries: boolean): Made => ({
  ...rest,
  record: structuredClone(record),
  seen: forgesEntries ? structuredClone(seen) : { ...seen, noted: { ...seen.noted } },
})
const holds = async ({ record, seen }: Made): Promise<boolean> => {
  const points = await verify(record, seen)
  return points !== null && isFair(points)
}
const failing = async ({ record, seen }: Made): Promise<string[]> => ((await verify(record, seen)) ?? []).filter((point) => point.holds === false).map(({ id }) => id)

/** A small generator, so that a run can be told again. */
function chance(seed: number): (limit: number) => number {
  const below = stream([seed, 1, 2, 3])
  return (limit) => below(limit)
}

describe('hashes', () => {
  it('by hand are those of the browser, for every length', async () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255)
      expect(toHex(sha256ByHand(bytes))).toBe(toHex(await sha256(bytes)))
    }
    expect(toHex(sha256ByHand(bytesOf('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
  it('go without crypto.subtle, which pages by plain http have not', async () => {
    const { crypto } = globalThis
    Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: crypto.getRandomValues }, configurable: true })
    try {
      expect(toHex(await sha256(bytesOf('abc')))).toMatch(/^ba7816bf/)
      expect(await holds(games[0])).toBe(true)
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
    }
  })
  it('with a key are those of RFC 4231', async () => {
    expect(toHex(await hmac(bytesOf('Jefe'), bytesOf('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(toHex(fromHex('00ff10'))).toBe('00ff10')
  })
  it('of parts are those that Python makes', async () => {
    expect(await commitmentOf('TABLE-1', '00'.repeat(32))).toBe('61a81b48d7d7d37adcf2f590bb5e854284b2a289efb2b76332168456d59d824c')
    expect(await seedOf('TABLE-1', '00'.repeat(32), ['11'.repeat(32), null])).toBe('bd3fa5de2ee52acd6d403351032e01fb6a2101e0bba229d8c39e661834846c71')
  })
  it('make the block of RFC 8439, A.1', () => {
    expect(chachaBlock(Array<number>(8).fill(0), 0).slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653])
  })
})

describe('a fair game', () => {
  it.each(games.map((made, number) => [number, made.mix.join(' '), made] as const))('%i of %s holds in every point', async (number, _, made) => {
    const points = await verify(made.record, made.seen)
    expect(points?.map(({ id, holds }) => [id, holds])).toEqual(
      ['seen', 'commitment', 'mine', 'parts', 'first', 'cards', 'actions', 'outcome', 'seal'].map((id) => [id, id === 'mine' && number % 3 === 0 ? null : true]),
    )
  })
  it('is among games with re-shuffles, take-backs, time decks, cards set aside, tucked and captured ships', () => {
    const kinds = new Set(games.flatMap(({ seen }) => seen.entries.flatMap(({ events }) => events.map(({ kind }) => kind))))
    for (const kind of ['deck_shuffled', 'time_dealt', 'card_set_aside', 'ship_tucked', 'ship_captured', 'fee_paid', 'gambler_used', 'tax_paid'])
      expect(kinds).toContain(kind)
    expect(games.reduce((sum, { undone }) => sum + undone, 0)).toBeGreaterThan(50)
  })
  it('holds for somebody who saw no commitment, too', async () => {
    const made = copy(games[1])
    expect(await holds({ ...made, seen: { ...made.seen, noted: null as never } })).toBe(true)
  })
  it('is not claimed where nothing was promised, or by cards this page does not know', async () => {
    const { record, seen } = copy(games[1])
    const { fair: _, seal: __, ...bare } = record
    expect(await verify(bare, seen)).toBeNull()
    const printed = { ...record, printed: 'abc' }
    expect(await verify({ ...printed, seal: await sealOf(printed) }, seen)).toBeNull()
  })
})

const flip = (text: string, at: number, bit: number): string => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1)

describe('one flipped byte', () => {
  it.each(games.map((made, number) => [number, made] as const))('anywhere in game %i fails it', async (number, made) => {
    const below = chance(number + 1)
    const bit = (): number => below(7)
    const flipped = (text: string): string => flip(text, below(text.length), bit())
    for (let tries = 0; tries < TRIES; tries += 1) {
      const parts = made.record.fair.parts.flatMap((part, seat) => (part === null ? [] : [seat]))
      const forgeries: Record<string, (forged: Made) => void> = {
        game: ({ record: { fair } }) => (fair.game = flipped(fair.game)),
        commitment: ({ record: { fair } }) => (fair.commitment = flipped(fair.commitment)),
        server: ({ record: { fair } }) => (fair.server = flipped(fair.server)),
        seed: ({ record }) => (record.seed = flipped(record.seed)),
        start: ({ record }) => (record.start = (record.start + 1) % (record.players + 1)),
        'an action': ({ record }) => {
          const at = below(record.actions.length)
          record.actions[at] = flipped(record.actions[at])
        },
        'an action too few': ({ record }) => record.actions.splice(below(record.actions.length), 1),
        'a card': ({ seen }) => {
          const shown = seen.entries.flatMap(({ events }) => events).filter(({ kind, card }) => card !== null && ['card_revealed', 'coin_spent'].includes(kind))
          const event = shown[below(shown.length)]
          event.card = shown.map(({ card }) => card).find((card) => card !== event.card) ?? null
        },
        'a result': ({ record }) => {
          const standings = record.outcome?.standings as Record<string, number>[]
          const one = standings[below(standings.length)]
          const key = ['seat', 'place', 'influence', 'coins', 'expeditions'][below(5)]
          one[key] ^= 1 << below(3)
        },
        'the reason': ({ record }) => ((record.outcome as { reason: string }).reason = flipped((record.outcome as { reason: string }).reason)),
        'what was noted': ({ seen }) => (seen.noted.commitment = flipped(seen.noted.commitment)),
        ...(parts.length && {
          'a part': ({ record: { fair } }) => {
            const seat = parts[below(parts.length)]
            fair.parts[seat] = flipped(fair.parts[seat] ?? '')
          },
          'a part left out': ({ record: { fair } }) => (fair.parts[parts[below(parts.length)]] = null),
        }),
      }
      for (const [what, forge] of Object.entries(forgeries)) {
        const forged = forgery(made, what === 'a card')
        forge(forged)
        forged.record.seal = await sealOf(forged.record)
        expect(await holds(forged), what).toBe(false)
      }
    }
  })
  it('is told by the point it spoils', async () => {
    const made = games[1] // everyone's part was taken
    const spoiled = async (forge: (forged: Made) => void): Promise<string[]> => {
      const forged = copy(made)
      forge(forged)
      forged.record.seal = await sealOf(forged.record) // whoever forges can do that
      return failing(forged)
    }
    expect(await spoiled(({ record }) => (record.fair.server = '00'.repeat(32)))).toEqual(['commitment', 'parts'])
    expect(await spoiled(({ record }) => (record.fair.commitment = '00'.repeat(32)))).toEqual(['seen', 'commitment'])
    expect(await spoiled(({ record }) => record.fair.parts.fill('00'.repeat(32)))).toEqual(['mine', 'parts'])
    expect(await spoiled(({ record }) => (record.actions[0] = 'stop'))).toEqual(['actions'])
    expect(await spoiled(({ seen }) => (seen.outcome = null))).toEqual(['outcome'])
  })
  it('does not help a server that dealt from another seed and tells the honest parts', async () => {
    const [one, other] = [copy(games[0]), copy(games[17])]
    one.seen.entries = other.seen.entries
    expect(await failing(one)).toContain('cards')
  })
})

describe('the seal', () => {
  /** Is a text refused as a record, or does the page say that it does not check out? */
  async function refused(text: string, seen: Seen): Promise<boolean> {
    let points
    try {
      points = await verify(JSON.parse(text) as GameRecord, seen)
    } catch {
      return true // the page says that the game does not check out
    }
    return points !== null && !isFair(points)
  }
  it('refuses a record with any bit of any of its bytes flipped, its notes and names included', { timeout: 60_000 }, async () => {
    const short = Object.entries(games).sort(([, a], [, b]) => a.record.actions.length - b.record.actions.length)[0][1]
    const text = JSON.stringify(short.record)
    expect(await refused(text, short.seen)).toBe(false)
    // What the game itself proves is looked at above; here only the seal is left to see it.
    const { record, seen } = short
    const notes = text.indexOf('"about"')
    expect(notes).toBeGreaterThan(0)
    const missed: string[] = []
    for (let at = 0; at < text.length; at += 1)
      for (let bit = 0; bit < 7; bit += 1) {
        const other = flip(text, at, bit)
        let forged: GameRecord
        try {
          forged = JSON.parse(other) as GameRecord
        } catch {
          continue
        }
        if (forged.seal === (await sealOf(forged)) || (at >= notes && !(await refused(other, seen)))) missed.push(other.slice(at - 20, at + 20))
      }
    expect(missed).toEqual([])
    expect(await sealOf(record)).toBe(record.seal)
  })
  it('is missed where it was taken away', async () => {
    const { record, seen } = copy(games[1])
    const { seal: _, ...bare } = record
    expect((await verify(bare, seen))?.filter(({ holds }) => holds === false)).toEqual([{ id: 'seal', holds: false }])
    const { fair: __, ...rest } = record
    expect(await verify(rest, seen)).toEqual([{ id: 'seal', holds: false }])
  })
  it('is that of Python, whatever the letters of names and notes', async () => {
    expect(canonical({ b: ['é\u007f\n"\\', null, true, -3], a: { '10': '🏴', '2': '\ud800' } })).toBe(
      '{"a":{"10":"\\ud83c\\udff4","2":"\\ud800"},"b":["\\u00e9\\u007f\\n\\"\\\\",null,true,-3]}',
    )
    expect(await sealOf({ seal: 'x', names: ['Zoë', '🏴'], about: { odds: 'exact', table: 'ABC' } } as object)).toBe('c731427cab4f4b799a8304ac45b75390792f866aa029489161a704436e9283cf')
  })
})
