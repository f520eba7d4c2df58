import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Session, type Change, type World } from '../src/connection/session.svelte'
import type { Answer, Entry, Look, Said, TableInfo, Told, Welcome } from '../src/protocol/types'
import { lookOf } from './stage/game'
import { choice } from './choices'

class FakeSocket {
  sent: Said[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  closed = false
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said)
  }
  close(): void {
    this.closed = true
  }
  tell(told: Partial<Told> & { type: Told['type'] }): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }
  breaks(code = 1006): void {
    this.onclose?.({ code })
  }
  get requests(): Said[] {
    return this.sent.filter(({ type }) => type !== 'hello' && type !== 'ping')
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = []
  timers: { call: () => void; at: number }[] = []
  time = 0
  open = (url: string): WebSocket => {
    const socket = new FakeSocket(url)
    this.sockets.push(socket)
    return socket as unknown as WebSocket
  }
  later = (call: () => void, milliseconds: number): unknown => {
    const timer = { call, at: this.time + milliseconds }
    this.timers.push(timer)
    return timer
  }
  cancel = (timer: unknown): void => {
    this.timers = this.timers.filter((each) => each !== timer)
  }
  now = (): number => this.time
  chance = (): number => 0.5
  get socket(): FakeSocket {
    return this.sockets[this.sockets.length - 1]
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.time = next.at
      this.timers = this.timers.filter((each) => each !== next)
      next.call()
    }
    this.time = end
  }
}

const entry = (number: number): Entry => ({ number, kind: 'said', at: 0, seat: 0, name: null, text: `#${number}`, reaction: null, action: null, by_bot: false, version: null, events: [], safe: [], plan: null })
const table = { code: 'K7XW2M', state: 'playing', host: 0, settings: { modules: ['base'] }, seats: [{ guest: 0, connected: true }, { guest: 1, connected: true }], watchers: 0, next_code: null } as unknown as TableInfo
const look = (version: number): Look => lookOf({ version })
const welcome = (entries: Entry[], version = 1): Welcome => ({ type: 'welcome', guest: 0, seats: [0], table, entries, look: look(version), clock: null })

let world: FakeWorld
let session: Session
let changes: Change[]

function arrive(entries: Entry[] = [entry(1), entry(2)]): void {
  session.start()
  world.socket.onopen?.()
  world.socket.tell(welcome(entries))
}

beforeEach(() => {
  world = new FakeWorld()
  session = new Session('K7XW2M', 't'.repeat(32), world)
  changes = []
  session.onUpdate((change) => changes.push(change))
})

describe('coming to a table', () => {
  it('says hello with the token and hears who it is', () => {
    arrive()
    expect(world.socket.sent[0]).toEqual({ type: 'hello', protocol: 1, code: 'K7XW2M', token: 't'.repeat(32), since: 0 })
    expect(world.socket.url).not.toContain('ttt')
    expect(session.status).toBe('live')
    expect(session.isHost).toBe(true)
    expect(session.entries.map(({ number }) => number)).toEqual([1, 2])
    expect(changes).toMatchObject([{ first: true, before: null, after: { version: 1 } }])
  })
  it('follows what happens, once each', () => {
    arrive()
    world.socket.tell({ type: 'update', entries: [entry(3)], look: look(2), table: null, clock: { seat: 0, move: 30, bank: 0 } })
    world.socket.tell({ type: 'update', entries: [entry(3)], look: null, table: null, clock: null })
    expect(session.entries.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(session.look).toEqual(look(2))
    expect(session.clock).toMatchObject({ seat: 0, since: 0 })
    expect(changes).toHaveLength(2)
  })
  const strange: [string, Partial<Look>, Partial<Entry>][] = [
    ['phase', { phase: 'haggle' as 'take' }, {}],
    ['card', { harbor: ['sailor:3', 'submarine:9'] }, {}],
    ['action', { choices: [choice('dive' as 'draw')] }, {}],
    ['kind of entry', {}, { kind: 'sunk' as 'said' }],
    ['event', {}, { kind: 'moved', events: [{ kind: 'ship_sunk' as 'ship_kept', seat: 0, card: null, count: 0, detail: 0 }] }],
    ['gain', {}, { kind: 'moved', events: [{ kind: 'coins_gained', seat: 0, card: null, count: 1, detail: 'theft' }] }],
  ]
  it.each(strange)('leaves loudly at a %s it has never heard of, and shows nothing of it', (_, looks, told) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    arrive()
    const news = { ...entry(3), ...told }
    world.socket.tell({ type: 'update', entries: [news], look: { ...look(2), ...looks }, table: null, clock: null })
    expect([session.status, session.goodbye?.code]).toEqual(['refused', 'protocol'])
    expect([session.look?.version, session.last]).toEqual([1, 2])
    expect(world.socket.closed).toBe(true)
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
  it('leaves a table that plays a module it has never heard of', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    session.start()
    world.socket.onopen?.()
    world.socket.tell({ ...welcome([]), table: { ...table, settings: { modules: ['base', 'submarines'] } as unknown as TableInfo['settings'] } })
    expect([session.status, session.goodbye?.code, session.table]).toEqual(['refused', 'protocol', null])
    complaint.mockRestore()
  })
  it('knows who is there', () => {
    arrive()
    world.socket.tell({ type: 'presence', connected: [true, false], watchers: 2 })
    expect(session.table?.seats.map(({ connected }) => connected)).toEqual([true, false])
    expect(session.table?.watchers).toBe(2)
  })
})

describe('a broken connection', () => {
  it('comes back by itself, for ever, ever more patiently', () => {
    arrive()
    const waits: number[] = []
    for (let i = 0; i < 12; i++) {
      const before = world.time
      const count = world.sockets.length
      world.socket.breaks()
      expect(session.status).toBe('reconnecting')
      while (world.sockets.length === count) world.pass(50)
      waits.push(world.time - before)
    }
    expect(waits[0]).toBeLessThan(500)
    expect(waits[1]).toBeGreaterThan(waits[0])
    expect(Math.max(...waits)).toBeLessThanOrEqual(14_000)
    world.socket.onopen?.()
    world.socket.tell(welcome([]))
    expect(session.status).toBe('live')
  })
  it('asks for exactly what it missed', () => {
    arrive()
    world.socket.breaks()
    world.pass(1000)
    world.socket.onopen?.()
    expect(world.socket.sent[0]).toMatchObject({ type: 'hello', since: 2 })
    world.socket.tell(welcome([entry(3), entry(4)], 5))
    expect(session.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(changes[1]).toMatchObject({ first: false, before: { version: 1 }, after: { version: 5 } })
    expect(changes[1].entries.map(({ number }) => number)).toEqual([3, 4])
  })
  it('leaves out what it was told already', () => {
    arrive()
    const { socket } = world
    socket.tell({ type: 'update', entries: [entry(2), entry(3)], look: look(3), table: null, clock: null })
    expect(session.entries.map(({ number }) => number)).toEqual([1, 2, 3])
    expect([socket.closed, session.look]).toEqual([false, look(3)])
  })
  it('notices a gap and asks again', () => {
    arrive()
    const first = world.socket
    first.tell({ type: 'update', entries: [entry(5)], look: look(9), table: null, clock: null })
    expect(first.closed).toBe(true)
    expect(session.look).toEqual(look(1))
    world.pass(1000)
    world.socket.onopen?.()
    expect(world.socket.sent[0]).toMatchObject({ since: 2 })
  })
  it('says again what was not answered, with the same id, and only that', async () => {
    arrive()
    const answers: Answer[] = []
    void session.say({ type: 'chat', text: 'one' }).then((answer) => answers.push(answer))
    void session.say({ type: 'move', version: 1, action: 'draw' }).then((answer) => answers.push(answer))
    const [one, two] = world.socket.requests as (Said & { id: string })[]
    world.socket.tell({ type: 'answer', id: one.id, ok: true, number: 3, problem: null })
    expect(session.unanswered).toBe(1)
    world.socket.breaks()
    void session.say({ type: 'chat', text: 'meanwhile' })
    world.pass(1000)
    world.socket.onopen?.()
    expect(world.socket.requests).toEqual([]) // not before the welcome
    world.socket.tell(welcome([]))
    expect(world.socket.requests).toMatchObject([{ type: 'move', id: two.id, version: 1 }, { type: 'chat', text: 'meanwhile' }])
    world.socket.tell({ type: 'answer', id: two.id, ok: false, number: null, problem: { code: 'x', message: 'y', facts: {} } })
    await Promise.resolve()
    expect(answers.map(({ ok }) => ok)).toEqual([true, false])
  })
  it('is found out by silence', () => {
    arrive()
    const first = world.socket
    world.pass(21_000)
    expect(first.sent[first.sent.length - 1]).toEqual({ type: 'ping' })
    first.tell({ type: 'pong' })
    world.pass(21_000)
    expect(session.status).toBe('live')
    world.pass(8_000)
    expect(first.closed).toBe(true)
    expect(session.status).toBe('reconnecting')
  })
  it('is mended at once when the network is back', () => {
    arrive()
    for (let i = 0; i < 8; i++) {
      world.socket.breaks()
      if (i < 7) world.pass(20_000)
    }
    const count = world.sockets.length
    window.dispatchEvent(new Event('online'))
    expect(world.sockets.length).toBe(count + 1)
  })
  it('ignores what an old socket still says', () => {
    arrive()
    const old = world.socket
    old.breaks()
    world.pass(1000)
    old.tell({ type: 'update', entries: [entry(3)], look: look(9), table: null, clock: null })
    expect(session.look).toEqual(look(1))
  })
})

describe('a goodbye', () => {
  it('of a replaced tab waits until it is wanted again', async () => {
    arrive()
    world.socket.tell({ type: 'goodbye', code: 'replaced', message: '' })
    world.socket.breaks(4001)
    expect(session.status).toBe('replaced')
    world.pass(100_000)
    expect(world.sockets).toHaveLength(1)
    expect((await session.say({ type: 'chat', text: 'x' })).ok).toBe(false)
    session.takeOver()
    expect(world.sockets).toHaveLength(2)
    world.socket.onopen?.()
    world.socket.tell(welcome([]))
    expect(session.status).toBe('live')
  })
  it('that is final ends it, and nobody waits for an answer', async () => {
    arrive()
    const said = session.say({ type: 'chat', text: 'x' })
    world.socket.tell({ type: 'goodbye', code: 'removed', message: 'bye' })
    world.socket.breaks(4009)
    expect(session.status).toBe('refused')
    expect(session.goodbye?.code).toBe('removed')
    expect((await said).problem?.code).toBe('connection/closed')
    world.pass(100_000)
    expect(world.sockets).toHaveLength(1)
  })
  it('of a table the server can not play is told, and tried again now and then: another server may be on its way', () => {
    arrive()
    world.socket.breaks(4005)
    expect([session.status, session.goodbye?.code]).toEqual(['refused', 'unplayable'])
    world.pass(29_000)
    expect(world.sockets).toHaveLength(1)
    world.pass(2_000)
    expect(world.sockets).toHaveLength(2)
  })
  it('for a restart does not', () => {
    arrive()
    world.socket.tell({ type: 'goodbye', code: 'restart', message: '' })
    world.socket.breaks(1012)
    expect(session.status).toBe('reconnecting')
    expect(session.goodbye).toBeNull()
    world.pass(1000)
    expect(world.sockets).toHaveLength(2)
  })
  it('for too much haste takes a rest', () => {
    arrive()
    world.socket.breaks(4008)
    world.pass(4_000)
    expect(world.sockets).toHaveLength(1)
    world.pass(6_000)
    expect(world.sockets).toHaveLength(2)
  })
  it('is said by us too', () => {
    arrive()
    session.stop()
    expect(world.socket.closed).toBe(true)
    expect(session.status).toBe('closed')
    world.pass(100_000)
    expect(world.sockets).toHaveLength(1)
  })
})

describe('a hint', () => {
  it('comes after its answer', async () => {
    arrive()
    const hint = session.hint()
    const { id } = world.socket.requests[0] as Said & { id: string }
    world.socket.tell({ type: 'answer', id, ok: true, number: null, problem: null })
    world.socket.tell({ type: 'hint', id, version: 1, options: [], reason: { id: 'x', facts: {} }, too_close: false, deals: 3 })
    expect(await hint).toMatchObject({ type: 'hint', deals: 3 })
    expect(session.unanswered).toBe(0)
  })
  it('may be refused', async () => {
    arrive()
    const hint = session.hint(true)
    const { id } = world.socket.requests[0] as Said & { id: string }
    world.socket.tell({ type: 'answer', id, ok: false, number: null, problem: { code: 'table/no_hints', message: '', facts: {} } })
    expect(await hint).toMatchObject({ code: 'table/no_hints' })
  })
})
