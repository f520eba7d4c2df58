// The modules as people speak of them: a name, and a sentence for the page where one chooses what to play.
import { numbersOf } from '../cards/played.svelte'
import { inWords, t } from './words.svelte'

const kebab = (id: string): string => id.replaceAll('_', '-')

export function moduleName(id: string): string {
  return t(`module-${kebab(id)}`)
}

/** All that is played, in one line: `Port Royal + Gambler`. */
export function modulesLine(ids: readonly string[]): string {
  return ids.map(moduleName).join(' + ')
}

/** A sentence on it, with its own numbers, at whatever table it is told. */
export function moduleText(id: string): string {
  return t(`module-${kebab(id)}-text`, inWords(numbersOf(id)))
}

/** In two or three words, for the first page. */
export function moduleBrief(id: string): string {
  return t(`module-${kebab(id)}-brief`)
}
