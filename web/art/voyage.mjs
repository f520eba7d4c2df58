// What a crew looks at: the hourglass of its time, the backs of its two decks, the medals of the ranks, and the seals of the seats.
import { back } from './cards.mjs'
import { glyph } from './icons.mjs'
import { CREAM, GOLD, GOLD2, GOLD3, INK, PAPER2, WOOD, once, part, v } from './ink.mjs'

// --- Hourglass, 72 x 100: from 0 to 1 of the sand is still above ---

const GLASS = 'M17 14H55V26C55 38 44 44 39.5 50C44 56 55 62 55 74V86H17V74C17 62 28 56 32.5 50C28 44 17 38 17 26Z'
const frame = () =>
  `<path d="${GLASS}" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M22 20V28Q24 34 28 38M22 74Q23 68 28 64" fill="none" stroke="${CREAM}" stroke-width="2.2" stroke-linecap="round"/>` +
  `<path d="M13 14V86M59 14V86" stroke="${INK}" stroke-width="5.4"/><path d="M13 14V86M59 14V86" stroke="${WOOD}" stroke-width="2.6"/><rect x="7" y="5" width="58" height="10" rx="4" fill="${WOOD}" stroke="${INK}" stroke-width="1.8"/><rect x="7" y="85" width="58" height="10" rx="4" fill="${WOOD}" stroke="${INK}" stroke-width="1.8"/><path d="M12 8.5H40M12 88.5H40" stroke="${v('p-sand')}" stroke-width="1.4" opacity=".7" stroke-linecap="round"/>`
const hourglass = (left, late = false) => {
  const sand = late ? v('c-wax') : v('p-sand')
  const top = 46 - 28 * left
  const heap = 86 - 26 * (1 - left)
  return (
    `<path d="${GLASS}" fill="${CREAM}" fill-opacity=".82"/><g clip-path="url(#${once('k', `<path d="${GLASS}"/>`)})">` +
    (left > 0 ? `<path d="M10 ${top.toFixed(1)}Q36 ${(top + 4).toFixed(1)} 62 ${top.toFixed(1)}V50H10Z" fill="${sand}"/>` : '') +
    (left > 0 && left < 1 ? `<path d="M36 48V86" stroke="${sand}" stroke-width="2.2"/>` : '') +
    `<path d="M10 88V${(heap + 8).toFixed(1)}Q36 ${(heap - 8).toFixed(1)} 62 ${(heap + 8).toFixed(1)}V88Z" fill="${sand}"/>` +
    `<path d="M42 8H60V92H42Q54 74 42 50Q54 30 42 8Z" fill="url(#h-d)" opacity=".35"/></g>${part('glass', frame)}`
  )
}
// Ten levels of sand; in the last turns it is red, and each of them has its own.
export const LATE = 3
export const GLASSES = {
  ...Object.fromEntries(Array.from({ length: 11 }, (_, level) => [`glass-${level}`, () => hourglass(level / 10)])),
  ...Object.fromEntries(Array.from({ length: LATE + 1 }, (_, left) => [`glass-late-${left}`, () => hourglass(left && left * 0.07 + 0.02, true)])),
}

// --- Backs of the time deck and the score deck: the coin's place is taken by the glass, or the crown ---

const roundBack = (ground, inner) => () =>
  `${part('back', back)}<circle cx="100" cy="140" r="60.5" fill="${ground}" stroke="${INK}" stroke-width="2.4"/><circle cx="100" cy="140" r="53" fill="none" stroke="${GOLD2}" stroke-width="2"/>${inner()}`
export const BACKS = {
  'back-time': roundBack(v('fam-voyage'), () => `<g transform="translate(66 92) scale(.95)">${hourglass(0.5)}</g>`),
  'back-score': roundBack(v('fam-office'), () => glyph('crown', 62, 102, 76, v('c-shield'))),
}

// --- Medals, 96 x 116: the higher the rank, the more pips ---

const RANKS = [
  ['landlubber', 'bollard', 'p-steel', 'p-sand'],
  ['sailor', 'anchor', 'p-teal', 'p-sand'],
  ['pirate', 'sabers', 'p-rust', 'p-rust'],
  ['captain', 'wheel', 'c-back', 'p-teal'],
  ['lord_of_the_seas', 'crown', 'c-shield', 'c-shield'],
]
const rope = () => {
  let d = ''
  for (let i = 0; i < 40; i++) {
    const a = (i * Math.PI) / 20
    d += `M${(48 + 39 * Math.cos(a)).toFixed(1)} ${(46 + 39 * Math.sin(a)).toFixed(1)}L${(48 + 44 * Math.cos(a + 0.12)).toFixed(1)} ${(46 + 44 * Math.sin(a + 0.12)).toFixed(1)}`
  }
  return `<path d="${d}" stroke="${GOLD2}" stroke-width="2" stroke-linecap="round"/>`
}
const shine = () =>
  `<path d="M48 10A36 36 0 0 1 48 82Q64 46 48 10Z" fill="#000" opacity=".16"/><path d="M22 34A30 30 0 0 1 38 18" fill="none" stroke="${CREAM}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
const pip = (x) => `<circle cx="${x}" cy="73" r="3" fill="${GOLD3}" stroke="${INK}" stroke-width="1"/>`
const medal = ([, sign, ground, ribbon], height) => () =>
  `<path d="M24 76 14 114 30 106 38 116 48 84 58 116 66 106 82 114 72 76Z" fill="${v(ribbon)}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
  `<circle cx="48" cy="46" r="45" fill="${height ? GOLD : PAPER2}" stroke="${INK}" stroke-width="1.8"/>${part('medal-rope', rope)}<circle cx="48" cy="46" r="36" fill="${v(ground)}" stroke="${INK}" stroke-width="1.8"/>${part('medal-shine', shine)}${glyph(sign, 27, 24, 42, CREAM)}` +
  Array.from({ length: height }, (_, i) => pip(48 + (i - (height - 1) / 2) * 10)).join('')
export const MEDALS = Object.fromEntries(RANKS.map((rank, height) => [`rank-${rank[0]}`, medal(rank, height)]))

// --- Seals of the seats, 24 x 24: each has a shape of its own; color and letter are the table's ---

const SHAPES = [
  '<path d="M12 1.200 22.800 12 12 22.800 1.200 12Z"/>',
  '<circle cx="12" cy="12" r="10.200"/>',
  '<rect x="2.200" y="2.200" width="19.600" height="19.600" rx="4"/>',
  '<path d="M12 1 22 6.700V17.300L12 23 2 17.300V6.700Z"/>',
  '<path d="M12 1.500 23 21.500H1Z"/>',
]
export const SEALS = Object.fromEntries(SHAPES.map((shape, seat) => [`seal-${seat + 1}`, () => shape]))
