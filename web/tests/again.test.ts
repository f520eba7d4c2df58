// What nobody presses for is asked again by itself, until an answer is enough.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilEnough } from '../src/connection/again'
import { Refused } from '../src/connection/http'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('asking', () => {
  it('goes on, less and less often, until it is enough', async () => {
    const at: number[] = []
    const begun = Date.now()
    untilEnough(async () => at.push(Date.now() - begun) === 7)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(at.map((each) => each / 1000)).toEqual([0, 4, 12, 28, 60, 120, 180])
  })

  it('is done at once when somebody looks, and not once more right after', async () => {
    const ask = vi.fn(() => Promise.resolve(false))
    const { now } = untilEnough(ask)
    await vi.advanceTimersByTimeAsync(3_900)
    now()
    await vi.advanceTimersByTimeAsync(7_900)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('ends with the page, also while an answer is on its way', async () => {
    const ask = vi.fn(() => new Promise<boolean>((told) => setTimeout(told, 5_000, false)))
    const { now, stop } = untilEnough(ask)
    stop()
    now()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('helps where nobody was there or too busy, not where something is wrong', () => {
    const passing = [0, 400, 404, 429, 500, 503].filter((status) => new Refused({ code: 'x/y', message: '', facts: {} }, status).mayPass)
    expect(passing).toEqual([0, 429, 500, 503])
  })
})
