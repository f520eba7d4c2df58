// Choices and offers as a look has them, with nothing in them but what a test is about.
import type { Choice, Offer } from '../src/protocol/types'

export function choice(kind: Choice['kind'], more: Partial<Choice> = {}): Choice {
  return { action: kind, kind, card: null, seat: null, step: null, mission: null, character: null, given: [], gain: 0, crowns: 0, price: 0, fee: 0, lets_go: 0, influence: 0, busts: false, ...more }
}

export function offer(card: string, more: Partial<Offer> = {}): Offer {
  return { card, action: null, gain: 0, cost: 0, price: 0, fee: 0, more: 0, influence: 0, short: 0, missing: [], decline: null, crowns: 0, stow: null, why: null, ...more }
}
