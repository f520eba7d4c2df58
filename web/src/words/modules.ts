// The modules as people speak of them: a name, and a sentence for the page where one chooses what to play.
import { t } from './words.svelte'

const kebab = (id: string): string => id.replaceAll('_', '-')

export function moduleName(id: string): string {
  return t(`module-${kebab(id)}`)
}

export function moduleText(id: string): string {
  return t(`module-${kebab(id)}-text`)
}
