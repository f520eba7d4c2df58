// The contracts, 280 x 212: a picture and the strip with what is asked. Name, coins and seal are set by the client: the band at
// y 146 is left free for the name, the foot for five coins around y 190, the upper right corner for the wax.
import { portrait } from './cards.mjs'
import { coin, glyph, num, sailChip, shield, tag } from './icons.mjs'
import { C, CREAM, FIVE, GOLD2, INK, PAPER, STRIP, once, part, v } from './ink.mjs'
import { SHIP } from './ships.mjs'
import { placedSign } from './signs.mjs'

// --- Pictures ---

const bust = (name, x, scale = 0.56) =>
  `<g transform="translate(${x} ${(112 - 200 * scale).toFixed(1)}) scale(${scale})">${portrait({ name })}</g>`
const ship = (color, x, scale) =>
  `<g transform="translate(${x} ${(104 - 158 * scale).toFixed(1)}) scale(${scale})">${part(`ship-${color}`, SHIP[color])}</g>`
const water = () => part('water-wide', () => `<path d="M0 100q8-4 16 0${'t16 0'.repeat(17)}V112H0Z" fill="${v('box-sea-1')}"/>`)
const struck = (x, y) =>
  `<path d="M30 86 ${x} ${y}" stroke="${CREAM}" stroke-width="8" stroke-linecap="round"/><path d="M30 86 ${x} ${y}" stroke="${v('c-wax')}" stroke-width="4.6" stroke-linecap="round"/>`
const decree = () =>
  `<g transform="rotate(-5 75 65)"><rect x="42" y="24" width="66" height="82" rx="3" fill="${CREAM}" stroke="${INK}" stroke-width="1.6"/><path d="M85.600 24H108V106H85.600Z" fill="url(#h-d)" opacity=".2"/></g>` +
  `${coin(66, 52, 12)}${num(90, 60, 22, '−½')}<circle cx="92" cy="86" r="11" fill="${v('c-wax')}" stroke="${INK}" stroke-width="1.4"/>`
const sails = () =>
  FIVE
    .map((color, i) => `<g transform="rotate(${(i - 2) * 6} ${40 + i * 30} 70)">${sailChip(color, 16 + i * 33, [52, 43, 38, 43, 52][i], 40)}</g>`)
    .join('')
const estate = () =>
  `<g stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"><path d="M34 110V66H104V110Z" fill="${CREAM}"/><path d="M26 68 46 46H92L112 68Z" fill="${v('p-rust')}"/><path d="M104 110V44H132V110Z" fill="${CREAM}"/><path d="M99 46 118 24 137 46Z" fill="${v('p-rust')}"/></g>` +
  `<path d="M122 44V110H132V44ZM88 68H104V110H88Z" fill="url(#h-d)" opacity=".45"/><path d="M62 110V88Q69 80 76 88V110ZM42 76H52V88H42ZM84 76H94V88H84ZM113 58H122V70H113ZM113 82H122V94H113Z" fill="${C.ink}"/><path d="M118 24V12M118 13l12 3-12 4" stroke="${INK}" stroke-width="1.6" fill="${v('p-rust')}"/>`
const bag = () =>
  `<path d="M52 104C40 84 52 62 70 56L66 42Q82 48 98 42L94 56C112 62 124 84 112 104Z" fill="${v('p-sand')}" stroke="${INK}" stroke-width="1.8"/><path d="M88 58C104 66 114 84 108 104H112C124 84 112 62 94 56Z" fill="url(#h-d)" opacity=".6"/><path d="M66 56Q82 62 98 56" fill="none" stroke="${v('p-rust')}" stroke-width="5" stroke-linecap="round"/>${coin(82, 82, 14)}`
// The ground, by the families of persons, and what stands on it.
const PICTURE = {
  luminary: ['office', () => bust('jester', 128) + bust('priest', 44)],
  bruja: ['purse', () => bust('mademoiselle', 128) + bust('captain', 40)],
  maritime_supremacy: ['voyage', () => bust('vice_admiral', 128) + bust('captain', 40)],
  new_colony: ['voyage', () => bust('settler', 126) + bust('gunner', 44)],
  trade_outpost: ['purse', () => bust('settler', 126) + bust('clerk', 42)],
  trade_master: ['purse', () => bust('trader', 128) + bust('trader', 40)],
  thrifty_staff: ['office', () => bust('settler', 164, 0.46) + bust('trader', 112, 0.48) + bust('clerk', 58, 0.5) + bust('sailor', 10, 0.52)],
  mercenary: ['sword', () => bust('pirate', 84, 0.58) + glyph('saber', 34, 34, 58, C.ink) + glyph('saber', 196, 34, 58, C.ink)],
  explorer: ['voyage', () => glyph('rose', 30, 22, 74, C.ink) + ship('green', 126, 0.62) + water()],
  frigate_nemesis: ['sword', () => ship('red', 118, 0.62) + water() + [0, 1, 2].map((i) => coin(48 + i * 19, 60 + i * 3, 14)).join('') + struck(108, 36)],
  galleon_nemesis: ['sword', () => ship('black', 118, 0.62) + water() + [0, 1].map((i) => coin(52 + i * 24, 60 + i * 3, 16)).join('') + struck(102, 38)],
  tax_inspector: ['office', () => bust('governor', 132) + decree()],
  jinx: ['sword', () => ship('blue', 22, 0.5) + ship('blue', 150, 0.5) + water() + glyph('bust', 112, 27, 56, CREAM) + glyph('bust', 115, 30, 50, v('c-wax'))],
  speculator: ['voyage', () => ship('yellow', 16, 0.46) + ship('blue', 92, 0.48) + ship('green', 172, 0.46) + water()],
  major_speculator: ['voyage', () => ship('yellow', 4, 0.4) + ship('blue', 66, 0.42) + ship('red', 128, 0.44) + ship('black', 192, 0.42) + water()],
  pirates_nest: ['sword', () => sails() + bust('pirate', 168, 0.52)],
  small_estate: ['office', ({ needs }) => estate() + shield(166, 26, 64, needs.influence)],
  ransom: ['sword', ({ amount }) => bag() + tag(152, 22, 64, amount)],
}

// --- The card ---

const VIEW = 'M10 108V58A48 48 0 0 1 58 10H222A48 48 0 0 1 270 58V108Z'
const skyLines = () => {
  let d = ''
  for (let y = 13, step = 2.6; y < 90; y += step, step *= 1.14) d += `M0 ${y.toFixed(1)}H280`
  return `<path d="${d}" stroke="${C.ink}" stroke-width=".7" opacity=".15"/>`
}
// A seal around the middle; red wax, or blue for crews alone.
export const wax = (color) => () => {
  const r = 21
  let d = ''
  for (let i = 0; i < 14; i++) {
    const angle = (i * Math.PI) / 7
    const far = r * (i % 2 ? 0.93 : 1.06)
    d += `${i ? 'L' : 'M'}${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`
  }
  return `<path d="${d}Z" fill="${v(color)}" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/><circle r="16.4" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.7"/>`
}
const links = () => `<path d="M58 190H66M110 190H118M162 190H170M214 190H222" stroke="${C.ink}" stroke-width="1.6" opacity=".35" stroke-linecap="round"/>`
const asked = ({ how, asks, steps }) => {
  const [size, gap] = [31, 6]
  const often = how === 'at_colors' && steps > 1 ? `×${steps}` : ''
  const wide = asks.length * (size + gap) - gap
  const start = 140 - (wide + (often ? 34 : 0)) / 2
  return (
    asks.map((id, i) => placedSign(id, start + i * (size + gap), 125 - size / 2, size)).join('') +
    (often ? num(start + wide + 8, 132.5, 22, often, { color: CREAM, anchor: 'start' }) : '')
  )
}
const bell = () =>
  `<circle cx="23" cy="23" r="14" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>${glyph('bell', 14, 14, 18, C.ink)}`

/** A contract, by its facts; the bell says: now or never. */
export const contractFace = (contract) => () => {
  const [family, draw] = PICTURE[contract.id]
  return (
    `<g clip-path="url(#${once('k', '<rect width="280" height="212" rx="12"/>')})"><rect width="280" height="212" fill="${PAPER}"/><path d="${VIEW}" fill="${v(`fam-${family}`)}"/>` +
    `<g clip-path="url(#${once('k', `<path d="${VIEW}"/>`)})"><circle cx="104" cy="62" r="52" fill="${CREAM}" opacity=".6"/>${part('sky-wide', skyLines)}${draw(contract)}</g>` +
    part('rim-wide', () =>
      `<path d="${VIEW}" fill="none" stroke="${INK}" stroke-width="1.8"/><path d="M5.5 108V58A52.500 52.500 0 0 1 58 5.5H222A52.500 52.500 0 0 1 274.500 58V108" fill="none" stroke="${GOLD2}" stroke-width="1"/><path d="M0 107H280V143H0Z" fill="${STRIP}"/><path d="M0 110H280M0 140H280" stroke="${GOLD2}" stroke-width="1"/>`,
    ) +
    `${asked(contract)}${part('links-wide', links)}</g>` +
    `<rect x=".9" y=".9" width="278.2" height="210.2" rx="11.1" fill="none" stroke="${INK}" stroke-width="1.8"/>${contract.at_moment ? part('bell-moment', bell) : ''}`
  )
}
