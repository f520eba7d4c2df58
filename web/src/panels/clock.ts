// Time left, counted down from when the server told it. Pure.

export interface Told {
  move: number // seconds, when it was told
  bank: number
  since: number // by performance.now()
}

export interface Left {
  seconds: number // of the move, then of the bank
  banking: boolean // the move's time is over
  all: number // both together
}

export function leftAt(clock: Told, now: number): Left {
  const passed = Math.max(0, (now - clock.since) / 1000)
  const move = clock.move - passed
  const all = Math.max(0, clock.move + clock.bank - passed)
  return move > 0 ? { seconds: move, banking: false, all } : { seconds: all, banking: true, all }
}

/** `0:42`, `2:05`. Rounded up: 0:00 means it is over. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds - 1e-6)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
