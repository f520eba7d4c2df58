// The ten characters in their houses: above, who lives here; a strip with the ability; below, a door and three windows with
// cubes. Cubes are laid over by the page (they belong to a seat); a free opening is lit and shows what it gives.
import { arch, full, little, row, skyLines } from './cards.mjs'
import { FOLK } from './folk.mjs'
import { coin, crown, glyph, num } from './icons.mjs'
import { C, CREAM, GOLD, GOLD2, INK, PAPER, STRIP, WOOD, once, part, v } from './ink.mjs'

const who = (id) => part(`folk-${id}`, () => FOLK[id]())
const SILL = v('c-paper-2')
const brick = () => {
  let d = ''
  for (let r = 0; r < 5; r++) for (let x = (r % 2) * 14 - 6; x < 200; x += 28) d += `M${x} ${190 + r * 12}h9`
  return `<path d="M0 184H200V246H0Z" fill="${v('c-wall')}"/><path d="${d}" stroke="${C.ink}" stroke-width="1" opacity=".22"/>`
}
export const OPENINGS = [[14, 188, 40, 56], [70, 190, 34, 42], [112, 190, 34, 42], [154, 190, 34, 42]]
const opening = (i, open) => {
  const [x, y, w, h] = OPENINGS[i]
  const d = i ? `M${x} ${y + h}V${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + w - 8}Q${x + w} ${y} ${x + w} ${y + 8}V${y + h}Z` : `M${x} ${y + h}V${y + 20}A20 20 0 0 1 ${x + 40} ${y + 20}V${y + h}Z`
  const glow = open ? v('c-lit') : v('c-shut')
  const inside = open
    ? i === 0 ? `<path d="M${x} ${y + h}V${y + 20}A20 20 0 0 1 ${x + 20} ${y}L${x + 10} ${y + 10}V${y + h - 6}Z" fill="${WOOD}" stroke="${INK}" stroke-width="1.400"/>${glyph('check', x + 15, y + 22, 20, C.ink)}` : i === 1 ? glyph('trophy', x + 5, y + 9, 24, C.ink) : crown(x + 4, y + 3, 26) + num(x + w / 2, y + 39, 14, i === 2 ? 1 : 3)
    : i === 0 ? `<path d="M${x + 20} ${y + 2}V${y + h}M${x + 3} ${y + 30}H${x + 37}" stroke="${C.ink}" stroke-width="1.300" opacity=".6"/><circle cx="${x + 15}" cy="${y + 40}" r="2.200" fill="${GOLD}"/>` : `<g opacity=".8">${i === 1 ? glyph('trophy', x + 5, y + 9, 24, CREAM, ' opacity=".65"') : `<g opacity=".75">${crown(x + 4, y + 3, 26)}</g>` + num(x + w / 2, y + 39, 14, i === 2 ? 1 : 3, { color: CREAM })}</g>`
  return `<path d="${d}" fill="${glow}" stroke="${INK}" stroke-width="1.800"/>${inside}` + (i ? `<path d="M${x - 4} ${y + h}H${x + w + 4}V${y + h + 5}H${x - 4}Z" fill="${SILL}" stroke="${INK}" stroke-width="1.300"/>` : `<path d="M${x - 5} ${y + h}H${x + 45}V${y + h + 3}H${x - 5}Z" fill="${SILL}" stroke="${INK}" stroke-width="1.300"/>`)
}
const CHARCH = arch(13, 187, 10, 152, 70)
const abilityRow = (c, size) => {
  const r = row(size, size * 0.2)
  ;({
    grace: () => (r.sign('bust', size * 0.9), r.sign('cards'), r.text('1–4'), r.arrow(), r.text('+2'), r.coin()),
    jacques: () => (r.sign('scroll', size * 0.9), r.arrow(), r.text('+2'), r.crown()),
    jean: () => r.sign('saber'),
    anne: () => (r.sign('tag'), r.text('−1')),
    ferdinando: () => (r.sail('black'), r.arrow(), r.text('+1'), r.crown()),
    scott: () => (r.sign('cards'), r.text('5+'), r.arrow(), r.text('+1'), r.coin()),
    peter: () => (r.sail('yellow'), r.arrow(), r.text('+1'), r.coin()),
    mary: () => (r.sign('sail', size * 0.9), r.text('3+'), r.arrow(), r.text('+1'), r.coin()),
    samuel: () => (r.text('+2'), r.coin(), r.text('1×')),
    thomas: () => (r.sign('eye'), r.text('3'), r.sign('card', size * 0.85), r.arrow(), r.text('1'), r.sign('card', size * 0.85)),
  })[c]()
  return r.done()
}
export const houseFull = (id, open, coins) => {
  const a = abilityRow(id, id === 'grace' ? 20 : 23)
  return full(
    part(`house-${id}`, () => `<rect width="200" height="280" fill="${PAPER}"/><path d="${CHARCH}" fill="${v('fam-house')}"/><g clip-path="url(#${once('k', `<path d="${CHARCH}"/>`)})"><circle cx="74" cy="76" r="54" fill="${CREAM}" opacity=".6"/>${part('sky-arch', () => skyLines(16, 150, 0.15))}<g transform="translate(24 8) scale(.735)">${who(id)}</g></g><path d="${CHARCH}" fill="none" stroke="${INK}" stroke-width="1.800"/><path d="${arch(8.5, 191.5, 5.5, 152, 74)}" fill="none" stroke="${GOLD2}" stroke-width="1"/>`) +
      `<path d="M0 150H200V184H0Z" fill="${open ? STRIP : v('c-dim')}"/><path d="M0 153H200M0 181H200" stroke="${GOLD2}" stroke-width="1"/><g transform="translate(${((open ? 100 : 108) - a.width / 2).toFixed(1)} ${id === 'grace' ? 157 : 155.5})" opacity="${open ? 1 : 0.72}">${a.svg}</g>${open ? '' : glyph('lock', 12, 159, 16, CREAM, ' opacity=".8"')}` +
      part('brick', brick) + [0, 1, 2, 3].map((i) => part(`opening-${i}-${i < open ? 1 : 0}`, () => opening(i, i < open))).join('') + `<path d="M0 246H200" stroke="${INK}" stroke-width="1.800"/>` + coin(28, 27, 17, coins),
  )
}
// 72 x 100, in the display: portrait, ability, four openings at the foot.
export const SPOTS = [[6, 79, 13, 19], [24, 80, 12, 15], [40, 80, 12, 15], [56, 80, 12, 15]]
export const houseCrew = (id, open) => {
  const a = briefAbility(id, 14)
  return little(
    `<rect width="72" height="100" fill="${v('fam-house')}"/><circle cx="38" cy="30" r="24" fill="${CREAM}" opacity=".6"/><g transform="translate(7 2) scale(.3)">${who(id)}</g><path d="M0 57H72V76H0Z" fill="${open ? STRIP : v('c-dim')}"/><g transform="translate(4.500 59.500)" opacity="${open ? 1 : 0.6}">${a.svg}</g>${open ? '' : glyph('lock', 58, 60, 11, CREAM, ' opacity=".8"')}<path d="M0 76H72V100H0Z" fill="${v('c-wall')}"/><path d="M0 76H72" stroke="${INK}" stroke-width="1.200"/>` +
      SPOTS.map(([x, y, w, h], i) => `<path d="${i ? `M${x} ${y}h${w}v${h}h${-w}Z` : `M${x} ${y + h}V${y + 6.5}a6.500 6.500 0 0 1 13 0V${y + h}Z`}" fill="${i < open ? v('c-lit') : v('c-shut')}" stroke="${INK}" stroke-width="1.200"/>` + (i < open ? (i === 0 ? glyph('check', x + 2, y + 6, 9, C.ink) : i === 1 ? glyph('trophy', x + 1.500, y + 3, 9, C.ink) : num(x + 6, y + 11.500, 11, i === 2 ? 1 : 3)) : '')).join(''),
  )
}
const briefAbility = (id, size) => {
  const r = row(size, size * 0.1)
  ;({ grace: () => (r.sign('bust'), r.text('–4', size * 0.84), r.coin()), jacques: () => (r.sign('scroll', size * 0.9), r.text('2', size * 0.84), r.crown()), jean: () => r.sign('saber'), anne: () => (r.sign('tag'), r.text('−1', size * 0.84)), ferdinando: () => (r.sail('black'), r.crown()), scott: () => (r.text('5+', size * 0.84), r.coin()), peter: () => (r.sail('yellow'), r.text('+1', size * 0.84)), mary: () => (r.sign('sail'), r.text('3+', size * 0.84), r.coin()), samuel: () => (r.text('+2', size * 0.84), r.coin()), thomas: () => (r.sign('eye'), r.text('3', size * 0.84)) })[id]()
  return r.done()
}
// For the headers of others, 44 x 54: an arch, not a circle, so that it is no person of the display.
export const houseToken = (id) => {
  const d = arch(2, 42, 2, 52, 18)
  return `<path d="${d}" fill="${v('fam-house')}"/><g clip-path="url(#${once('k', `<path d="${d}"/>`)})"><g transform="translate(-3.500 7) scale(.245)">${who(id)}</g></g><path d="${d}" fill="none" stroke="${INK}" stroke-width="1.800"/>`
}
