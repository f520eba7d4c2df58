// Coins between deck, purses and discard. The numbers beside the purses count along.
import type { Look } from '../../protocol/types'
import { backOf, coinOf, EASE, type Box, type Flights } from '../flights'
import { sounds } from '../sound'
import { TIME, type BeatOf, type Showing } from './showing'

const MOST_COINS = 8 // in the air for one gain: more would only be a blur

/** Coins from the deck to a purse: card backs that turn into coins. */
export async function gain({ flights, spots, before, after, show }: Showing, seat: number, count: number): Promise<void> {
  const to = spots.purse(seat)
  const from = spots.box('deck')
  if (!to || !from || count <= 0) return show(after)
  const shown = Math.min(count, MOST_COINS)
  const gap = shown > 1 ? Math.min(TIME.gap, (TIME.allCoins - TIME.coin) / (shown - 1)) : 0
  const start = before.players[seat]?.coins ?? 0
  let arrived = 0
  await Promise.all(
    Array.from({ length: shown }, async (_, index) => {
      await coin(flights, from, to, TIME.coin, EASE.out, index * gap, true)
      sounds.play('coin', index)
      arrived += 1
      show(withCoins(before, seat, start + Math.round((count * arrived) / shown)))
    }),
  )
}

/** Coins leave a purse for the discard, where they lie face up. */
export async function spend({ flights, spots, before, show }: Showing, seat: number, count: number): Promise<void> {
  const from = spots.purse(seat)
  const to = spots.box('discard')
  if (!from || !to || count <= 0) return
  const shown = Math.min(count, MOST_COINS)
  const start = before.players[seat]?.coins ?? count
  await Promise.all(
    Array.from({ length: shown }, async (_, index) => {
      await flights.wait(index * 40)
      show(withCoins(before, seat, start - Math.round((count * (index + 1)) / shown)))
      sounds.play('coin', -index)
      await coin(flights, from, to, TIME.coin, EASE.out)
    }),
  )
}

/** One coin from purse to purse. */
export async function fee({ flights, spots, before, after, show }: Showing, { seat, to }: BeatOf<'fee'>): Promise<void> {
  const [from, target] = [spots.purse(seat), spots.purse(to)]
  if (!from || !target) return show(after)
  show(withCoins(before, seat, (before.players[seat]?.coins ?? 1) - 1))
  sounds.play('fee')
  await coin(flights, from, target, TIME.fee, EASE.swell)
  show(after)
}

/** One coin through the air; from the deck it leaves as a card. */
async function coin(flights: Flights, from: Box, to: Box, duration: number, easing: string, delay = 0, asCard = false): Promise<void> {
  const size = 30
  const inner = document.createElement('div')
  inner.className = 'sides'
  const face = coinOf()
  face.classList.add('front')
  inner.append(face)
  if (asCard) {
    const back = backOf()
    back.classList.add('behind')
    inner.append(back)
  }
  const flight = flights.launch({ w: size, h: size }, 'coin', inner)
  const at = (box: Box): Box => ({ ...box, w: size, h: size })
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) * 0.3 - 26, w: size, h: size }
  const options: KeyframeAnimationOptions = { delay, easing }
  if (asCard) {
    const turn = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }]
    flights.move(inner, turn, duration * 0.45, options).catch(() => undefined)
  }
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, at(from), '', 0.7), opacity: 0 },
      { transform: flights.over(flight, at(from), '', 0.8), opacity: 1, offset: 0.08 },
      { transform: flights.over(flight, high, '', 1.15), opacity: 1, offset: 0.5 },
      { transform: flights.over(flight, at(to), '', 0.85), opacity: 1, offset: 0.96 },
      { transform: flights.over(flight, at(to), '', 0.8), opacity: 0 },
    ],
    duration,
    options,
  )
  flights.land(flight)
}

function withCoins(look: Look, seat: number, count: number): Look {
  const coins = Math.max(0, count)
  return { ...look, players: look.players.map((player, index) => (index === seat ? { ...player, coins } : player)) }
}
