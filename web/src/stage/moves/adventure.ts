// An adventure moves: an event is turned over, a cube hops from a house to a mission, crowns ring, a ship heels into its crate,
// cards are looked at.
import { backOf, drawing, EASE, faceOf, type Box } from '../flights'
import { follow } from '../follow'
import { sounds } from '../sound'
import { shift } from './cards'
import { gain } from './coins'
import { TIME, type BeatOf, type Showing } from './showing'
import { taken } from './take'

type Adventured = BeatOf<'event' | 'month' | 'story' | 'mission' | 'cube' | 'crowns' | 'stow' | 'look' | 'put_back' | 'character'>

/** A beat of an adventure. */
export async function adventure(showing: Showing, beat: Adventured): Promise<void> {
  switch (beat.kind) {
    case 'event':
      return event(showing, beat)
    case 'month':
      return month(showing)
    case 'story':
      return story(showing, beat)
    case 'mission':
      return mission(showing, beat)
    case 'cube':
    case 'crowns':
      return crowns(showing, beat)
    case 'stow':
      return stow(showing, beat)
    case 'look':
      return look(showing, beat)
    case 'put_back':
      return putBack(showing, beat)
    case 'character':
      sounds.play('hire')
      return showing.show(showing.after)
  }
}

/** Something small flies in an arc from here to there, and is gone. */
async function hop({ flights }: Showing, from: Box | null, to: Box | null, name: string, size: number, time: number): Promise<void> {
  if (!from || !to) return
  const flight = flights.launch({ w: size, h: size }, '', drawing(name, '0 0 24 24'))
  const at = (box: Box): Box => ({ ...box, w: size, h: size })
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40, w: size, h: size }
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, at(from)), opacity: 1 },
      { transform: flights.over(flight, high, '', 1.2), opacity: 1, offset: 0.55 },
      { transform: flights.over(flight, at(to)), opacity: 1, offset: 0.95 },
      { transform: flights.over(flight, at(to)), opacity: 0 },
    ],
    time,
    { easing: EASE.swell },
  )
  flights.land(flight)
}

/** The back leaves the glass, turns over and becomes the event of the turn. */
async function event(showing: Showing, beat: BeatOf<'event'>): Promise<void> {
  const { flights, spots } = showing
  const from = spots.box('month')
  const to = spots.box('event') ?? spots.box('question')
  sounds.play('drum')
  if (!from || !to) return showing.show(showing.after)
  const size = { w: 74, h: 104 }
  const sides = document.createElement('div')
  sides.className = 'sides'
  const front = drawing(`evc-${beat.event}`, '0 0 200 280')
  front.classList.add('front')
  const back = drawing('event-back', '0 0 200 280')
  back.classList.add('behind')
  sides.append(front, back)
  const flight = flights.launch(size, 'turning', sides)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, ...size }
  flights.move(sides, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], TIME.flip, { delay: 120 }).catch(() => undefined)
  await flights.move(
    flight.node,
    [
      { transform: flights.over(flight, { ...from, ...size }, '', 0.4), opacity: 0 },
      { transform: flights.over(flight, middle, '', 1.1), opacity: 1, offset: 0.55 },
      { transform: flights.over(flight, { ...to, ...size }, '', 0.45), opacity: 0 },
    ],
    TIME.event + 320,
    { easing: EASE.swell },
  )
  flights.land(flight)
  showing.show(showing.after)
}

/** The glass turns over. */
async function month(showing: Showing): Promise<void> {
  const glass = showing.spots.spot('month')
  sounds.play('month')
  if (glass) await showing.flights.move(glass, [{ transform: 'rotate(0deg)' }, { transform: 'rotate(180deg)' }], 700, { easing: EASE.swell })
  showing.show(showing.after)
}

/** A page shrinks to its place in the row, and its cards go into the deck. */
async function story(showing: Showing, beat: BeatOf<'story'>): Promise<void> {
  const { flights, spots } = showing
  sounds.play('page')
  showing.show(showing.after)
  const to = spots.box('missions')
  if (to) {
    const flight = flights.launch({ w: 90, h: 64 }, 'lying', drawing('i-leaf', '0 0 24 24'))
    const from = { x: innerWidth / 2, y: innerHeight / 2, w: 90, h: 64 }
    await flights.move(flight.node, [{ transform: flights.over(flight, from, '', 2.4), opacity: 0 }, { transform: flights.over(flight, from, '', 2), opacity: 1, offset: 0.2 }, { transform: flights.over(flight, { ...to, w: 60, h: 42 }), opacity: 0.2 }], TIME.page, { easing: EASE.swell })
    flights.land(flight)
  }
  if (beat.added) sounds.play('slide')
}

/** The cube hops from the house to the mission; then come its coins, then its crowns. */
async function mission(showing: Showing, beat: BeatOf<'mission'>): Promise<void> {
  const { spots } = showing
  const done = beat.events.filter(({ kind }) => kind === 'mission_completed' || kind === 'mission_advanced').reduce(follow, showing.before)
  await hop(showing, spots.box(`house-${beat.seat}`) ?? spots.purse(beat.seat), spots.box(`mission-${beat.mission}`), 'i-cube', 24, TIME.cube)
  sounds.play(beat.step === null ? 'mission' : 'step')
  showing.show(done)
  if (beat.gained > 0) await gain({ ...showing, before: done }, beat.seat, beat.gained)
  const steps = beat.events.filter(({ kind }) => kind === 'crowns_moved')
  steps.forEach((_, nth) => sounds.play('crown', nth))
  showing.show(showing.after)
}

/** Crowns come from the middle of the table to their seat, or leave it. */
async function crowns(showing: Showing, beat: BeatOf<'crowns' | 'cube'>): Promise<void> {
  const seat = showing.spots.box(`crowns-${beat.seat}`) ?? showing.spots.purse(beat.seat)
  const harbor = showing.spots.box('harbor')
  const middle = harbor && { ...harbor, w: 30, h: 30 }
  const back = beat.kind === 'crowns' && beat.to < beat.from
  sounds.play('crown')
  await hop(showing, back ? seat : middle, back ? middle : seat, 'royal', 30, TIME.cube)
  showing.show(showing.after)
}

/** The ship heels into its crate; coins that it brings all the same come after it. */
async function stow(showing: Showing, beat: BeatOf<'stow'>): Promise<void> {
  const { flights, spots } = showing
  const copy = taken(showing, beat.card)
  const stowed = beat.events.slice(0, 1).reduce(follow, showing.before)
  shift(showing, stowed)
  const crate = spots.box(`items-${beat.seat}`) ?? spots.box(`display-${beat.seat}`) ?? spots.purse(beat.seat)
  if (copy && crate) {
    const to = { ...crate, w: Math.min(crate.w, 40) }
    await flights.move(
      copy.flight.node,
      [
        { transform: flights.over(copy.flight, copy.box), opacity: 1 },
        { transform: flights.over(copy.flight, { ...to, y: to.y - 30 }, 'rotate(24deg)'), opacity: 1, offset: 0.75 },
        { transform: flights.over(copy.flight, to, 'rotate(40deg)'), opacity: 0 },
      ],
      TIME.stow,
      { easing: EASE.out },
    )
  }
  if (copy) flights.land(copy.flight)
  sounds.play('tuck')
  if (beat.gained > 0) await gain({ ...showing, before: stowed }, beat.seat, beat.gained)
  showing.show(showing.after)
}

/** Three backs rise from the deck, one after the other. */
async function look(showing: Showing, beat: BeatOf<'look'>): Promise<void> {
  const { flights, spots } = showing
  const deck = spots.pile('deck', { w: 60 })
  const to = spots.box('question') ?? spots.box('harbor')
  sounds.play('slide')
  if (deck && to) {
    await Promise.all(
      Array.from({ length: beat.count }, async (_, nth) => {
        const flight = flights.launch({ w: 50, h: 70 }, 'lying', backOf())
        const rise = { x: to.x + (nth - (beat.count - 1) / 2) * 60, y: to.y, w: 50, h: 70 }
        await flights.move(flight.node, [{ transform: flights.over(flight, deck), opacity: 1 }, { transform: flights.over(flight, rise), opacity: 1, offset: 0.85 }, { transform: flights.over(flight, rise), opacity: 0 }], TIME.look, { delay: nth * 60, easing: EASE.out })
        flights.land(flight)
      }),
    )
  }
  showing.show(showing.after)
}

/** Two slide to the discard, for all to see; one goes back. */
async function putBack(showing: Showing, beat: BeatOf<'put_back'>): Promise<void> {
  const { flights, spots } = showing
  const from = spots.box('question') ?? spots.box('harbor')
  const discard = spots.pile('discard', { w: 60 })
  sounds.play('slide')
  if (from && discard) {
    await Promise.all(
      beat.thrown.map(async (card, nth) => {
        const flight = flights.launch({ w: 50, h: 70 }, 'lying', faceOf(null, card, 's'))
        const at = { x: from.x + (nth - 0.5) * 60, y: from.y, w: 50, h: 70 }
        await flights.move(flight.node, [{ transform: flights.over(flight, at), opacity: 1 }, { transform: flights.over(flight, discard), opacity: 0.6 }], TIME.look, { delay: nth * 60, easing: EASE.out })
        flights.land(flight)
      }),
    )
  }
  showing.show(showing.after)
}
