// What nobody presses for is asked again by itself: soon at first, since what was just done may not have been counted yet and
// who did not answer may be back, then less and less often.
const SOON = 4_000 // milliseconds
const LONGEST = 60_000

export interface Asking {
  now(): void
  stop(): void
}

/** Asks now and again, until an answer is enough for good. */
export function untilEnough(ask: () => Promise<boolean>): Asking {
  let wait = SOON
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const stop = (): void => {
    stopped = true
    clearTimeout(timer)
  }
  const now = (): void => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(now, wait)
    wait = Math.min(wait * 2, LONGEST)
    void ask().then((enough) => enough && stop())
  }
  now()
  return { now, stop }
}
