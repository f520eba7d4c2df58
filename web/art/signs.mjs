// Signs of what contracts ask for, 24 x 24, on the dark strip: q- and the name that asks.mjs gives them. And badges, 36 x 36,
// for narrow places: b- and the contract.
import { FACES } from './cards.mjs'
import { coin, glyph, num, sailChip, shield, tag } from './icons.mjs'
import { C, COLORS, CREAM, GOLD2, PAPER2, STRIP, emblem, onBand, part, sh, v } from './ink.mjs'
import { PERSON } from './persons.mjs'

const roundel = (inner, ground = CREAM) => `<circle cx="12" cy="12" r="11" fill="${ground}"/>${inner}`
const PENNANT = 'M4 2.5H20V21L12 16.5 4 21Z'
const SIGN = {
  saber: () => roundel(glyph('saber', 4.4, 4.4, 15.2, C.ink)),
  bust: () => roundel(glyph('bust', 3.6, 3.6, 16.8, C.ink)),
  // Whoever costs no more than this.
  cheap: (most) =>
    `<g transform="translate(2.6 .4) scale(.47)"><path d="M20 2 37 13V44a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V13Z" fill="${CREAM}"/><circle cx="20" cy="11.5" r="3" fill="${STRIP}"/></g>` +
    `<path d="M10.6 10.2 6.8 12.3 10.6 14.4M6.8 17H10.6" fill="none" stroke="${C.ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>${num(14.6, 18.4, 12.5, most, { color: C.ink })}`,
  expedition: () =>
    roundel(glyph('rose', 2.4, 2.4, 19.2, C.ink), v('fam-voyage')) + `<circle cx="12" cy="12" r="10.4" fill="none" stroke="${GOLD2}" stroke-width="1.2"/>`,
  refused: () =>
    `${coin(12, 12, 10.4)}<path d="M3.4 20.6 20.6 3.4" stroke="${CREAM}" stroke-width="4.6" stroke-linecap="round"/><path d="M3.4 20.6 20.6 3.4" stroke="${v('c-wax')}" stroke-width="2.6" stroke-linecap="round"/>`,
  taxed: () =>
    `<path d="M4 3.5H20V20.5C17 22 15 19.5 12 20.8S7 20 4 21.5Z" fill="${CREAM}"/><rect x="1.5" y="1" width="21" height="4.6" rx="2.3" fill="${PAPER2}"/><path d="M8 9.5H16M8 12.5H13" stroke="${C.ink}" stroke-width="1.3" stroke-linecap="round" opacity=".7"/>` +
    `<circle cx="16.5" cy="16.5" r="5" fill="${v('c-wax')}"/><path d="M13.9 16.5H19.1" stroke="${CREAM}" stroke-width="1.8" stroke-linecap="round"/>`,
  // A color nobody has named; the table puts the colors that fly in its place.
  flag: (color) =>
    color
      ? `<path d="${PENNANT}" fill="${sh(color, 'sail')}" stroke="${CREAM}" stroke-width="1.4" stroke-linejoin="round"/>${emblem(color, 6, 4, 12, onBand(color))}`
      : `<path d="${PENNANT}" fill="${CREAM}" fill-opacity=".16" stroke="${CREAM}" stroke-width="1.5" stroke-dasharray="3 2.2" stroke-linejoin="round"/>`,
  sail: (color) => sailChip(color, 0, 0, 24),
  pay: (coins) => tag(2, 0, 20, coins),
  influence: (count) => shield(0.4, 0.2, 23.2, count),
}
// A person in any color wears undyed cloth.
const face = (name) =>
  `<g transform="scale(.5455)">${part(`t-${name}`, () => FACES.person.t({ kind: 'person', name }))}</g>`

/** One sign, by the name asks.mjs gives it: the part after a hyphen says more of it. */
export const sign = (id) => {
  const [name, more] = id.slice(2).split('-')
  return part(id, () => (PERSON[name] ? face(name) : SIGN[name](more)))
}
export const placedSign = (id, x, y, size) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(3)})">${sign(id)}</g>`
const isPerson = (id) => id.slice(2) in PERSON

// --- Badges: one look tells which contract ---

const pennants = (count) => {
  const step = count > 3 ? 7.4 : 9.4
  const x = (i) => (13 + (i - (count - 1) / 2) * step).toFixed(1)
  const one = (i) => `<path d="M${x(i)} 6.6h7.1v8.6L${(+x(i) + 3.55).toFixed(1)} 12.9 ${x(i)} 15.2Z" fill="${CREAM}"/>`
  return Array.from({ length: count }, (_, i) => one(i)).join('') + num(18, 31, 15, count, { color: CREAM })
}
const SAILS = [[3, 5], [12.5, 5], [22, 5], [7.5, 18], [17, 18]]
const SABERS = [[3.5, 4], [18.5, 4], [11, 18]]
export const badge =
  ({ how, asks }) =>
  () => {
    const frame = `<rect x="1" y="1" width="34" height="34" rx="8" fill="${STRIP}"/>`
    const [first, second] = asks
    if (isPerson(first)) return frame + placedSign(second, 14.5, 13, 20) + placedSign(first, 1.5, 2, 21)
    if (how === 'ships_kept') return frame + asks.map((id, i) => placedSign(id, ...SAILS[i], 11.5)).join('')
    if (how === 'at_colors') return frame + pennants(asks.length)
    if (how === 'declining') return frame + placedSign(first, 3, 3, 20) + placedSign(second, 16, 15, 18)
    if (first === 'q-saber') return frame + SABERS.map(([x, y]) => glyph('saber', x, y, 14, CREAM)).join('')
    if (second) return frame + placedSign(first, 4, 5, 21) + num(28, 31, 14, asks.length, { color: CREAM })
    return frame + placedSign(first, 5.5, 5.5, 25)
  }

/** Everything the contracts ask for, and flags in every color. */
export const prepareSigns = (contracts) => {
  for (const { asks } of contracts) for (const id of asks) sign(id)
  for (const color of Object.keys(COLORS)) sign(`q-flag-${color}`)
}
