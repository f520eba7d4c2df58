// Writes src/generated/words/<language>.ftl and <language>-rules.ftl: one file for all pages, one for the rules alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keep, ROOT } from './python.mjs'

export const WORDS = resolve(ROOT, 'src/portroyal/data/words')
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it']
/** What only Python says. */
export const ELSEWHERE = ['terminal.ftl']
/** What only the rules page says. */
const OF_RULES = /^rules(_\w+)?\.ftl$/

/** Comments are for translators; the browser doesn't need them. */
function slim(text) {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

export function gatherWords() {
  for (const language of LANGUAGES) {
    const folder = resolve(WORDS, language)
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name)).sort() : []
    const read = (name) => slim(readFileSync(resolve(folder, name), 'utf-8'))
    keep(`src/generated/words/${language}.ftl`, files.filter((name) => !OF_RULES.test(name)).map(read).join('\n') + '\n')
    keep(`src/generated/words/${language}-rules.ftl`, files.filter((name) => OF_RULES.test(name)).map(read).join('\n') + '\n')
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) gatherWords()
