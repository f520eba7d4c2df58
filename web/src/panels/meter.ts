// The bar of all cards that may come, as segments in the order they are drawn. Pure.
import type { OddsInfo } from '../protocol/types'

export interface Segment {
  kind: 'busts' | 'any' | 'repel' | 'safe'
  color: string | null
  count: number
  share: number // of the whole bar, 0 to 1
}

/** Busting ships by color, then those one could repel, then the rest. A simple table tells only what busts. */
export function segmentsOf(odds: OddsInfo): Segment[] {
  const all = Math.max(1, odds.of)
  const of = (kind: Segment['kind'], count: number, color: string | null = null): Segment => ({ kind, color, count, share: count / all })
  const busts = odds.colors.length
    ? odds.colors.filter((each) => each.busts > 0).map((each) => of('busts', each.busts, each.color))
    : odds.bust > 0
      ? [of('any', odds.bust)]
      : []
  const repel = odds.colors.reduce((sum, each) => sum + each.repelled, 0)
  const safe = odds.of - odds.bust - repel
  return [...busts, ...(repel > 0 ? [of('repel', repel)] : []), ...(safe > 0 ? [of('safe', safe)] : [])]
}
