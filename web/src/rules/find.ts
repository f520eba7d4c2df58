// Looking something up in the rules: every single rule has its own anchor, /rules/<section>#<id>.
import { CHARACTERS, EVENTS } from '../adventure/numbers'
import { wordId } from '../words'
import { type Block, type Edition, SECTIONS } from '../words/rules'

export interface Rule {
  section: string
  title: string // the section's, by id; of an event or a character its own name
  id: string // of the sentence, and the anchor
  game: string // whose numbers it tells
}

type Named = Pick<Rule, 'title' | 'id'>

/** Events and characters are found by their names too. */
function named(kind: 'event' | 'character', ids: readonly string[]): Named[] {
  return ids.map((id) => ({ title: wordId(kind, id), id: wordId(kind, `${id}-text`) }))
}

/** What a block holds under names of its own. */
function namedOf(block: Block): Named[] {
  if (block.kind === 'events') return named('event', EVENTS)
  if (block.kind === 'characters') return named('character', CHARACTERS.map(({ id }) => id))
  return []
}

/** The rules a block holds; pictures and tables hold none. */
function idsOf(block: Block, edition: Edition): string[] {
  switch (block.kind) {
    case 'text':
    case 'example':
    case 'person':
      return [block.id]
    case 'list':
      return block.ids
    case 'note':
      return block.editions.includes(edition) ? [block.id] : []
    case 'words':
      return block.terms.map(({ text }) => text)
    case 'contracts': // said by name, with what each asks for
    case 'events': // see `namedOf`
    case 'characters':
    case 'cards':
    case 'reconstructed':
    case 'rulings':
      return []
  }
}

/** Every rule of an edition, in the order of the page. */
export function rulesOf(edition: Edition): Rule[] {
  return SECTIONS.flatMap(({ id: section, title, game = 'base', blocks }) =>
    blocks.flatMap((block) => [...idsOf(block, edition).map((id) => ({ title, id })), ...namedOf(block)].map((rule) => ({ section, game, ...rule }))),
  )
}

/** Letters alone: no case, no accents, so that `péage` is found by `peage`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text in pieces; every second one is what was looked for. */
export function pieces(text: string, wanted: string): string[] {
  // Letters with accents are as long as those without only where every one is a single sign.
  const whole = text.normalize('NFC')
  const bare = [...whole].map((sign) => plain(sign) || sign).map((sign) => sign[0]).join('')
  const look = plain(wanted.trim())
  const found: string[] = []
  let from = 0
  for (let at = look ? bare.indexOf(look) : -1; at >= 0; at = bare.indexOf(look, from)) {
    found.push(whole.slice(from, at), whole.slice(at, at + look.length))
    from = at + look.length
  }
  return [...found, whole.slice(from)]
}

/** The rules that have all of these words in them or in their title. */
export function find(rules: readonly Rule[], wanted: string, say: (id: string, game: string) => string): Rule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length || plain(wanted).trim().length < 2) return []
  return rules.filter(({ id, title, game }) => {
    const text = plain(`${say(title, game)} ${say(id, game)}`)
    return words.every((word) => text.includes(word))
  })
}
