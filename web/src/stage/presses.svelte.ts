// Which presses count. A question is answered only by a press that began while it stood on the screen, and for as long
// as it takes to see it: one that began earlier was meant for something else.

/** Milliseconds. Nobody answers faster what has just come into sight. */
export const SEEING = 220

/** Calls back once what the page holds now has been painted. */
function afterPaint(call: (now: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => call(performance.now()))
  })
  return () => cancelAnimationFrame(frame)
}

export class Presses {
  /** The question stands on the screen. */
  ready: boolean = $state(false)

  #question: string | null = null // all that gives a press its meaning; null: there is nothing to answer
  #version: number | null = null // of the game the question is about
  #painted = Infinity // the question
  #first = Infinity // the first question about this version
  #forget: (() => void) | null = null
  #held: { question: string | null } | null = null // a press that has begun and not ended

  readonly #paint: typeof afterPaint

  constructor(paint: typeof afterPaint = afterPaint) {
    this.#paint = paint
  }

  /** Another question goes to the screen; null: nothing can be answered. */
  ask(question: string | null, version: number | null): void {
    if (question === this.#question) return
    if (version !== this.#version || question === null) this.#first = Infinity
    this.#question = question
    this.#version = version
    this.#painted = Infinity
    this.ready = false
    this.#forget?.()
    this.#forget = question === null ? null : this.#paint((now) => this.#show(now))
  }

  #show(now: number): void {
    this.#painted = now
    this.#first = Math.min(this.#first, now)
    this.ready = true
  }

  /** A press begins. One by voice or by a switch comes from somebody who knows what they ask for. */
  begin(at: number, byHand = true): void {
    const seen = this.ready && at >= this.#painted && (!byHand || at >= this.#first + SEEING)
    this.#held = { question: seen ? this.#question : null }
  }

  /** A press begins that only ends what moves, or that nobody makes: a key that is held down. */
  waste(): void {
    this.#held = { question: null }
  }

  /** The press has ended, and whatever it did is done. */
  end(): void {
    this.#held = null
  }

  get begun(): boolean {
    return this.#held !== null
  }

  /** Does what is being pressed answer the question on the screen? */
  get counts(): boolean {
    return this.#held !== null && this.#question !== null && this.#held.question === this.#question
  }

  stop(): void {
    this.#forget?.()
  }
}
