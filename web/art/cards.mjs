// The faces of a card, from its facts: full (200 x 280), small and crew (72 x 100), and the round portrait (44 x 44).
// Names are not drawn: they belong to a language and are set by the client into the band that is left free for them.
import { readFileSync } from 'node:fs'
import {
  C,
  COLORS,
  CREAM,
  EMBLEM,
  GOLD,
  GOLD2,
  GOLD3,
  INK,
  PAPER,
  PAPER2,
  STRIP,
  WOOD,
  emblem,
  onBand,
  onPaper,
  once,
  part,
  sh,
  v,
  widthOf,
} from './ink.mjs'
import { PERSON } from './persons.mjs'
import { SHIP } from './ships.mjs'
import { ROSE, coin, crown, glyph, num, sailChip, shield, tag } from './icons.mjs'
import './folk.mjs'
import { GOODS, goods } from './things.mjs'

// The rulebook's numbers as they are printed on the cards: those of the base game, unless a game has its own.
const NUMBERS = JSON.parse(readFileSync(new URL('../src/generated/numbers.json', import.meta.url), 'utf-8'))
const N = NUMBERS.base

const FAMILY = {
  sailor: 'sword',
  pirate: 'sword',
  settler: 'voyage',
  captain: 'voyage',
  priest: 'voyage',
  jack_of_all_trades: 'voyage',
  trader: 'purse',
  mademoiselle: 'purse',
  jester: 'purse',
  admiral: 'purse',
  governor: 'office',
  clerk: 'purse',
  wholesaler: 'purse',
  vice_admiral: 'purse',
  gunner: 'purse',
  passenger: 'office',
  gambler: 'office',
  tybuk: 'sword',
  lookout: 'voyage',
  barmaid: 'purse',
}
const ground = (person) => v(`fam-${FAMILY[person]}`)
const SYMBOL = { anchor: 'anchor', cross: 'cross', hut: 'hut', book: 'rite', herbs: 'herbs', bread: 'bread', rum: 'rum' }

// --- Frames ---

export const full = (inner) =>
  `<g clip-path="url(#${once('k', '<rect width="200" height="280" rx="14"/>')})">${inner}</g>` +
  part(
    'rim-full',
    () => `<rect x=".9" y=".9" width="198.2" height="278.2" rx="13.1" fill="none" stroke="${INK}" stroke-width="1.8"/>`,
  )
export const little = (inner) =>
  `<g clip-path="url(#${once('k', '<rect width="72" height="100" rx="7"/>')})">${inner}</g>` +
  part(
    'rim-small',
    () => `<rect x=".7" y=".7" width="70.6" height="98.6" rx="6.3" fill="none" stroke="${INK}" stroke-width="1.4"/>`,
  )
const strip = () =>
  part(
    'strip',
    () =>
      `<path d="M0 191H200V233H0Z" fill="${STRIP}"/><path d="M0 194.5H200M0 229.5H200" stroke="${GOLD2}" stroke-width="1"/>`,
  )
const littleStrip = () => part('strip-small', () => `<path d="M0 75H72V100H0Z" fill="${STRIP}"/>`)

// --- Ability as a formula of signs, laid out by the measured width of its text ---

export function row(size, gap) {
  const parts = []
  let x = 0
  const add = (width, draw) => {
    parts.push(draw(x))
    x += width + gap
  }
  return {
    sign: (name, s = size) => add(s, (at) => glyph(name, at, (size - s) / 2, s, CREAM)),
    text: (text, s = size * 0.86) =>
      add(widthOf(text) * s, (at) => num(at, size * 0.5 + s * 0.34, s, text, { color: CREAM, anchor: 'start' })),
    coin: () => add(size * 0.9, (at) => coin(at + size * 0.45, size / 2, size * 0.45)),
    arrow: () => add(size * 0.5, (at) => glyph('arrow', at, size * 0.25, size * 0.5, v('c-strip-2'))),
    crown: (s = size) => add(s, (at) => crown(at, (size - s) / 2, s)),
    paid: (n) => add(size * 0.9, (at) => coin(at + size * 0.45, size / 2, size * 0.45, n)),
    gap: (w) => (x += w),
    sail: (color) => add(size, (at) => sailChip(color, at, 0, size)),
    coins: (count) => {
      add(size * (0.9 + 0.5 * (count - 1)), (at) =>
        Array.from({ length: count }, (_, i) => coin(at + size * (0.45 + 0.5 * i), size / 2, size * 0.45)).join(''),
      )
    },
    shield: (n, s = size) => add(s * 0.94, (at) => shield(at, (size - s) / 2, s * 0.94, n)),
    dim: (name, s = size) => add(s, (at) => glyph(name, at, (size - s) / 2, s, v('c-strip-2'))),
    done: () => ({ width: x - gap, svg: parts.join('') }),
  }
}
// Ships that count for nothing, and how many cards are few.
const hollow = (r, size) => Array.from({ length: N.gunners_without }, () => r.dim('sail_off', size))
const FEW = `${N.vice_admirals_from}–${N.vice_admirals_to}`
const LONE = { settler: 'hut', captain: 'anchor', priest: 'cross', sailor: 'saber', pirate: 'sabers' }
function formula({ name: person, color, price, ares_coin }) {
  const lone = LONE[person] && !ares_coin
  const size = lone ? 30 : person === 'barmaid' ? 25 : 27
  const r = row(size, size * 0.2)
  const draw = {
    trader: () => (r.sail(color), r.arrow(), r.text('+1'), r.coin()),
    jack_of_all_trades: () =>
      ['anchor', 'cross', 'hut'].forEach((name, i) => (i ? r.text('/', size * 0.8) : 0, r.sign(name, size * 0.86))),
    mademoiselle: () => (r.sign('tag'), r.text('−1')),
    jester: () => (
      r.sign('bust', size * 0.9),
      r.text('/', size * 0.8),
      r.sign('empty'),
      r.arrow(),
      r.text('+1'),
      r.coin()
    ),
    admiral: () => (r.sign('cards'), r.text(`${N.admirals_from}+`), r.arrow(), r.text(`+${N.admiral_coins}`), r.coin()),
    governor: () => (r.text('+1'), r.sign('card')),
    clerk: () => (r.sail(color), r.arrow(), r.text('+1'), r.sign('card')),
    // Every ship of the color stays with him and counts.
    wholesaler: () => (r.sail(color), r.arrow(), r.text('+1'), r.shield('')),
    // The first ship counts for nothing, every other for a coin.
    gunner: () => (hollow(r, size * 0.8), r.sign('sail', size * 0.8), r.sign('sail', size * 0.8), r.arrow(), r.coins(2)),
    vice_admiral: () => (r.sign('cards'), r.text(FEW), r.arrow(), r.text(`+${N.vice_admiral_coins}`), r.coin()),
    passenger: () => r.dim('bag', size * 0.92),
    gambler: () => (r.sign('die', size * 0.92), r.text(String(N.gamble_cards)), r.sign('cards'), r.arrow(), r.text('+1'), r.sign('card')),
    tybuk: () => [0, 1, 2].forEach(() => r.sign('saber', 25)),
    lookout: () => (r.sign('eye'), r.text('3'), r.sign('card', 23), r.arrow(), r.text('1'), r.sign('card', 23)),
    barmaid: () => (r.sign('cards'), r.text('4+'), r.arrow(), r.crown(), r.gap(8), r.sign('mug', 23), r.arrow(), r.paid(price)),
  }
  if (lone) r.sign(LONE[person])
  else if (ares_coin) (r.sign(LONE[person]), r.gap(9), r.sail('ares'), r.arrow(), r.text('+1'), r.coin())
  else draw[person]()
  const { width, svg } = r.done()
  return `<g transform="translate(${(100 - width / 2).toFixed(1)} ${(212 - size / 2).toFixed(1)})">${svg}</g>`
}
// At most two signs.
function brief({ name: person, color, price, ares_coin }, size) {
  const r = row(size, size * 0.08)
  const draw = {
    trader: () => (r.sail(color), r.text('+1', size * 0.84)),
    jack_of_all_trades: () => ['anchor', 'cross', 'hut'].forEach((name) => r.sign(name, size * 0.88)),
    mademoiselle: () => (r.sign('tag'), r.text('−1', size * 0.84)),
    jester: () => (r.sign('bust'), r.coin()),
    admiral: () => (r.text(`${N.admirals_from}+`, size * 0.84), r.coin()),
    governor: () => (r.sign('card'), r.text('+1', size * 0.84)),
    clerk: () => (r.sail(color), r.sign('card', size * 0.92)),
    wholesaler: () => (r.sail(color), r.text('+1', size * 0.84), r.shield('', size * 0.9)),
    gunner: () => (hollow(r, size * 0.86), r.sign('sail', size * 0.86), r.coin()),
    vice_admiral: () => (r.text(FEW, size * 0.84), r.coin()),
    passenger: () => r.dim('bag', size * 0.9),
    gambler: () => (r.sign('die', size * 0.92), r.text(String(N.gamble_cards), size * 0.84), r.sign('cards', size * 0.92)),
    tybuk: () => [0, 1, 2].forEach(() => r.sign('saber', size * 0.9)),
    lookout: () => (r.sign('eye'), r.text('3', size * 0.84)),
    barmaid: () => (r.crown(size), r.sign('mug', size * 0.8), r.paid(price)),
  }
  if (ares_coin) (r.sign(LONE[person]), r.sail('ares'), r.coin())
  else if (LONE[person]) r.sign(LONE[person])
  else draw[person]()
  const found = r.done()
  // Two coins, one over the other: the strip of the small face has no room for both.
  return person === 'admiral'
    ? { width: found.width + size * 0.3, svg: found.svg + coin(found.width - size * 0.15, size / 2, size * 0.45) }
    : found
}

// --- Ships ---

const wavy = (y, a, w, x0 = -10, x1 = 210) => {
  let d = `M${x0} ${y}`
  for (let x = x0; x < x1; x += w) d += `q${w / 4} ${-a} ${w / 2} 0t${w / 2} 0`
  return d
}
export const skyLines = (y0, y1, opacity) => {
  let d = ''
  for (let y = y0, s = 3; y < y1; y += s, s *= 1.14) d += `M0 ${y.toFixed(1)}H200`
  return `<path d="${d}" stroke="${C.ink}" stroke-width=".7" opacity="${opacity}"/>`
}
const ship = (c) => part(`ship-${c}`, SHIP[c])
const seaAndShip = (c) => () =>
  `<rect width="200" height="280" fill="${sh(c, 'tint')}"/><circle cx="62" cy="92" r="44" fill="${CREAM}" opacity=".85"/>${part('sky', () => skyLines(3, 142, 0.16))}` +
  `<path d="M0 176V167C14 156 26 158 40 169L58 176ZM150 176C164 164 178 154 200 160V176Z" fill="${sh(c, 'deep')}" opacity=".28"/><rect y="176" width="200" height="62" fill="${sh(c, 'sea')}"/><path d="M0 179.500H62M92 179.500H200M0 184H40M120 184H200" stroke="${CREAM}" stroke-width="1.2" opacity=".75"/>` +
  `<g transform="translate(4 30) scale(.965)">${ship(c)}</g>` +
  `<path d="${wavy(186, 4, 34)}V240H-10Z" fill="${sh(c, 'deep')}" opacity=".62"/><path d="${wavy(197, 4, 40, -26)}V240H-26Z" fill="${sh(c, 'deep')}"/>` +
  part(
    'foam',
    () =>
      `<path d="${wavy(189.5, 3, 34)}" fill="none" stroke="${CREAM}" stroke-width="1.3" opacity=".7"/><path d="${wavy(205, 2.5, 26, -16)}${wavy(212, 2.5, 30, -30)}" fill="none" stroke="${CREAM}" stroke-width="1" opacity=".35"/>`,
  ) +
  `<path d="M0 234H200V280H0Z" fill="${sh(c, 'sail')}"/><path d="M0 234H200V280H0Z" fill="url(#p-${c})" opacity="var(--pattern,.26)"/><path d="M0 234H200" stroke="${INK}" stroke-width="1.8"/>` +
  `<circle cx="30" cy="257" r="17" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>${emblem(c, 18.5, 245.5, 23, onPaper(c))}`
const stack = (coins) => {
  let drawn = ''
  for (let i = coins - 1; i > 0; i--) drawn += coin(28, 28 + i * 17, 17)
  return drawn + coin(28, 28, 17, coins)
}
const ribbon = (strength) => {
  const skull = strength === 'skull'
  const y = skull ? 54 : 62
  return (
    `<path d="M146 -4H190V${y}L168 ${y - 8} 146 ${y}Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
    (skull ? glyph('skull', 153, 8, 30, INK) : glyph('sabers', 155, 4, 26, INK) + num(168, 49, 25, strength))
  )
}
// All strengths of the color in the corner of the band, this ship's in bold.
const strengths = (c, strength) => {
  const list = COLORS[c].strengths
  return list
    .map((s, i) => {
      const x = 191 - (list.length - 1 - i) * 13
      const on = s === strength
      if (s === 'skull') return glyph('skull', x - 11, 249, 13, onBand(c), ` opacity="${on ? 1 : 0.62}"`)
      return num(x - 4, 262, on ? 17 : 15, s, {
        color: onBand(c),
        weight: on ? 800 : 500,
        extra: on ? '' : ' opacity=".72"',
      })
    })
    .join('')
}
// A coin for somebody else flies away on a ribbon from the left edge, apart from mine.
const giftRibbon = (coins) =>
  `<path d="M-4 88H57L51 102 57 116H-4Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>${glyph('person', 6, 93, 17, INK)}${coin(37, 102, 11, `+${coins}`)}`
const giftRibbonSmall = (coins) =>
  `<path d="M-2 29H37L33.500 37.500 37 46H-2Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>${glyph('person', 3, 31.500, 12, INK)}${coin(24.500, 37.500, 7.200, `+${coins}`)}`
// A ship with cargo: a ribbon of its own at the left, money above, item below: one or the other.
const either = (coins, crowns, item) => {
  const y = 112
  return (
    `<path d="M6 -4H50V${y}L28 ${y - 8} 6 ${y}Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
    (crowns ? crown(10.500, -1, 35) + `<rect x="16" y="28.500" width="24" height="18" rx="9" fill="${STRIP}" stroke="${CREAM}" stroke-width="1.200"/>` + num(28, 43, 16, crowns, { color: CREAM }) : (coins > 1 ? coin(30.500, 28.500, 16.500) : '') + coin(26, 24, 16.500, coins)) +
    `<path d="M13 52.500H22M34 52.500H43" stroke="${INK}" stroke-width="1.300"/><path d="M31 46 25 59" stroke="${INK}" stroke-width="1.800" stroke-linecap="round"/>` +
    goods(item, 11, 62, 34)
  )
}
const eitherSmall = (coins, crowns, item) =>
  `<path d="M2 -2H27V55L14.500 50.500 2 55Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.300" stroke-linejoin="round"/>` +
  (crowns ? crown(4.500, -1.500, 20) + `<rect x="7" y="14" width="15" height="11" rx="5.500" fill="${STRIP}" stroke="${CREAM}" stroke-width=".9"/>` + num(14.500, 23, 10.500, crowns, { color: CREAM }) : coin(14.500, 12.500, 10.500, coins)) +
  `<path d="M16.300 26 13 31" stroke="${INK}" stroke-width="1.200" stroke-linecap="round"/>` +
  goods(item, 4.700, 31, 19)
const shipFull = ({ color: c, strength, coins = 0, gift, crowns = 0, item }) =>
  full(
    part(`sea-${c}`, seaAndShip(c)) +
      (gift ? part(`gift-${gift}`, () => giftRibbon(gift)) : '') +
      strengths(c, strength) +
      (item ? part(`either-${coins}-${crowns}-${item}`, () => either(coins, crowns, item)) : part(`stack-${coins}`, () => stack(coins))) +
      part(`ribbon-${strength}`, () => ribbon(strength)),
  )
const seaSmall = (c) => () =>
  `<rect width="72" height="100" fill="${sh(c, 'tint')}"/><circle cx="24" cy="44" r="18" fill="${CREAM}" opacity=".85"/><rect y="70" width="72" height="12" fill="${sh(c, 'sea')}"/><g transform="translate(1.5 19) scale(.345)">${ship(c)}</g>` +
  `<path d="M-2 75q4-2.5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0V84H-2Z" fill="${sh(c, 'deep')}"/><path d="M0 80H72V100H0Z" fill="${sh(c, 'sail')}"/><path d="M0 80H72V100H0Z" fill="url(#p-${c})" opacity="var(--pattern,.4)"/>` +
  `<circle cx="36" cy="89" r="11" fill="${CREAM}" stroke="${INK}" stroke-width="1.4"/>${emblem(c, 28.5, 81.5, 15, onPaper(c))}<path d="M0 80H25M47 80H72" stroke="${INK}" stroke-width="1.2"/>`
const ribbonSmall = (strength) => {
  const skull = strength === 'skull'
  const y = skull ? 25 : 29
  return (
    `<path d="M44 -2H70V${y}L57 ${y - 4} 44 ${y}Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>` +
    (skull ? glyph('skull', 49, 3, 16, INK) : glyph('sabers', 45.5, 2.5, 12, INK) + num(63, 16.5, 16, strength))
  )
}
const shipSmall = ({ color: c, strength, coins = 0, gift, crowns = 0, item }) =>
  little(
    part(`sea-s-${c}`, seaSmall(c)) +
      (gift ? part(`gift-s-${gift}`, () => giftRibbonSmall(gift)) : '') +
      (item ? part(`either-s-${coins}-${crowns}-${item}`, () => eitherSmall(coins, crowns, item)) : coin(14.5, 14.5, 11.5, coins)) +
      part(`ribbon-s-${strength}`, () => ribbonSmall(strength)),
  )

// A ship under a wholesaler: turned sideways, only its foot looks out. 72 x 28; the lowest 14 show color, pattern, emblem and worth.
export const slip = (c) => () =>
  `<g clip-path="url(#${once('k', '<rect width="72" height="28" rx="5"/>')})"><rect width="72" height="28" fill="${sh(c, 'sail')}"/><rect width="72" height="28" fill="url(#p-${c})" opacity="var(--pattern,.4)"/></g><rect x=".7" y=".7" width="70.6" height="26.6" rx="4.6" fill="none" stroke="${INK}" stroke-width="1.4"/><circle cx="11" cy="20.4" r="6.200" fill="${CREAM}" stroke="${INK}" stroke-width="1.1"/>${emblem(c, 6.6, 16, 8.8, onPaper(c))}${shield(55.5, 13.9, 12.5)}`

// --- Persons ---

// Passengers and the brothers Tybuk have several faces, one for each price; everybody else one.
const who = ({ name, face }) => (face > 1 ? `${name}_${face}` : name)
export const portrait = (card) =>
  part(`person-${who(card)}${card.color ? '-' + card.color : ''}`, () => PERSON[who(card)](card.color))
export const arch = (x0, x1, y0, y1, r) =>
  `M${x0} ${y1}V${y0 + r}A${r} ${r} 0 0 1 ${x0 + r} ${y0}H${x1 - r}A${r} ${r} 0 0 1 ${x1} ${y0 + r}V${y1}Z`
const ARCH = arch(13, 187, 13, 192, 84)
const ARCH_SMALL = arch(3.5, 68.5, 3.5, 76, 31)
const window_ = (card) => () =>
  `<rect width="200" height="280" fill="${PAPER}"/><path d="${ARCH}" fill="${ground(card.name)}"/><g clip-path="url(#${once('k', `<path d="${ARCH}"/>`)})"><circle cx="74" cy="92" r="62" fill="${CREAM}" opacity=".55"/>${part('sky-arch', () => skyLines(16, 150, 0.15))}<g transform="translate(11 14) scale(.885)">${portrait(card)}</g></g>` +
  part(
    'arch',
    () =>
      `<path d="${ARCH}" fill="none" stroke="${INK}" stroke-width="1.8"/><path d="${arch(8.5, 191.5, 8.5, 192, 88)}" fill="none" stroke="${GOLD2}" stroke-width="1"/>`,
  ) +
  strip() +
  formula(card)
const key = (card) => `${who(card)}${card.color ? '-' + card.color : ''}${card.ares_coin ? '-ares' : ''}${card.price ? '-' + card.price : ''}`
const personFull = (card) =>
  full(part(`window-${key(card)}`, window_(card)) + tag(7, 5, 42, card.cost) + shield(149, 6, 46, card.influence))
const windowSmall = (card) => () => {
  const ability = brief(card, card.ares_coin ? 16 : 17)
  return (
    `<rect width="72" height="100" fill="${PAPER}"/><path d="${ARCH_SMALL}" fill="${ground(card.name)}"/><g clip-path="url(#${once('k', `<path d="${ARCH_SMALL}"/>`)})"><circle cx="28" cy="36" r="23" fill="${CREAM}" opacity=".55"/><g transform="translate(1.5 12) scale(.345)">${portrait(card)}</g></g>` +
    `${littleStrip()}<g transform="translate(${(36 - ability.width / 2).toFixed(1)} 79)">${ability.svg}</g>`
  )
}
const personSmall = (card) =>
  little(
    part(`window-s-${key(card)}`, windowSmall(card)) +
      tag(1.5, 1, 21, card.cost) +
      shield(49, 1.5, 21.5, card.influence),
  )
// Once hired, the price is history. What counts stands at the left edge, so that cards may overlap.
const crewOf = (card) => () => {
  const jack = card.name === 'jack_of_all_trades'
  return (
    `<rect width="72" height="100" fill="${ground(card.name)}"/><circle cx="40" cy="36" r="26" fill="${CREAM}" opacity=".5"/><g transform="translate(4 7) scale(.36)">${portrait(card)}</g>${littleStrip()}` +
    `<g transform="translate(4.5 ${jack ? 82 : 79})">${brief(card, jack ? 11.5 : card.ares_coin ? 16 : 17).svg}</g>`
  )
}
const personCrew = (card) => little(part(`crew-${key(card)}`, crewOf(card)) + shield(1.5, 1.5, 21.5, card.influence))

// --- Expeditions: the chart shows what is asked: boats are anchors, chapels crosses, huts huts ---

const seal = (symbol, cx, cy, r) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${CREAM}" stroke="${GOLD2}" stroke-width="${r > 12 ? 1.6 : 1.2}"/>${glyph(SYMBOL[symbol], cx - r * 0.66, cy - r * 0.66, r * 1.32, C.ink)}`
const ISLANDS = [
  'M28 134C30 122 42 120 46 110C50 98 64 102 72 92C80 80 96 86 106 79C120 71 130 84 142 83C158 82 168 92 165 103C176 110 173 124 163 128C160 142 148 146 137 141C126 137 124 150 111 150C99 150 99 139 89 139C80 140 79 152 63 151C49 151 48 140 41 140C35 140 30 139 28 134Z',
  'M26 118C34 106 48 112 56 102C64 90 76 96 86 86C98 75 112 84 122 80C138 74 146 88 157 92C172 96 176 112 167 120C172 134 158 144 147 141C136 138 130 152 117 149C106 146 106 134 97 137C86 141 84 154 68 152C52 152 54 140 44 140C32 140 22 130 26 118Z',
  'M32 138C26 126 38 118 42 110C48 98 60 100 68 91C78 78 90 84 100 80C112 74 124 76 132 86C144 84 160 90 160 104C172 108 176 126 164 133C158 146 144 148 134 142C124 136 116 138 110 146C102 156 90 146 82 149C70 154 58 150 52 145C44 146 36 146 32 138Z',
]
const island = (i) => () => {
  const d = ISLANDS[i]
  return `<path d="${d}" fill="none" stroke="${C.ink}" stroke-width="20" opacity=".06" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${C.ink}" stroke-width="10" opacity=".09" stroke-linejoin="round"/><path d="${d}" fill="${PAPER2}" stroke="${INK}" stroke-width="1.8"/><g transform="translate(14 13) scale(.86 .87)"><path d="${d}" fill="${v('c-grass')}"/><path d="${d}" fill="url(#h-d)" opacity=".12"/></g>`
}
const LINE = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`
const placed =
  (name, draw) =>
  (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${part(`map-${name}`, draw)}</g>`
const chapel = placed(
  'chapel',
  () =>
    `<path d="M0 0V-20L14 -30 28 -20V0Z" fill="${CREAM}" ${LINE}/><path d="M-3 -19 14 -32 31 -19" fill="none" stroke="${v('p-rust')}" stroke-width="4" stroke-linejoin="round"/><path d="M14 -16V0H28V-20L14 -30Z" fill="url(#h-d)" opacity=".4"/><path d="M28 0V-34L36 -42 44 -34V0Z" fill="${CREAM}" ${LINE}/><path d="M26 -33 36 -44 46 -33Z" fill="${v('p-rust')}" ${LINE}/><path d="M36 -44V-58M31 -53H41" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/><path d="M11 0V-8Q14 -13 17 -8V0ZM34 -20Q36 -26 38 -20V-14H34Z" fill="${C.ink}"/>`,
)
const hut = placed(
  'hut',
  () =>
    `<path d="M4 0V-16H30V0Z" fill="${v('p-sand')}" ${LINE}/><path d="M20 0V-16H30V0Z" fill="url(#h-d)" opacity=".5"/><path d="M-4 -12 17 -36 38 -12 30 -15 24 -11 17 -15 10 -11 4 -15Z" fill="${WOOD}" ${LINE}/><path d="M17 -34 6 -16M17 -34 13 -15M17 -34 21 -15M17 -34 28 -16" stroke="${CREAM}" stroke-width="1" opacity=".5"/><path d="M13 0V-10H20V0Z" fill="${C.ink}"/>`,
)
const palm = placed('palm', () => `<g fill="${v('p-moss')}">${EMBLEM.palm}</g>`)
const hill = placed(
  'hill',
  () =>
    `<path d="M0 0 16 -26 32 0Z" fill="${v('p-sand')}" ${LINE}/><path d="M16 -26 32 0H20Z" fill="url(#h-d)" opacity=".55"/>`,
)
const sloop = placed(
  'sloop',
  () =>
    `<path d="M16 -2V-38" stroke="${INK}" stroke-width="2"/><path d="M18 -36Q32 -22 34 -8H18ZM14 -32Q4 -20 0 -8H14Z" fill="${CREAM}" ${LINE}/><path d="M-4 -5H38Q34 6 28 8H6Q-2 4 -4 -5Z" fill="${WOOD}" ${LINE}/><path d="M-10 10q5-3 10 0t10 0 10 0 10 0 10 0" fill="none" stroke="${C.ink}" stroke-width="1.4" opacity=".6"/>`,
)
const CHARTS = {
  'anchor-anchor': [
    0,
    () =>
      hill(86, 126, 1.15) +
      hill(108, 128, 0.85) +
      palm(58, 100, 1.1) +
      palm(136, 94, 1.2) +
      sloop(78, 166, 1.1) +
      sloop(146, 170, 0.75),
  ],
  'cross-cross': [1, () => hill(46, 128, 0.9) + chapel(68, 132, 1.15) + palm(134, 96, 1.2) + palm(118, 112, 0.9)],
  'hut-hut': [2, () => hut(54, 132, 1.15) + hut(102, 126, 1.15) + palm(142, 92, 1.1) + palm(86, 84, 1.1)],
  'anchor-anchor-hut': [
    0,
    () => hut(90, 126, 1.25) + palm(58, 100, 1.2) + palm(134, 92, 1.2) + sloop(80, 168, 1.05) + sloop(146, 172, 0.75),
  ],
  'cross-cross-hut': [1, () => chapel(46, 132, 1) + hut(104, 128, 1.2) + palm(144, 94, 1)],
  'anchor-cross-hut': [2, () => chapel(48, 132, 0.95) + hut(108, 126, 1.05) + palm(142, 94, 1) + sloop(78, 168, 1.05)],
}
// Expeditions that ask for items: the nearest island, and the items on it.
const NEAR = { 'book-cross-cross': 'cross-cross', 'anchor-hut-rum': 'anchor-anchor-hut', 'bread-herbs-hut': 'hut-hut' }
const chart = (needs) => {
  const name = needs.join('-')
  const items = needs.filter((need) => GOODS.includes(need))
  if (items.length)
    return part(`chart-${name}`, () =>
      chart(NEAR[name].split('-')) + items.map((item, k) => goods(item, (items.length > 1 ? 36 : 120) + k * 94, items.length > 1 ? 110 : 104, 30)).join(''),
    )
  const [i, draw] = CHARTS[name]
  return part(`chart-${name}`, () => part(`island-${i}`, island(i)) + draw())
}
const SHEET = '<rect x="10" y="10" width="180" height="182" rx="8"/>'
const sea = () => {
  const water = v('fam-voyage')
  let rhumbs = ''
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 + 0.1
    rhumbs += `M100 50L${(100 + 280 * Math.cos(a)).toFixed(0)} ${(50 + 280 * Math.sin(a)).toFixed(0)}`
  }
  return `<rect width="200" height="280" fill="${PAPER}"/><rect x="10" y="10" width="180" height="182" rx="8" fill="${water}"/><g clip-path="url(#${once('k', SHEET)})"><path d="${rhumbs}" stroke="${C.ink}" stroke-width=".6" opacity=".2"/></g><circle cx="100" cy="50" r="17" fill="${water}"/><circle cx="100" cy="50" r="17" fill="none" stroke="${C.ink}" stroke-width=".8" opacity=".5"/><g transform="translate(76 26) scale(2)" fill="${C.ink}" opacity=".62"><path d="${ROSE}"/></g>`
}
const margin = () =>
  `<rect x="10" y="10" width="180" height="182" rx="8" fill="none" stroke="${INK}" stroke-width="1.8"/><rect x="13.5" y="13.5" width="173" height="175" rx="5" fill="none" stroke="${GOLD2}" stroke-width="1"/>`
const expeditionFull = ({ needs, coins, influence }) =>
  full(
    part('chart-sea', sea) +
      `<g clip-path="url(#${once('k', SHEET)})"><g transform="translate(0 6)">${chart(needs)}</g></g>` +
      part('chart-margin', margin) +
      strip() +
      needs.map((s, i) => seal(s, 100 + (i - (needs.length - 1) / 2) * 42, 212, 16)).join('') +
      part(`stack-${coins}`, () => stack(coins)) +
      shield(149, 6, 46, influence),
  )
const seals = (needs, gap, cx) => needs.map((s, i) => seal(s, cx + (i - (needs.length - 1) / 2) * gap, 86, 10)).join('')
const littleChart = (needs) =>
  `<rect width="72" height="100" fill="${v('fam-voyage')}"/><g transform="translate(-1 2) scale(.37)">${chart(needs)}</g><path d="M0 72H72V100H0Z" fill="${STRIP}"/>`
const expeditionSmall = ({ needs, coins, influence }) =>
  little(littleChart(needs) + seals(needs, 22, 36) + coin(14.5, 14.5, 11.5, coins) + shield(49, 1.5, 21.5, influence))
// Claimed: only its influence still counts.
const expeditionCrew = ({ needs, influence }) =>
  little(littleChart(needs) + seals(needs, 22, 36) + shield(1.5, 1.5, 21.5, influence))

// --- Taxes, the back ---

const wax = (x, y, r, bonus) => {
  let d = ''
  for (let i = 0; i < 14; i++) {
    const a = (i * Math.PI) / 7
    const rr = r * (i % 2 ? 0.93 : 1.06)
    d += `${i ? 'L' : 'M'}${(x + rr * Math.cos(a)).toFixed(1)} ${(y + rr * Math.sin(a)).toFixed(1)}`
  }
  return `<path d="${d}Z" fill="${v('c-wax')}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.6"/>${glyph(bonus === 'swords' ? 'sabers' : 'shield', x - r * 0.46, y - r * 0.46, r * 0.92, CREAM, ' opacity=".92"')}`
}
// A tax halves what is there, or leaves so many coins: then its ground is the sea's.
const taxGround = (bonus, { taxed_to }) => v(taxed_to ? 'fam-voyage' : bonus === 'swords' ? 'fam-sword' : 'fam-office')
const levy = ({ taxed_from, taxed_to }) => () =>
  coin(66, 76, 20) +
  num(124, 88, 38, `${taxed_from}+`) +
  `<path d="M54 108H146" stroke="${C.ink}" stroke-width="1.2" opacity=".35"/>` +
  (taxed_to ? glyph('arrow', 54, 123, 24, INK) + num(98, 148, 38, taxed_to) : num(88, 148, 38, '−½'))
const levySmall = ({ taxed_from, taxed_to }) =>
  taxed_to
    ? num(43, 30, 18, `${taxed_from}+`) + glyph('arrow', 15, 42.5, 12, INK) + num(35, 54, 18, taxed_to)
    : num(45, 30, 18, `${taxed_from}+`) + num(30, 54, 18, '−½')
const decree = () =>
  `<g transform="translate(10 0) scale(.9 1)">${skyLines(16, 150, 0.13)}</g><path d="M40 30H160V158C146 166 130 154 116 162C98 172 74 158 40 166Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/><path d="M134 32H159V158C150 162 142 160 134 158Z" fill="url(#h-d)" opacity=".2"/>` +
  `<path d="M30 22H170A8 8 0 0 1 170 38H30A8 8 0 0 1 30 22Z" fill="${PAPER2}" stroke="${INK}" stroke-width="1.8"/><path d="M30 33.5H170" stroke="${C.ink}" stroke-width="1" opacity=".3"/>`
const taxFull = ({ bonus, numbers, bonus_coins = 1 }) =>
  full(
    `<rect width="200" height="280" fill="${PAPER}"/><rect x="10" y="10" width="180" height="182" rx="8" fill="${taxGround(bonus, numbers)}"/>` +
      part('decree', decree) +
      part(`levy-${numbers.taxed_from}-${numbers.taxed_to}`, levy(numbers)) +
      wax(148, 152, 25, bonus) +
      part('chart-margin', margin) +
      strip() +
      (bonus === 'swords'
        ? glyph('sabers', 44, 199, 26, CREAM) + glyph('most', 76, 201, 21, CREAM)
        : shield(45, 199, 25) + glyph('least', 76, 201, 21, CREAM)) +
      glyph('arrow', 104, 205.5, 13, v('c-strip-2')) +
      num(138, 221, 23, `+${bonus_coins}`, { color: CREAM }) +
      coin(163, 212, 11.5),
  )
const taxSmall = ({ bonus, numbers, bonus_coins = 1 }) =>
  little(
    `<rect width="72" height="100" fill="${taxGround(bonus, numbers)}"/><path d="M10 8H62V64C54 68 48 62 40 66S24 64 10 67Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.4"/>${coin(22, 24, 8)}${levySmall(numbers)}${wax(56, 58, 12, bonus)}${littleStrip()}` +
      (bonus === 'swords'
        ? glyph('sabers', 6, 79, 17, CREAM) + glyph('most', 25, 81, 13, CREAM)
        : shield(6, 79, 16) + glyph('least', 25, 81, 13, CREAM)) +
      num(49, 93.5, 15, `+${bonus_coins}`, { color: CREAM }) +
      coin(62, 87.5, 7),
  )
export const back = () => {
  let waves = ''
  for (let k = 0; k < 9; k++) {
    for (let i = 0; i <= 72; i++) {
      const a = (i / 72) * 2 * Math.PI
      const r = 62 + k * 3.4 + 7 * Math.sin(a * 12 + k * 0.35)
      waves += `${i ? 'L' : 'M'}${(100 + r * Math.cos(a)).toFixed(1)} ${(140 + r * Math.sin(a)).toFixed(1)}`
    }
    waves += 'Z'
  }
  return full(
    `<rect width="200" height="280" fill="${v('c-back')}"/><path d="${waves}" fill="none" stroke="${GOLD3}" stroke-width=".8" opacity=".38"/><rect x="10" y="10" width="180" height="260" rx="8" fill="none" stroke="${GOLD}" stroke-width="2"/><rect x="15" y="15" width="170" height="250" rx="5" fill="none" stroke="${GOLD}" stroke-width=".9"/>` +
      [
        [30, 30],
        [170, 30],
        [30, 250],
        [170, 250],
      ]
        .map(([x, y]) => emblem('yellow', x - 9, y - 9, 18, GOLD))
        .join('') +
      `<circle cx="100" cy="140" r="59" fill="${GOLD}" stroke="${INK}" stroke-width="2.4"/><circle cx="100" cy="140" r="52" fill="none" stroke="${GOLD2}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 8.168"/><circle cx="100" cy="140" r="45" fill="${GOLD3}" opacity=".55"/><circle cx="100" cy="140" r="45" fill="none" stroke="${GOLD2}" stroke-width="2"/>` +
      `<g clip-path="url(#${once('k', '<circle cx="100" cy="140" r="44"/>')})"><path d="M118 90A60 60 0 0 1 118 190H160V90Z" fill="url(#h-d)" opacity=".35"/></g><g transform="translate(55 95) scale(3.75)" fill="${GOLD2}"><path d="${ROSE}"/></g><circle cx="100" cy="140" r="5" fill="${GOLD3}" stroke="${GOLD2}" stroke-width="2"/><path d="M58 118A46 46 0 0 1 92 92" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3.2" stroke-linecap="round"/>`,
  )
}

// --- Round portraits, for the displays of others ---

// The round cut leaves no room for the ledger and the chest: their color comes as a sail at the foot.
const badge = ({ name, color }) => (color && name !== 'trader' ? sailChip(color, 0.5, 25.5, 18) : '')
const token = (card) =>
  card.kind === 'expedition'
    ? `<circle cx="22" cy="22" r="20" fill="${v('fam-voyage')}" stroke="${INK}" stroke-width="1.6"/>${shield(10, 9, 24, card.influence)}`
    : `<circle cx="22" cy="22" r="20" fill="${ground(card.name)}"/><g clip-path="url(#${once('k', '<circle cx="22" cy="22" r="20"/>')})"><g transform="translate(-2.7 1.4) scale(.232)">${portrait(card)}</g></g><circle cx="22" cy="22" r="20" fill="none" stroke="${INK}" stroke-width="1.6"/>${badge(card)}`

export const FACES = {
  ship: { f: shipFull, s: shipSmall },
  person: { f: personFull, s: personSmall, c: personCrew, t: token },
  expedition: { f: expeditionFull, s: expeditionSmall, c: expeditionCrew, t: token },
  tax: { f: taxFull, s: taxSmall },
}
/** The cards as they are drawn: passengers and brothers with a face each, and a tax once for every way to raise it. */
export function drawn(cards) {
  const faces = (card) => cards.filter(({ name }) => name === card.name).indexOf(card)
  const ways = new Map(Object.values(NUMBERS).map((numbers) => [numbers.taxed_to, numbers]))
  return cards.flatMap((card) => {
    if (card.kind === 'tax') return [...ways.values()].map((numbers) => ({ ...card, numbers: { ...numbers, ...(card.taxed_from ? { taxed_from: card.taxed_from } : {}) } }))
    const several = { passenger: 5, tybuk: 3 }[card.name]
    return { ...card, face: several ? 1 + (faces(card) % several) : 1 }
  })
}

// Whose face goes with the price.
const PRICED = ['passenger', 'tybuk']
// What a face is called in the sprite: f-pinnace-2-3, c-trader-yellow-3, f-tax-influence-to-8. A portrait leaves the price out,
// unless the face goes with it: t-trader-yellow, t-passenger-6, t-expedition-4.
export const faceId = (face, card) => {
  if (face !== 't') return `${face}-${card.code.replace(/[^a-z0-9]+/g, '-')}${card.numbers?.taxed_to ? `-to-${card.numbers.taxed_to}` : ''}`
  if (card.kind === 'expedition') return `t-expedition-${card.influence}`
  return `t-${card.name}${card.color ? `-${card.color}` : PRICED.includes(card.name) ? `-${card.cost}` : ''}`
}
