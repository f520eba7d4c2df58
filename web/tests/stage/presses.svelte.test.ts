// Presses in every rhythm: none of them answers a question that was not on the screen when it began.
import { describe, expect, it } from 'vitest'
import { Presses, SEEING } from '../../src/stage/presses.svelte'

/** A screen that paints when told. */
class Screen {
  #waiting: ((now: number) => void) | null = null
  readonly paint = (call: (now: number) => void): (() => void) => {
    this.#waiting = call
    return () => (this.#waiting = null)
  }
  show(now: number): void {
    this.#waiting?.(now)
    this.#waiting = null
  }
}

function table(): { presses: Presses; screen: Screen; press: (now: number, byHand?: boolean) => boolean } {
  const screen = new Screen()
  const presses = new Presses(screen.paint)
  const press = (now: number, byHand = true): boolean => {
    presses.begin(now, byHand)
    const counts = presses.counts
    presses.end()
    return counts
  }
  return { presses, screen, press }
}

describe('a press', () => {
  it('counts once the question has been painted and could be seen, and not before', () => {
    const { presses, screen, press } = table()
    expect(press(0)).toBe(false)
    presses.ask('1', 1)
    expect([presses.ready, press(900)]).toEqual([false, false])
    screen.show(1000)
    expect(presses.ready).toBe(true)
    expect(press(1000 + SEEING - 1)).toBe(false)
    expect(press(1000 + SEEING)).toBe(true)
  })

  it('that was handled late counts from when it began', () => {
    const { presses, screen, press } = table()
    presses.ask('1', 1)
    screen.show(1000)
    expect(press(990)).toBe(false)
    expect(press(990, false)).toBe(false)
  })

  it('belongs to the question it began on, even if it ends on another', () => {
    const { presses, screen } = table()
    presses.ask('1', 1)
    screen.show(0)
    presses.begin(1000)
    expect(presses.counts).toBe(true)
    presses.ask('2', 2)
    expect(presses.counts).toBe(false)
    screen.show(1100)
    expect(presses.counts).toBe(false)
  })

  it('does nothing where there is no question, and when nobody presses nothing counts', () => {
    const { presses, screen, press } = table()
    presses.ask('1', 1)
    presses.ask(null, 1)
    screen.show(10)
    expect([presses.ready, press(1000)]).toEqual([false, false])
    presses.ask('2', 2)
    screen.show(1010)
    expect(presses.counts).toBe(false)
  })

  it('may follow soon where both are about the same decision: a card, then the button', () => {
    const { presses, screen, press } = table()
    presses.ask('1', 1)
    screen.show(0)
    expect(press(1000)).toBe(true)
    presses.ask('1 card', 1)
    expect(press(1010)).toBe(false)
    screen.show(1030)
    expect(press(1090)).toBe(true)
    presses.ask(null, 1) // it moves
    presses.ask('1', 1)
    screen.show(1500)
    expect(press(1600)).toBe(false)
  })

  it('by voice or by a switch waits for the paint alone', () => {
    const { presses, screen, press } = table()
    presses.ask('1', 1)
    expect(press(990, false)).toBe(false)
    screen.show(1000)
    expect(press(1000, false)).toBe(true)
  })

  it('that ended a motion has done all it will do', () => {
    const { presses, screen } = table()
    presses.ask('1', 1)
    screen.show(0)
    presses.waste()
    expect([presses.begun, presses.counts]).toEqual([true, false])
    presses.end()
    expect(presses.begun).toBe(false)
  })
})

// An evening in small: each press that counts brings the next question, after the server's answer and a motion that a
// press ends. Whatever the rhythm, the question answered is the one on the screen, and could be seen.
describe('presses in every rhythm', () => {
  const [ANSWER, MOTION, PAINT] = [25, 680, 34]
  it.each([10, 20, 40, 60, 90, 130, 180, 240, 260, 300, 320, 350, 400, 500, 700, 720, 740, 900, 1300])('every %i ms', (gap) => {
    const { presses, screen } = table()
    let version = 1
    let moves: [number, number] | null = null // something moves, from when to when
    let paints: number | null = null // when the question is on the screen
    let painted = 0
    const answered: { version: number; after: number }[] = []
    const question = (now: number): void => {
      presses.ask(String(version), version)
      paints = now + PAINT
      moves = null
    }
    presses.ask('1', 1)
    screen.show(0)
    for (let now = 1000; now < 21_000; now += 1) {
      if (moves && now >= moves[1]) question(now)
      if (paints !== null && now >= paints) {
        screen.show(now)
        painted = now
        paints = null
      }
      if ((now - 1000) % gap > 0) continue
      if (moves && now >= moves[0]) {
        question(now)
        presses.waste()
      } else presses.begin(now)
      if (presses.counts) {
        answered.push({ version, after: now - painted })
        version += 1
        presses.ask(null, null)
        moves = [now + ANSWER, now + ANSWER + MOTION]
      }
      presses.end()
    }
    expect(answered.length).toBeGreaterThan(5)
    expect(answered.map((one) => one.version)).toEqual(answered.map((_, index) => index + 1))
    expect(Math.min(...answered.map((one) => one.after))).toBeGreaterThanOrEqual(SEEING)
  })
})
