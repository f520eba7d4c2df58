// A rule is told by the numbers of the game it belongs to, at whatever table one looks it up.
import { campaignNumbers } from '../adventure/numbers'
import { numbersOf } from '../cards/played.svelte'
import { inWords, t } from '../words'

export function sayRule(id: string, game: string): string {
  return t(id, { ...inWords(numbersOf(game)), ...(game === 'adventure' && campaignNumbers()) })
}
