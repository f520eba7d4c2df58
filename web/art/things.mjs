// Items, crates, cubes, event signs, the month: the small things of the adventure.
import { C, CREAM, GOLD, GOLD2, GOLD3, INK, PAPER, PAPER2, STRIP, WOOD, WOOD2, emblem, once, onBand, part, sh, v } from './ink.mjs'
import { coin, crown, glyph, num } from './icons.mjs'

const L = (w = 1.3) => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`
// 36 x 36, in color, for cards and crates. The one-color signs (i-rite, i-herbs, i-bread, i-rum) serve for strips.
const DRAW = {
  book: () => `<path d="M7 3H29V31H9Q5 31 5 27V6Q5 3 7 3Z" fill="${v('p-plum')}" ${L(1.5)}/><path d="M8 26.500H29V31H9Q5.500 31 5.500 28.500T8 26.500Z" fill="${CREAM}" ${L(1.2)}/><path d="M22 3.800H28.300V26H22Z" fill="url(#h-d)" opacity=".4"/><path d="M9.500 3.500V26" stroke="${GOLD}" stroke-width="1.400"/><path d="m18.500 7.500 1.700 4.300 4.600.3-3.500 3 1.100 4.500-3.900-2.400-3.900 2.400 1.100-4.500-3.500-3 4.600-.3Z" fill="${GOLD}"/>`,
  herbs: () => `<path d="M18 34C17 26 17 18 19 9" fill="none" stroke="${INK}" stroke-width="3.400" stroke-linecap="round"/><path d="M18 34C17 26 17 18 19 9" fill="none" stroke="${v('p-moss')}" stroke-width="1.600" stroke-linecap="round"/><g fill="${v('p-herb')}" ${L(1.2)}><path d="M19 1.500C23.500 5 24 10 20.500 14.500 16 10.500 15.500 6 19 1.500ZM4 8C10.500 7 15 10 17 16 10 17.500 5.500 14.500 4 8ZM33 9.500C26.500 9 22 12 20.500 18 27.500 19 32 16 33 9.500ZM4.500 19.500C10.500 18 15 20 17.200 25.500 11 27.500 6.500 25 4.500 19.500ZM32 20.500C26 19.500 21.700 22 19.500 27 25.500 28.500 30 26 32 20.500Z"/></g><path d="M19.500 4V12M7 10.500 14 14.500M30 11.500 23.500 16M8 21 14.500 24M29 22 22.500 25.500" stroke="${CREAM}" stroke-width="1" opacity=".7"/><path d="M13.500 29.500H22.500" stroke="${v('ship-blue')}" stroke-width="2.600" stroke-linecap="round"/>`,
  bread: () => `<path d="M2 21C2 12 9 7 18 7s16 5 16 14c0 4-1.600 6.600-4 8.500H6C3.600 27.600 2 25 2 21Z" fill="${v('p-sand')}" ${L(1.5)}/><path d="M23 8C30 10 34 14.500 34 21c0 4-1.600 6.600-4 8.500H21C27 22 27 14 23 8Z" fill="url(#h-d)" opacity=".5"/><path d="M8.500 20.500 12.500 11.500M15.500 21 19.500 10.500M23 21 26 13" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M8.500 20.500 12.500 11.500M15.500 21 19.500 10.500M23 21 26 13" stroke="${CREAM}" stroke-width="2.200" stroke-linecap="round"/>`,
  rum: () => `<path d="M9 3H27Q33 10 33 18T27 33H9Q3 26 3 18T9 3Z" fill="${WOOD}" ${L(1.5)}/><path d="M21 3H27Q33 10 33 18T27 33H21Q26 18 21 3Z" fill="url(#h-d)" opacity=".7"/><path d="M13.500 3Q10.500 18 13.500 33M22.500 3Q25.500 18 22.500 33" fill="none" stroke="${INK}" stroke-width="1" opacity=".7"/><path d="M5.200 9.500H30.800M5.200 26.500H30.800" stroke="${INK}" stroke-width="4.200"/><path d="M5.600 9.500H30.400M5.600 26.500H30.400" stroke="${v('p-steel')}" stroke-width="2.200"/><circle cx="18" cy="18" r="4.600" fill="${GOLD3}" ${L(1.2)}/><path d="M18 15.800v4.400M15.800 18h4.400" stroke="${INK}" stroke-width="1.200"/>`,
}
export const GOODS = Object.keys(DRAW)
export const goods = (name, x, y, size) => `<g transform="translate(${x} ${y}) scale(${+(size / 36).toFixed(3)})">${part(`good-${name}`, DRAW[name])}</g>`
// A stowed ship, 60 x 56: crate with the item on its label and the flag of the ship: missions may ask for either.
export const crate = (item, color) =>
  `<path d="M4 14H56V53H4Z" fill="${WOOD}" ${L(1.8)}/><path d="M4 23H56M4 44H56M13 14V53M47 14V53" stroke="${INK}" stroke-width="1.100" opacity=".65"/><path d="M42 14.500H55.500V52.500H42Z" fill="url(#h-d)" opacity=".45"/><path d="M6 16.500H54" stroke="${CREAM}" stroke-width="1.100" opacity=".4"/><rect x="13" y="16" width="34" height="35" rx="3" fill="${PAPER}" ${L(1.3)}/>${goods(item, 15, 18.500, 30)}` +
  `<path d="M37 1V22" stroke="${INK}" stroke-width="2.200" stroke-linecap="round"/><path d="M38 1.500H58L54 8.500 58 15.500H38Z" fill="${sh(color, 'sail')}" ${L(1.3)}/>${emblem(color, 41, 3, 11, onBand(color))}`

// Events: a medallion, 64 x 64. The ground tells when it acts; so does its edge: plain, waves, coins.
export const WHEN = { market_day: 'now', alms: 'now', royal_courier: 'now', harbor_dues: 'now', parade: 'now', fog_bank: 'discover', borrowed_blades: 'discover', spring_tide: 'discover', salute: 'discover', hiring_fair: 'trade', press_gang: 'trade', good_prices: 'trade', open_stalls: 'trade', old_pilot: 'discover', months_end: 'months_end', months_end_variant: 'months_end' }
const SIGN = { market_day: 'stall', alms: 'alms', royal_courier: 'horn', harbor_dues: 'anchor', parade: 'drum', fog_bank: 'fog', borrowed_blades: 'sabers', spring_tide: 'tide', salute: 'cannon', hiring_fair: 'tag', press_gang: 'tag', good_prices: 'sail', open_stalls: 'cards', old_pilot: 'spyglass', months_end: 'hourglass', months_end_variant: 'cube' }
const NOTE = { market_day: '+1', alms: '+2', royal_courier: '', harbor_dues: '−2', parade: '+1', borrowed_blades: '+2', spring_tide: '3', salute: '4', hiring_fair: '−1', press_gang: '+1', good_prices: '+1', open_stalls: '+1', months_end_variant: '10' }
export const EVENTS = Object.keys(WHEN)
const ground = { now: 'fam-purse', discover: 'fam-voyage', trade: 'fam-sword', months_end: 'fam-office' }
const scallop = (r1, r2, n) => { let d = ''; for (let i = 0; i < n * 2; i++) { const a = (i * Math.PI) / n, r = i % 2 ? r1 : r2; d += `${i ? 'L' : 'M'}${(32 + r * Math.cos(a)).toFixed(1)} ${(32 + r * Math.sin(a)).toFixed(1)}` } return d + 'Z' }
const EDGE = { now: scallop(28, 31, 14), discover: scallop(29.5, 29.5, 30), trade: scallop(27, 31, 8), months_end: scallop(30.5, 30.5, 30) }
export const medal = (id) => () => {
  const w = WHEN[id]
  return `<path d="${EDGE[w]}" fill="${STRIP}" stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"/><circle cx="32" cy="32" r="25.500" fill="${v(ground[w])}" stroke="${GOLD}" stroke-width="1.500"/><path d="M41 10A24 24 0 0 1 41 54 34 34 0 0 0 41 10Z" fill="url(#h-d)" opacity=".3"/>${glyph(SIGN[id], NOTE[id] ? 17 : 14, NOTE[id] ? 13 : 14, NOTE[id] ? 30 : 36, C.ink)}` +
    (NOTE[id] ? `<rect x="${32 - 5 - NOTE[id].length * 4.4}" y="43" width="${10 + NOTE[id].length * 8.8}" height="17" rx="8.500" fill="${STRIP}" stroke="${GOLD}" stroke-width="1.200"/>${num(32, 56.800, 15, NOTE[id], { color: CREAM })}` : '')
}
// The event card, 200 x 280, with its medallion on an engraved glory; and its back: the month's sky.
const glory = () => { let d = ''; for (let i = 0; i < 40; i++) { const a = (i * Math.PI) / 20; d += `M${(100 + 60 * Math.cos(a)).toFixed(1)} ${(100 + 60 * Math.sin(a)).toFixed(1)}L${(100 + (i % 2 ? 88 : 104) * Math.cos(a)).toFixed(1)} ${(100 + (i % 2 ? 88 : 104) * Math.sin(a)).toFixed(1)}` } return `<path d="${d}" stroke="${C.ink}" stroke-width="1" opacity=".28"/>` }
const SHEET = '<rect x="10" y="10" width="180" height="182" rx="8"/>'
const frame = (inner) => `<g clip-path="url(#${once('k', '<rect width="200" height="280" rx="14"/>')})">${inner}</g><rect x=".9" y=".9" width="198.200" height="278.200" rx="13.100" fill="none" stroke="${INK}" stroke-width="1.800"/>`
export const eventCard = (id) => () => frame(`<rect width="200" height="280" fill="${PAPER}"/><rect x="10" y="10" width="180" height="182" rx="8" fill="${v(ground[WHEN[id]])}"/><g clip-path="url(#${once('k', SHEET)})">${part('glory', glory)}</g><g transform="translate(46 46) scale(1.690)">${part(`ev-${id}`, medal(id))}</g><rect x="10" y="10" width="180" height="182" rx="8" fill="none" stroke="${INK}" stroke-width="1.800"/><rect x="13.500" y="13.500" width="173" height="175" rx="5" fill="none" stroke="${GOLD2}" stroke-width="1"/>`)
export const eventBack = () => {
  let stars = ''
  for (let i = 0; i < 36; i++) stars += `<circle cx="${20 + ((i * 61.803) % 160).toFixed(0)*1}" cy="${20 + i * 6.8}" r="${0.9 + (i % 3) * 0.5}" fill="${GOLD3}" opacity="${i % 2 ? 0.9 : 0.5}"/>`
  return frame(`<rect width="200" height="280" fill="${v('p-plum')}"/>${stars}<rect x="10" y="10" width="180" height="260" rx="8" fill="none" stroke="${GOLD}" stroke-width="2"/><rect x="15" y="15" width="170" height="250" rx="5" fill="none" stroke="${GOLD}" stroke-width=".9"/><circle cx="100" cy="140" r="56" fill="${v('p-plum')}" stroke="${GOLD}" stroke-width="2.200"/><circle cx="100" cy="140" r="49" fill="none" stroke="${GOLD}" stroke-width="5" stroke-dasharray="1.400 9.380" opacity=".9"/>${glyph('hourglass', 66, 106, 68, GOLD)}`)
}
// Month glass with the sand of what is left, 44 x 60: share from 1 (full above) to 0.
export const glass = (share, fillTop = GOLD) => {
  const top = 8 + (1 - share) * 18
  const w = (y) => 14 * Math.min(1, (28 - y) / 14 + 0.12)
  const low = 52 - 14 * (1 - share) - 2
  return `<path d="M9 8C9 20 13 25 19 30 13 35 9 40 9 52H35C35 40 31 35 25 30 31 25 35 20 35 8Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.800"/><g clip-path="url(#${once('k', '<path d="M10 8C10 20 14 25 20 30 14 35 10 40 10 52H34C34 40 30 35 24 30 30 25 34 20 34 8Z"/>')})"><rect x="8" y="${top.toFixed(1)}" width="28" height="${(30 - top).toFixed(1)}" fill="${fillTop}"/><path d="M8 52V${(low + 6).toFixed(1)}Q22 ${(low - 4).toFixed(1)} 36 ${(low + 6).toFixed(1)}V52Z" fill="${fillTop}"/>${share > 0 ? `<path d="M22 28V48" stroke="${GOLD2}" stroke-width="1.400"/>` : ''}<path d="M26 8H36V52H26Q34 30 26 8Z" fill="url(#h-d)" opacity=".3"/></g><path d="M4 2H40V8H4ZM4 52H40V58H4Z" fill="${WOOD}" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/><path d="M6.500 4H37" stroke="${CREAM}" stroke-width="1" opacity=".5"/>`
}
