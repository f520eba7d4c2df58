// Draws everything into one sprite, src/generated/sprite.svg. The page fetches it once and uses each drawing by its name:
// i-book (icons), e-yellow (emblems), flag-yellow, p-yellow (patterns), f- s- c- t- (faces of cards), slip-yellow (a ship under
// a wholesaler), q- b- k- (contracts: signs, badges, whole), glass- rank- seal- (a voyage), box- (modules), coin, crest, the scene;
// of an adventure house- home- door- (characters: whole, in a display, as a token), ev- evc- (events: medal, card), good- crate-
// (items), sand- (the month's glass), royal (a crown). The pictures of its book are a sprite of their own, src/generated/book.svg:
// scene-1 to scene-5, scene-dusk, cover, ending, vig- (vignettes). It is fetched only where the story is told.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOX } from './boxes.mjs'
import { FACES, back, drawn, faceId, slip } from './cards.mjs'
import { contractFace, wax } from './contracts.mjs'
import { houseCrew, houseFull, houseToken } from './houses.mjs'
import { GLYPH, coin, crown, icon, sailChip, shield } from './icons.mjs'
import { COLORS, HATCHES, PARTS, PATTERNS, emblem, onBand, part } from './ink.mjs'
import { GRADIENTS, SCENE, flag } from './scene.mjs'
import { badge, prepareSigns } from './signs.mjs'
import { SCENES, VIGNETTE } from './story.mjs'
import { EVENTS, GOODS, crate, eventBack, eventCard, glass, goods, medal } from './things.mjs'
import { BACKS, GLASSES, MEDALS, SEALS } from './voyage.mjs'

const generated = fileURLToPath(new URL('../src/generated/', import.meta.url))
const facts = (name) => Object.values(JSON.parse(readFileSync(resolve(generated, name), 'utf-8')))
const cards = facts('cards.json')
const contracts = facts('contracts.json')
const campaign = JSON.parse(readFileSync(resolve(generated, 'campaign.json'), 'utf-8'))

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

// --- The adventure ---
crown(0, 0, 24)
for (const item of GOODS) goods(item, 0, 0, 36)
for (const { item, color } of cards) if (item) part(`crate-${item}-${color}`, () => crate(item, color))
for (const { id, coins } of campaign.characters.flat()) {
  // By how many openings are free.
  for (let open = 0; open <= 4; open++) {
    part(`house-${id}-${open}`, () => houseFull(id, open, coins))
    part(`home-${id}-${open}`, () => houseCrew(id, open))
  }
  part(`door-${id}`, () => houseToken(id))
}
for (const event of EVENTS) {
  part(`ev-${event}`, medal(event))
  part(`evc-${event}`, eventCard(event))
}
part('event-back', eventBack)
for (let tenth = 0; tenth <= 10; tenth++) part(`sand-${tenth}`, () => glass(tenth / 10))

const short = (svg) =>
  svg
    .replace(/(\d*\.\d*?[1-9])0+(?=[^\d])/g, '$1')
    .replace(/(\d)\.0+(?=[^\d])/g, '$1')
    .replace(/([ "(,-])0(\.\d)/g, '$1$2')

/** Writes parts as one picture file. Clips and drawings apart, because only what paints and clips must be part of the layout: see
 * src/cards/sprite.ts. What another file has already need not be there again. */
function write(file, parts, paints, known = '') {
  const clips = parts.filter((drawn) => drawn.startsWith('<clipPath'))
  const drawings = parts.filter((drawn) => !clips.includes(drawn))
  const sprite = short(
    `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${paints}${clips.join('')}</defs>${drawings.join('')}</svg>`,
  )
  if (/ style=/.test(sprite))
    throw new Error('the sprite must do without style attributes: the content policy forbids them')
  for (const [, id] of sprite.matchAll(/(?:href="|url\()#([\w-]+)/g))
    if (!`${known}${sprite}`.includes(` id="${id}"`)) throw new Error(`nothing is called ${id}`)
  const target = resolve(generated, file)
  let before = ''
  try {
    before = readFileSync(target, 'utf-8')
  } catch {
    mkdirSync(generated, { recursive: true })
  }
  if (before !== sprite) writeFileSync(target, sprite)
  return sprite
}

const table = [...PARTS.keys()]
const sprite = write('sprite.svg', [...PARTS.values()], `${PATTERNS}${HATCHES}${GRADIENTS}`)
for (const [name, draw] of Object.entries(SCENES)) part(name, draw)
for (const [name, draw] of Object.entries(VIGNETTE)) part(`vig-${name}`, draw)
const book = [...PARTS].filter(([name]) => !table.includes(name)).map(([, drawn]) => drawn)
write('book.svg', book, '', sprite)
