// Draws the icons of the installed app from the ships of the cards: public/icons/*.svg. The pictures of them that phones
// want as PNG are made from these by scripts/icons.py; both are kept, as they change only when the drawing does.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { HATCHES, PARTS, PATTERNS, part } from '../art/ink.mjs'
import { SHIP } from '../art/ships.mjs'
import { WEB } from './python.mjs'

// Outside of the page there are no tokens: their values by day are written in.
const tokens = new Map(
  [...readFileSync(resolve(WEB, 'src/styles/tokens.css'), 'utf-8').split(":root[data-theme='dark']")[0].matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]) => [name, value.trim()],
  ),
)
const inked = (svg) =>
  svg.replace(/var\(--([\w-]+)(?:,([^()]+))?\)/g, (_, name, otherwise) => {
    const value = tokens.get(name) ?? otherwise
    if (value === undefined) throw new Error(`no token --${name}`)
    return value
  })

/** The parts a drawing uses, and those they use. */
function needed(svg) {
  const found = new Map()
  const look = (text) => {
    for (const [, id] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      if (found.has(id) || !PARTS.has(id)) continue
      found.set(id, PARTS.get(id))
      look(PARTS.get(id))
    }
  }
  look(svg)
  return [...found.values()].join('')
}

const wave = (y, width, depth) => {
  let d = `M-40 ${y}`
  for (let x = -40; x < 560; x += width) d += `q${width / 4} ${-depth} ${width / 2} 0t${width / 2} 0`
  return d
}

function icon({ corner, scale }) {
  const ship = part('ship-black', SHIP.black)
  const scene =
    `<rect width="512" height="512" fill="${tokens.get('sky-2')}"/><circle cx="256" cy="236" r="${176 * scale}" fill="${tokens.get('sun')}"/>` +
    `<rect y="344" width="512" height="168" fill="${tokens.get('sea-2')}"/>` +
    `<g transform="translate(256 396) scale(${2.1 * scale}) translate(-104 -160)"><g clip-path="url(#line)">${ship}</g></g>` +
    `<path d="${wave(404, 128, 16)}V512H-40Z" fill="${tokens.get('deep')}"/><path d="${wave(420, 128, 16)}" fill="none" stroke="${tokens.get('c-cream')}" stroke-width="5" opacity=".55"/>` +
    `<path d="${wave(462, 170, 16)}V512H-40Z" fill="${tokens.get('deep-lo')}"/>`
  const line = '<clipPath id="line"><path d="M-20 -20H230V166H-20Z"/></clipPath>'
  const cut = corner ? `<clipPath id="cut"><rect width="512" height="512" rx="${corner}"/></clipPath>` : ''
  const body = corner ? `<g clip-path="url(#cut)">${scene}</g>` : scene
  return inked(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${PATTERNS}${HATCHES}${line}${cut}${needed(scene)}</defs>${body}</svg>\n`,
  )
}

writeFileSync(resolve(WEB, 'public/icons/icon.svg'), icon({ corner: 112, scale: 1 }))
writeFileSync(resolve(WEB, 'public/icons/maskable.svg'), icon({ corner: 0, scale: 0.82 }))
