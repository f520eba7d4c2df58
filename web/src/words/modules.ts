// The modules as people speak of them: a name, and a sentence for the page where one chooses what to play.
import { numbersOf } from '../cards/played.svelte'
import { hasWords, inWords, t } from './words.svelte'

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

/** On a tile of the first page: as short as it can be said beside the others. */
export function moduleShort(id: string): string {
  const short = `module-${kebab(id)}-short`
  return hasWords(short) ? t(short) : moduleName(id)
}
