// Which questions of the rules a table may answer: those that come up in what is played, have more than one answer, and are
// left open by the edition and by what else is played.
import type { RulingInfo, Settings } from '../protocol/types'

type Played = Pick<Settings, 'edition' | 'modules'>

export function isOffered(ruling: RulingInfo, { edition, modules }: Played): boolean {
  const comesUp = !ruling.module || (modules ?? []).includes(ruling.module)
  const settled = ruling.not_offered_in.includes(edition ?? '') || ruling.not_with.some((module) => modules?.includes(module))
  return comesUp && ruling.answers.length > 1 && !settled
}

/** What the edition itself answers. */
export function printed(ruling: RulingInfo, { edition }: Pick<Settings, 'edition'>): string {
  return ruling.by_edition[edition ?? ''] ?? ruling.answers[0]
}

/** The table's own answers, without those that no longer make sense. */
export function ownAnswers(rulings: readonly RulingInfo[], settings: Settings): Record<string, string> {
  const own = settings.rulings ?? {}
  const kept = rulings.filter((ruling) => ruling.id in own && isOffered(ruling, settings) && own[ruling.id] !== printed(ruling, settings))
  return Object.fromEntries(kept.map(({ id }) => [id, own[id]]))
}
