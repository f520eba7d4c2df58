// Ships that a player keeps, and the wholesaler of their color under whom they lie.
import { cardFacts } from '../cards/facts'

/** Where in a display the person lies who keeps a ship: the first of its color; -1 if there is none. */
export function keeperOf(display: readonly string[], ship: string): number {
  const { color } = cardFacts(ship)
  return display.findIndex((code) => {
    const person = cardFacts(code)
    return person.name === 'wholesaler' && person.color === color
  })
}

/** For each card of a display the ships under it, by their places among all that are kept. */
export function underEach(display: readonly string[], tucked: readonly string[] = []): number[][] {
  const under: number[][] = display.map(() => [])
  tucked.forEach((ship, place) => under[keeperOf(display, ship)]?.push(place))
  return under
}
