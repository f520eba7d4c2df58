// Draws everything into one sprite, src/generated/sprite.svg. The page fetches it once and uses each drawing by its name:
// i-book (icons), e-yellow (emblems), flag-yellow, p-yellow (patterns), f- s- c- t- (faces of cards), box- (modules), coin, crest,
// the scene.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOX } from './boxes.mjs'
import { FACES, back, faceId } from './cards.mjs'
import { GLYPH, coin, icon, sailChip, shield } from './icons.mjs'
import { COLORS, HATCHES, PARTS, PATTERNS, emblem, onBand, part } from './ink.mjs'
import { GRADIENTS, SCENE, flag } from './scene.mjs'

const generated = fileURLToPath(new URL('../src/generated/', import.meta.url))
const cards = Object.values(JSON.parse(readFileSync(resolve(generated, 'cards.json'), 'utf-8')))

for (const name of Object.keys(GLYPH)) icon(name)
coin(0, 0, 11)
coin(0, 0, 11, 1)
shield(0, 0, 24)
for (const color of Object.keys(COLORS)) {
  sailChip(color, 0, 0, 24)
  part(`flag-${color}`, flag(color, emblem(color, 0, 0, 15, onBand(color))))
}
for (const card of cards) {
  for (const [face, draw] of Object.entries(FACES[card.kind])) part(faceId(face, card), () => draw(card))
}
part('back', back)
for (const [module, draw] of Object.entries(BOX)) part(`box-${module}`, draw)
for (const [name, draw] of Object.entries(SCENE)) part(name, draw)

const short = (svg) =>
  svg
    .replace(/(\d*\.\d*?[1-9])0+(?=[^\d])/g, '$1')
    .replace(/(\d)\.0+(?=[^\d])/g, '$1')
    .replace(/([ "(,-])0(\.\d)/g, '$1$2')
const sprite = short(
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${PATTERNS}${HATCHES}${GRADIENTS}${[...PARTS.values()].join('')}</defs></svg>`,
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
