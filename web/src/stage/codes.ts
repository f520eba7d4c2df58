// What a card's code says at a glance, enough to know where the card goes: `flute:2/3`, `trader.blue:5`,
// `expedition:anchor+hut`, `tax:swords`. Facts and faces of cards are elsewhere (generated/cards.json, cards/).

export type Kind = 'ship' | 'person' | 'expedition' | 'tax'
export type ShipColor = 'yellow' | 'blue' | 'green' | 'red' | 'black' | 'ares'

const SHIPS: Record<string, ShipColor> = {
  pinnace: 'yellow',
  flute: 'blue',
  barque: 'green',
  frigate: 'red',
  galleon: 'black',
  ares: 'ares',
}

/** The name in front: `trader` of `trader.blue:5`. */
export function baseOf(code: string): string {
  return code.split(/[.:]/, 1)[0] ?? code
}

export function shipColorOf(code: string): ShipColor | null {
  return SHIPS[baseOf(code)] ?? null
}

export function kindOf(code: string): Kind {
  const base = baseOf(code)
  if (base in SHIPS) return 'ship'
  return base === 'expedition' || base === 'tax' ? base : 'person'
}
