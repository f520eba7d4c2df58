// The sign of each thing a mission asks for: an icon of the sprite, a sail, a coin or a crown.
export interface Sign {
  kind: 'icon' | 'sail' | 'coin' | 'crown' | 'shield' | 'good'
  name: string
}

const ICONS: Record<string, string> = {
  swords: 'saber',
  persons: 'person',
  persons_of_printed_cost_3: 'tag',
  expeditions: 'scroll',
  traders: 'sail',
  settler: 'hut',
  captain: 'anchor',
  priest: 'cross',
  mademoiselle: 'tag',
  jester: 'bust',
  admiral: 'cards',
  governor: 'card',
  gambler: 'die',
  lookout: 'eye',
  barmaid: 'mug',
}
const GOODS: Record<string, string[]> = { book: ['book'], herbs: ['herbs'], bread: ['bread'], rum: ['rum'], bread_or_rum: ['bread', 'rum'], ares_book: ['book'], ares_herbs: ['herbs'] }
const COLORS = ['yellow', 'blue', 'green', 'red', 'black', 'ares']

/** The signs of one thing: one, or several of which any will do. */
export function signsOf(what: string): Sign[] {
  if (what === 'coins') return [{ kind: 'coin', name: '' }]
  if (what === 'crowns') return [{ kind: 'crown', name: '' }]
  if (what === 'influence') return [{ kind: 'shield', name: '' }]
  if (COLORS.includes(what)) return [{ kind: 'sail', name: what }]
  const goods = GOODS[what]
  if (goods) return goods.map((name) => ({ kind: 'good', name }))
  return [{ kind: 'icon', name: ICONS[what] ?? 'person' }]
}
