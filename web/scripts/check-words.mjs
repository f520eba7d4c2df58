// Fails the build when the words are not whole: syntax, ids missing or left over in a language, other variables than in
// English, signs we don't write, ids the client asks for that nobody wrote, variables it forgets, ids nobody asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { FluentParser, Visitor } from '@fluent/syntax'
import { WEB } from './python.mjs'
import { ELSEWHERE, LANGUAGES, WORDS } from './words.mjs'

// The rulebook's numbers are given to every message.
const NUMBERS = Object.keys(JSON.parse(readFileSync(resolve(WEB, 'src/generated/numbers.json'), 'utf-8')).base)

const problems = []
const tell = (where, what) => problems.push(`${where}: ${what}`)

// --- The words ---

/** The variables of a message, those among them that are said, and its text. */
class Reading extends Visitor {
  variables = new Set()
  spoken = new Set()
  text = []
  visitVariableReference(node) {
    this.variables.add(node.id.name)
    this.spoken.add(node.id.name)
  }
  visitTextElement(node) {
    this.text.push(node.value)
  }
  visitSelectExpression(node) {
    // What only chooses between variants may be of no use in another language.
    const asked = new Reading()
    asked.visit(node.selector)
    for (const name of asked.variables) this.variables.add(name)
    for (const variant of node.variants) this.visit(variant)
  }
}

// Names of boxes are as they are printed.
const PRINTED = /Unterwegs!|¡Izad las velas!|Pronti a salpare!/g
const UNWELCOME = [
  [/[!¡]/, 'an exclamation mark'],
  [/\.\.\./, 'three dots instead of …'],
  [/['"]/, 'straight quotes'],
  [/\S {2,}\S/, 'two spaces'],
  [/\d%|\d %/, 'a percent sign without a narrow space'],
]
const UNWELCOME_IN = {
  fr: [[/(^|[^\u00a0\u202f])[:;?»]( |$)/, 'no hard space before : ; ? or »']],
  de: [[/[“”].*”|«/, 'quotes that are not „…“']],
}

function readWords(language) {
  const found = new Map()
  const folder = resolve(WORDS, language)
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort()) {
    const text = readFileSync(resolve(folder, name), 'utf-8')
    const where = `${language}/${name}`
    for (const entry of new FluentParser({ withSpans: true }).parse(text).body) {
      if (entry.type === 'Junk') {
        const line = text.slice(0, entry.span.start).split('\n').length
        tell(`${where}:${line}`, entry.annotations.map((annotation) => annotation.message).join(' '))
      }
      if (entry.type !== 'Message') continue
      const id = entry.id.name
      if (found.has(id)) tell(where, `${id} is there twice, also in ${found.get(id).file}`)
      const reading = new Reading()
      reading.visit(entry)
      for (const [pattern, what] of [...UNWELCOME, ...(UNWELCOME_IN[language] ?? [])]) {
        const bad = reading.text.find((part) => pattern.test(part.replace(PRINTED, '')))
        if (bad !== undefined) tell(where, `${id} has ${what}: ${bad.trim()}`)
      }
      found.set(id, { file: name, variables: reading.variables, spoken: reading.spoken })
    }
  }
  return found
}

const said = Object.fromEntries(LANGUAGES.map((language) => [language, readWords(language)]))
const english = said.en
const names = (set) => [...set].sort().join(', ') || 'none'
for (const language of LANGUAGES.slice(1)) {
  for (const [id, { file, variables, spoken }] of english) {
    const there = said[language].get(id)
    if (!there) tell(`${language}/${file}`, `${id} is missing`)
    else if (there.file !== file) tell(`${language}/${there.file}`, `${id} belongs into ${file}`)
    else if (![...spoken].every((name) => there.variables.has(name)) || ![...there.variables].every((name) => variables.has(name)))
      tell(`${language}/${file}`, `${id} has the variables ${names(there.variables)}, in English ${names(variables)}`)
  }
  for (const [id, { file }] of said[language]) if (!english.has(id)) tell(`${language}/${file}`, `${id} is not in English`)
}

// --- Who asks for them ---

const SOURCES = resolve(WEB, 'src')
const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => resolve(entry.parentPath, entry.name))
  .filter((path) => !path.includes('/generated/') && !path.includes('/protocol/') && !/\.test\.ts$/.test(path))

const withoutComments = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (all) => all.replace(/[^\n]/g, ' '))
    .replace(/<!--[\s\S]*?-->/g, (all) => all.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1')

/** The arguments of a call whose bracket opens before `start`, split at their commas. */
function argumentsAt(text, start) {
  const found = []
  let depth = 0
  let quote = ''
  let from = start
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (quote) {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
      continue
    }
    if (sign === "'" || sign === '"' || sign === '`') quote = sign
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) {
      if (depth-- === 0) return [...found, text.slice(from, at).trim()]
    } else if (sign === ',' && depth === 0) {
      found.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return found
}

/** The ids an expression may become: whole ones, and patterns where a part is filled in. */
function idsIn(expression) {
  // What is compared with is no id, and what wordId is given only the beginning of one.
  const said = expression.replace(/[!=]==?\s*['"][^'"]*['"]|wordId\([^()]*\)/g, '')
  const whole = [...said.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map((match) => match[1])
  const patterns = [...expression.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]*)`/g)].map((match) => match[1])
  return { whole, patterns }
}

const patternOf = (template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`)

/** The names an object literal gives, or null where they can't be read off. */
function keysOf(literal) {
  if (!literal?.startsWith('{') || literal.includes('...')) return null
  return argumentsAt(literal.slice(1), 0).map((part) => part.match(/^\w+/)?.[0])
}

const asked = new Set()
const askedPatterns = []
for (const path of sources) {
  const text = withoutComments(readFileSync(path, 'utf-8'))
  const where = relative(WEB, path)
  for (const match of text.matchAll(/(?<![\w$])t\(/g)) {
    const [first = '', second] = argumentsAt(text, match.index + match[0].length)
    const { whole, patterns } = idsIn(first)
    for (const id of whole) {
      if (!english.has(id) || ELSEWHERE.includes(english.get(id).file)) {
        tell(where, `nobody wrote ${id}`)
        continue
      }
      const keys = second === undefined ? [] : keysOf(second)
      const forgotten = keys && [...english.get(id).variables].filter((name) => !keys.includes(name) && !NUMBERS.includes(name))
      if (forgotten?.length) tell(where, `${id} needs ${forgotten.join(', ')}`)
    }
    for (const template of patterns) {
      const pattern = patternOf(template)
      if (![...english.keys()].some((id) => pattern.test(id))) tell(where, `nobody wrote any ${template}`)
    }
  }
  // Ids are also handed on before they are said, so every string counts as asking.
  const { whole, patterns } = idsIn(text)
  for (const id of whole) asked.add(id)
  for (const template of patterns) askedPatterns.push(patternOf(template))
  for (const match of text.matchAll(/wordId\(\s*['"]([a-z-]+)['"]/g)) askedPatterns.push(new RegExp(`^${match[1]}-`))
}
for (const [id, { file }] of english) {
  if (ELSEWHERE.includes(file) || id.startsWith('lesson-')) continue // a Python test looks after these
  if (!asked.has(id) && !askedPatterns.some((pattern) => pattern.test(id))) tell(`en/${file}`, `nobody asks for ${id}`)
}

if (problems.length) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problems with the words`)
  process.exit(1)
}
console.log(`${english.size} messages in ${LANGUAGES.length} languages`)
