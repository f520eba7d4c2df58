// Draws everything into one sprite, src/generated/sprite.svg. The page fetches it once and uses each drawing by its name:
// i-book (icons), e-yellow (emblems), flag-yellow, p-yellow (patterns), f- s- c- t- (faces of cards), slip-yellow (a ship under
// a wholesaler), q- b- k- (contracts: signs, badges, whole), glass- rank- seal- (a voyage), box- (modules), coin, crest, the scene.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOX } from './boxes.mjs'
import { FACES, back, drawn, faceId, slip } from './cards.mjs'
import { contractFace, wax } from './contracts.mjs'
import { GLYPH, coin, icon, sailChip, shield } from './icons.mjs'
import { COLORS, HATCHES, PARTS, PATTERNS, emblem, onBand, part } from './ink.mjs'
import { GRADIENTS, SCENE, flag } from './scene.mjs'
import { badge, prepareSigns } from './signs.mjs'
import { BACKS, GLASSES, MEDALS, SEALS } from './voyage.mjs'

const generated = fileURLToPath(new URL('../src/generated/', import.meta.url))
const facts = (name) => Object.values(JSON.parse(readFileSync(resolve(generated, name), 'utf-8')))
const cards = facts('cards.json')
const contracts = facts('contracts.json')

for (const name of Object.keys(GLYPH)) icon(name)
coin(0, 0, 11)
coin(0, 0, 11, 1)
shield(0, 0, 24)
for (const color of Object.keys(COLORS)) {
  sailChip(color, 0, 0, 24)
  part(`slip-${color}`, slip(color))
  part(`flag-${color}`, flag(color, emblem(color, 0, 0, 15, onBand(color))))
}
for (const card of drawn(cards)) {
  for (const [face, draw] of Object.entries(FACES[card.kind])) part(faceId(face, card), () => draw(card))
}
part('back', back)
prepareSigns(contracts)
part('wax', wax('c-wax'))
part('wax-blue', wax('c-back'))
for (const contract of contracts) {
  part(`b-${contract.id}`, badge(contract))
  part(`k-${contract.id}`, contractFace(contract))
}
for (const [name, draw] of Object.entries({ ...GLASSES, ...BACKS, ...MEDALS, ...SEALS })) part(name, draw)
for (const [module, draw] of Object.entries(BOX)) part(`box-${module}`, draw)
for (const [name, draw] of Object.entries(SCENE)) part(name, draw)

const short = (svg) =>
  svg
    .replace(/(\d*\.\d*?[1-9])0+(?=[^\d])/g, '$1')
    .replace(/(\d)\.0+(?=[^\d])/g, '$1')
    .replace(/([ "(,-])0(\.\d)/g, '$1$2')
// Apart from each other, because only what paints and clips must be part of the layout: see src/cards/sprite.ts.
const clips = [...PARTS.values()].filter((drawn) => drawn.startsWith('<clipPath'))
const drawings = [...PARTS.values()].filter((drawn) => !clips.includes(drawn))
const sprite = short(
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${PATTERNS}${HATCHES}${GRADIENTS}${clips.join('')}</defs>${drawings.join('')}</svg>`,
)
if (/ style=/.test(sprite))
  throw new Error('the sprite must do without style attributes: the content policy forbids them')
for (const [, id] of sprite.matchAll(/(?:href="|url\()#([\w-]+)/g))
  if (!sprite.includes(` id="${id}"`)) throw new Error(`nothing is called ${id}`)
const target = resolve(generated, 'sprite.svg')
let before = ''
try {
  before = readFileSync(target, 'utf-8')
} catch {
  mkdirSync(generated, { recursive: true })
}
if (before !== sprite) writeFileSync(target, sprite)
