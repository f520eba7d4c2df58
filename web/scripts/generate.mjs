// Everything the client is given by others, in one go: types, cards, the campaign, words, drawings.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { WEB } from './python.mjs'
import { gatherWords } from './words.mjs'

await import('./vocabulary.mjs')
await import('./types.mjs')
await import('./cards.mjs')
await import('./contracts.mjs')
await import('./campaign.mjs')
await import('./story.mjs')
await import('./numbers.mjs')
await import('./rulings.mjs')
gatherWords()
const art = resolve(WEB, 'art/build.mjs')
if (existsSync(art)) await import(pathToFileURL(art).href)
