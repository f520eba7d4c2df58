// The tax increase: the decree unrolls, those who have much pay, somebody gains, and it is discarded.
import type { Look } from '../../protocol/types'
import { EASE, faceOf, type Box } from '../flights'
import { sounds } from '../sound'
import { gain, spend } from './coins'
import { TIME, type BeatOf, type Showing } from './showing'

const DECREE = { w: 150, h: 210 }

export async function tax(showing: Showing, beat: BeatOf<'tax'>): Promise<void> {
  sounds.play('tax')
  const discard = await unroll(showing, beat.card)
  await collect(showing, beat)
  showing.show(showing.after)
  await discard()
}

/** The decree comes down over the harbor; gives back how to discard it. */
async function unroll({ flights, spots }: Showing, card: string): Promise<() => Promise<void>> {
  const harbor = spots.box('harbor')
  if (!harbor) return () => Promise.resolve()
  const decree = flights.launch(DECREE, 'lying decree', faceOf(null, card))
  const middle: Box = { x: harbor.x, y: Math.max(harbor.y, 120), ...DECREE }
  const over = (box: Box, grow = 1): string => flights.over(decree, box, '', grow)
  await flights.move(
    decree.node,
    [
      { transform: over({ ...middle, y: -120 }), opacity: 1 },
      { transform: over(middle, 1.06), opacity: 1, offset: 0.75 },
      { transform: over(middle), opacity: 1 },
    ],
    TIME.tax * 0.4,
    { easing: EASE.out },
  )
  return async () => {
    const to = spots.pile('discard', middle) ?? middle
    await flights.move(
      decree.node,
      [
        { transform: over(middle), opacity: 1 },
        { transform: over(middle), opacity: 1, offset: 0.35 },
        { transform: over(to), opacity: 1, offset: 0.95 },
        { transform: over(to), opacity: 0 },
      ],
      TIME.tax * 0.55,
      { easing: EASE.swell },
    )
    flights.land(decree)
  }
}

/** Everybody pays at once, then everybody gains at once. */
export async function collect(showing: Showing, beat: Pick<BeatOf<'tax'>, 'paid' | 'gained'>): Promise<void> {
  const { before, show } = showing
  let look = before.deck > 0 ? { ...before, deck: before.deck - 1 } : before
  show(look)
  const change = (next: Look): void => {
    // Several purses change at once: each coin brings its own count.
    look = { ...look, players: look.players.map((player, seat) => mixed(player, before.players[seat], next.players[seat])) }
    show(look)
  }
  const paying = { ...showing, before: look, show: change }
  await Promise.all(beat.paid.map(({ seat, count }) => spend(paying, seat, count)))
  const gaining = { ...showing, before: look, after: look, show: change }
  await Promise.all(beat.gained.map(({ seat, count }) => gain(gaining, seat, count)))
}

type Shown = Look['players'][number]

function mixed(now: Shown, before: Shown | undefined, next: Shown | undefined): Shown {
  return next && before && next.coins !== before.coins ? { ...now, coins: next.coins } : now
}
