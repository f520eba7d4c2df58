// The boxes one chooses from, 320 x 112: one picture for each module, and one for what it adds to another, cut from the same paper. What matters lies between
// x 80 and 240: phones show no more.
import { FACES, portrait } from './cards.mjs'
import { FOLK } from './folk.mjs'
import { coin } from './icons.mjs'
import { C, CREAM, once, part, v } from './ink.mjs'
import { SHIP } from './ships.mjs'
import { GLASSES } from './voyage.mjs'

const sky = (ground, [x, y, r]) =>
  `<rect width="320" height="112" fill="${ground}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}" opacity=".7"/>` +
  part('sky-box', () => {
    let d = ''
    for (let at = 4, step = 3; at < 90; at += step, step *= 1.13) d += `M0 ${at.toFixed(1)}H320`
    return `<path d="${d}" stroke="${C.ink}" stroke-width=".8" opacity=".13"/>`
  })
const wave = (y, x0) => {
  let d = `M${x0} ${y}`
  for (let x = x0; x < 330; x += 26) d += 'q6.500 -3 13 0t13 0'
  return d
}
const sea = (y = 92) =>
  `<path d="${wave(y, -10)}V120H-10Z" fill="${v('box-sea-1')}"/><path d="${wave(y + 10, -22)}V120H-22Z" fill="${v('box-sea-2')}"/><path d="${wave(y + 4, -10)}" fill="none" stroke="${CREAM}" stroke-width="1.200" opacity=".6"/>`
const hills = () =>
  `<path d="M0 96V78C24 66 48 70 70 82L96 96ZM226 96C252 78 286 66 320 72V96Z" fill="${v('box-hill-1')}"/><path d="M280 80V62H284V58H288V62H294V58H298V62H302V80ZM24 78 26 56H32L34 78Z" fill="${v('box-hill-2')}"/>`
const ship = (color, x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale}) translate(-100 -160)">${part(`ship-${color}`, SHIP[color])}</g>`
const bust = (person, x, scale) => `<g transform="translate(${x} ${(113 - 204 * scale).toFixed(1)}) scale(${scale})">${portrait(person)}</g>`
const who = (id, x, scale) => `<g transform="translate(${x} ${(113 - 204 * scale).toFixed(1)}) scale(${scale})">${part(`folk-${id}`, () => FOLK[id]())}</g>`
const card = (id, x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.26)"><use href="#${id}"/></g>`
// A contract with three coins and its wax: the numbers are too small to be read.
const paper = (id, x, y, scale, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><use href="#k-${id}"/><use href="#wax" x="250" y="30"/>${[36, 88, 140].map((at) => coin(at, 190, 14.5)).join('')}</g>`
const glass = (level, x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})">${part(`glass-${level}`, GLASSES[`glass-${level}`])}</g>`
const crew = (names) =>
  names.map((name, i) => `<g transform="translate(${138 + i * 35} 32) scale(1.182)">${part(`t-${name}`, () => FACES.person.t({ kind: 'person', name }))}</g>`).join('')

const BOXES = {
  base: () => sky(v('box-sky'), [160, 70, 46]) + hills() + sea() + ship('yellow', 66, 93, 0.36) + ship('green', 254, 93, 0.4) + ship('black', 160, 101, 0.6),
  set_sail: () => sky(v('fam-voyage'), [214, 58, 34]) + hills() + sea() + ship('blue', 220, 94, 0.4) + ship('yellow', 124, 101, 0.62),
  'set_sail-cards': () =>
    sky(v('fam-purse'), [116, 54, 42]) +
    bust({ name: 'passenger', face: 3 }, 214, 0.5) +
    bust({ name: 'passenger' }, 142, 0.52) +
    bust({ name: 'wholesaler', color: 'blue' }, 52, 0.55),
  gambler: () =>
    sky(v('fam-office'), [118, 54, 42]) +
    bust({ name: 'gambler' }, 62, 0.56) +
    card('f-frigate-3-2', 168, 26, -9) +
    card('f-flute-2-2', 202, 21, 1) +
    card('f-frigate-6-3', 240, 22, 11),
  contract_cards: () =>
    sky(v('fam-purse'), [130, 54, 42]) +
    bust({ name: 'gunner' }, 194, 0.52) +
    bust({ name: 'vice_admiral' }, 116, 0.53) +
    bust({ name: 'clerk', color: 'red' }, 40, 0.54),
  contracts: () => sky(v('fam-sword'), [120, 54, 42]) + paper('galleon_nemesis', 164, 10, 0.42, 7) + paper('bruja', 62, 22, 0.44, -6),
  coop: () => sky(v('fam-voyage'), [96, 56, 44]) + glass(4, 62, 9, 0.94) + crew(['captain', 'gunner', 'priest', 'jester']),
  adventure: () => sky(v('fam-office'), [176, 52, 38]) + hills() + sea() + ship('ares', 122, 100, 0.6) + who('grace', 196, 0.5),
  'coop-alone': () => sky(v('fam-voyage'), [212, 46, 34]) + sea(96) + glass(7, 76, 14, 0.84) + ship('green', 204, 102, 0.56),
}

/** The pictures by the name of their module, cut to size. */
export const BOX = Object.fromEntries(
  Object.entries(BOXES).map(([name, draw]) => [
    name,
    () => `<g clip-path="url(#${once('k', '<rect width="320" height="112"/>')})">${draw()}</g>`,
  ]),
)
