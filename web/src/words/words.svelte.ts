// Words in five languages: `t('id', { args })` says it in the language of the page, and again when that changes.
// One set of Fluent files serves Python and the browser (src/portroyal/data/words); they are fetched as text, per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { played, type Numbers } from '../cards/played.svelte'
import { LANGUAGES, preferences, type Language } from '../kept/preferences.svelte'

export type Words = Record<string, FluentVariable>

const files = import.meta.glob<string>('../generated/words/*.ftl', { query: '?url', import: 'default', eager: true })

let said = $state.raw<{ language: Language; bundle: FluentBundle; fallback: FluentBundle | null } | null>(null)

/** The language of the page, for `lang.current`. */
export const lang = {
  get current(): Language {
    return said?.language ?? 'en'
  },
}

/** The language wished for: the setting, else the first of the browser's that we speak, else English. */
export function wishedLanguage(setting: Language | 'auto', browser: readonly string[]): Language {
  if (setting !== 'auto') return setting
  for (const tag of browser) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export function makeBundle(language: Language, text: string): FluentBundle {
  // Names are isolated below where they need it; marks around every number would only disturb copied text.
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

const fetched = new Map<string, Promise<string>>()

function fetchWords(name: string): Promise<string> {
  const url = files[`../generated/words/${name}.ftl`]
  let words = fetched.get(name)
  if (!words) {
    words = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`words ${name}: ${answer.status}`)
      return answer.text()
    })
    words.catch(() => fetched.delete(name))
    fetched.set(name, words)
  }
  return words
}

/** Speak with these words from now on. */
export function speak(language: Language, text: string, english?: string): void {
  said = {
    language,
    bundle: makeBundle(language, text),
    fallback: english !== undefined && language !== 'en' ? makeBundle('en', english) : null,
  }
  document.documentElement.lang = language
}

let withRules = false

async function load(language: Language): Promise<void> {
  const of = async (name: Language): Promise<string> => {
    const parts = [fetchWords(name), ...(withRules ? [fetchWords(`${name}-rules`)] : [])]
    return (await Promise.all(parts)).join('\n')
  }
  // While we build the words come one by one; what is delivered is complete (the build checks it).
  const [text, english] = await Promise.all([of(language), import.meta.env.DEV ? of('en') : undefined])
  speak(language, text, english)
}

let wanted: Language | null = null

/** Follows the preference: the words of another language come, then the page changes at once. */
export async function followLanguage(): Promise<void> {
  const first = wishedLanguage(preferences.language, navigator.languages)
  wanted = first
  await load(first)
  $effect.root(() => {
    $effect(() => {
      const wish = wishedLanguage(preferences.language, navigator.languages)
      if (wish === wanted) return
      wanted = wish
      load(wish).catch(() => (wanted = null))
    })
  })
}

/** The text of the rules page is fetched with it. */
export async function loadRules(): Promise<void> {
  if (withRules) return
  withRules = true
  await load(wanted ?? 'en')
}

export function setLang(language: Language | 'auto'): void {
  preferences.language = language
}

// Text that runs from right to left would pull its neighbors along.
// (Written by number: the signs themselves have no place in a source.)
const RIGHT_TO_LEFT = new RegExp('[\\u0590-\\u08ff\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufb1d-\\ufefc]')
const [ISOLATE, END] = [0x2068, 0x2069].map((sign) => String.fromCharCode(sign))

function isolated(args: Words): Words {
  const found: Words = {}
  for (const [key, value] of Object.entries(args)) {
    found[key] = typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? ISOLATE + value + END : value
  }
  return found
}

/** The rulebook's numbers, which every message may name: `$influence_to_end`, `$taxed_from`. */
export function inWords(numbers: Numbers): Words {
  return Object.fromEntries(Object.entries(numbers).filter((one): one is [string, number] => typeof one[1] === 'number'))
}

function find(id: string, args: Words = {}): string | null {
  if (!said) return null
  for (const bundle of [said.bundle, said.fallback]) {
    const message = bundle?.getMessage(id)
    if (bundle && message?.value) return bundle.formatPattern(message.value, { ...inWords(played.numbers), ...isolated(args) }, [])
  }
  return null
}

/** Is there such a message? For ids that come from the server. */
export function hasWords(id: string): boolean {
  return !!(said?.bundle.getMessage(id) ?? said?.fallback?.getMessage(id))
}

/** Says it. */
export function t(id: string, args?: Words): string {
  return find(id, args) ?? (said ? `{${id}}` : '')
}

/** An id from parts of others' making: `server/cannot_save` becomes `problem-server-cannot-save`. */
export function wordId(prefix: string, code: string): string {
  return `${prefix}-${code.replace(/[/_.]/g, '-').toLowerCase()}`
}

/** Why something was refused, in the language of the page; the server's English where nobody has words for it. */
export function problemText(problem: { code: string; message: string; facts?: Record<string, unknown> }): string {
  const args: Words = {}
  for (const [key, value] of Object.entries(problem.facts ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') args[key] = value
  }
  // An illegal move says more exactly why not.
  const reason = problem.facts?.reason
  const why = typeof reason === 'string' ? find(wordId('reason', reason)) : null
  return why ?? find(wordId('problem', problem.code), args) ?? problem.message
}

// --- Numbers and lists, as the language writes them ---

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(lang.current, options).format(value).replace('-', '\u2212')
}

/** `+3`, `−3`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value)
}

/** A share of 1 as the language writes it: `19%`, or `19 %` with a space that doesn't break. */
export function percent(share: number, digits = 0): string {
  return number(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A change of the chance to win, in percentage points, which nobody takes for percent or for influence. */
export function pointsText(change: number, digits = 0): string {
  const points = number(change * 100, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' })
  return t('chance-points', { points })
}

export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(lang.current, { style: 'long', type }).format(items)
}
