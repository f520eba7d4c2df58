// How each beat looks: who flies from where to where, when, and with which sound. Times and easings are those of the look
// (LOOK §9). Elements are found by the marks the table sets on them; what has no mark on this screen is left out.
import type { Look } from '../protocol/types'
import type { Beat } from './beats'
import { shipColorOf } from './codes'
import { backOf, boxOf, coinOf, drawing, EASE, faceOf, Flights, Stopped, zoomOf, type Box, type Flight } from './flights'
import { follow } from './follow'
import { sounds } from './sound'
import type { Player } from './stage.svelte'

const TIME = { draw: 420, flip: 260, repel: 480, coin: 360, gap: 55, allCoins: 600, bust: 900, fee: 480, stop: 240, hire: 420, expedition: 700, tax: 900, sweep: 520, fade: 160 }
const MOST_COINS = 8 // in the air for one gain: more would only be a blur

type Show = (look: Look) => void

export class Motion implements Player {
  readonly #flights: Flights
  readonly #root: ParentNode

  constructor(layer: HTMLElement, root: ParentNode = document) {
    this.#flights = new Flights(layer)
    this.#root = root
  }

  pace(rate: number): void {
    this.#flights.pace(rate)
  }

  finish(): void {
    this.#flights.finish()
  }

  get inTheAir(): number {
    return this.#flights.count
  }

  /** What changed without motion fades in. */
  fade(): void {
    for (const name of ['harbor', 'expeditions']) {
      this.#spot(name)?.animate([{ opacity: 0.45 }, { opacity: 1 }], { duration: TIME.fade, easing: 'ease-out' })
    }
  }

  async play(beat: Beat, before: Look, after: Look, show: Show): Promise<void> {
    try {
      await this.#perform(beat, before, after, show)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      show(after)
    }
  }

  #perform(beat: Beat, before: Look, after: Look, show: Show): Promise<void> {
    switch (beat.kind) {
      case 'draw':
        return this.#draw(beat.card, before, after, show)
      case 'keep':
        return this.#keep(before, after, show)
      case 'repel':
        return this.#repel(beat.card, after, show)
      case 'bust':
        return this.#bust(beat.card, before, after, show)
      case 'tax':
        return this.#tax(beat, before, after, show)
      case 'stop':
        return this.#stop(after, show)
      case 'trade':
        return this.#trade(beat, before, after, show)
      case 'hire':
        return this.#hire(beat, before, after, show)
      case 'fee':
        return this.#fee(beat.seat, beat.to, before, after, show)
      case 'coins':
        return this.#gain(beat.seat, beat.gained, before, after, show)
      case 'expedition':
        return this.#expedition(beat, before, after, show)
      case 'shuffle':
        return this.#shuffle(after, show)
      case 'turn':
        return this.#turn(beat.seat, beat.next, before, after, show)
      default:
        show(after)
        return Promise.resolve()
    }
  }

  // --- Finding things ---

  #find(selector: string): HTMLElement | null {
    for (const element of this.#root.querySelectorAll<HTMLElement>(selector)) {
      if (element.getClientRects().length > 0) return element
    }
    return null
  }

  #spot(name: string): HTMLElement | null {
    return this.#find(`[data-spot="${name}"]`)
  }

  #cardAt(at: string): HTMLElement | null {
    return this.#find(`[data-card-at="${at}"]`)
  }

  #boxOf(element: Element | null): Box | null {
    return element ? boxOf(element) : null
  }

  /** Where the coins of a seat are seen. */
  #purse(seat: number): Box | null {
    return this.#boxOf(this.#spot(`purse-${seat}`) ?? this.#spot(`panel-${seat}`))
  }

  /** What marks a seat as the one that is active: its panel, or, where that is half the screen, its purse. */
  #place(seat: number): Box | null {
    const panel = this.#boxOf(this.#spot(`panel-${seat}`))
    const purse = this.#boxOf(this.#spot(`purse-${seat}`))
    if (!panel || !purse || panel.w < innerWidth / 2) return panel
    return { ...purse, w: purse.w + 40, h: purse.h + 28 }
  }

  /** Where the cards of a seat lie; the place of one of them, if it is seen. */
  #display(seat: number, index: number): HTMLElement | null {
    return this.#cardAt(`display-${seat}-${index}`) ?? this.#spot(`display-${seat}`) ?? this.#spot(`panel-${seat}`)
  }

  #pile(name: 'deck' | 'discard', like: { w: number }): Box | null {
    const box = this.#boxOf(this.#spot(name))
    // On phones a pile is a sign in the bar: cards shrink to it, but not to nothing.
    return box && { ...box, w: Math.max(Math.min(box.w, like.w), 20) }
  }

  // --- What lies in the harbor stays in order ---

  #lying(): Map<string, { element: HTMLElement; box: Box }> {
    const found = new Map<string, { element: HTMLElement; box: Box }>()
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-card-at^="harbor-"], [data-card-at="ship"]')) {
      const code = element.dataset.card ?? ''
      let nth = 0
      while (found.has(`${code} ${nth}`)) nth += 1
      if (element.getClientRects().length > 0) found.set(`${code} ${nth}`, { element, box: boxOf(element) })
    }
    return found
  }

  /** Shows a look; cards that had to make room glide to their new places. */
  #shift(look: Look, show: Show, duration = TIME.stop): void {
    const before = this.#lying()
    show(look)
    for (const [key, { element, box }] of this.#lying()) {
      const old = before.get(key)?.box
      if (!old || (Math.abs(old.x - box.x) < 1 && Math.abs(old.y - box.y) < 1)) continue
      const zoom = zoomOf(element)
      const from = { translate: `${(old.x - box.x) / zoom}px ${(old.y - box.y) / zoom}px`, scale: String(old.w / box.w) }
      const frames = [from, { translate: '0px 0px', scale: '1' }]
      this.#flights.move(element, frames, duration, { easing: EASE.out, fill: 'none' }).catch(() => undefined)
    }
  }

  // --- Beats ---

  async #draw(card: string, before: Look, after: Look, show: Show): Promise<void> {
    const { harbor, expeditions, ship } = after
    const to = ship === card ? 'ship' : harbor.at(-1) === card ? `harbor-${harbor.length - 1}` : `expedition-${expeditions.length - 1}`
    sounds.play('draw')
    // Nothing else tells what it is before it is turned over.
    this.#shift({ ...after, colors: before.colors, ship_busts: false }, show)
    const target = this.#cardAt(to) ?? this.#spot(to.startsWith('expedition') ? 'expeditions' : 'harbor')
    if (!target) return
    const ticket = to.startsWith('expedition')
    const landing = boxOf(target)
    // A ticket is no card: its chart is seen on the way, then it becomes the ticket.
    const size = ticket ? { w: 110, h: 154 } : landing
    const unhide = this.#flights.hide(target)
    const flight = this.#flights.launch(size, 'turning', ...this.#sides(target, card, ticket))
    const deck = this.#pile('deck', size)
    const from = deck ?? { ...landing, y: landing.y - 60 }
    const end: Box = ticket ? { ...landing, w: Math.min(size.w, landing.w) } : landing
    const over = (box: Box, grow = 1): string => this.#flights.over(flight, box, '', grow)
    const middle = { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) - 26, w: (from.w + 2 * end.w) / 3, h: end.h }
    const inner = flight.node.firstElementChild as HTMLElement
    void this.#flights
      .move(inner, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], TIME.flip, {
        delay: TIME.draw * 0.3,
        easing: EASE.swell,
      })
      .then(() => sounds.play('flip'))
      .catch(() => undefined)
    await this.#flights.move(
      flight.node,
      [
        { transform: over(from) },
        { transform: over({ ...from, y: from.y - 8 }, 1.06), offset: 0.14 },
        { transform: over(middle), offset: 0.55 },
        { transform: over({ ...end, y: end.y - 4 }, 1.03), offset: 0.86 },
        { transform: over(end), opacity: 1, offset: 0.999 },
        { transform: over(end), opacity: ticket ? 0 : 1 },
      ],
      TIME.draw,
      { easing: EASE.out },
    )
    unhide()
    this.#flights.land(flight)
  }

  /** Both sides of a card, to be turned over. */
  #sides(target: Element | null, card: string, anew = false): HTMLElement[] {
    const inner = document.createElement('div')
    inner.className = 'sides'
    const front = faceOf(anew ? null : target, card)
    front.classList.add('front')
    const back = backOf()
    back.classList.add('behind')
    inner.append(front, back)
    return [inner]
  }

  /** A copy of a card as it lies there. */
  #copy(element: HTMLElement, card: string): { flight: Flight; box: Box } {
    const box = boxOf(element)
    return { flight: this.#flights.launch(box, 'lying', faceOf(element, card)), box }
  }

  async #keep(before: Look, after: Look, show: Show): Promise<void> {
    const from = this.#boxOf(this.#cardAt('ship'))
    this.#shift(after, show)
    sounds.play('keep')
    const target = this.#cardAt(`harbor-${before.harbor.length}`)
    if (!target || !from) return
    const box = boxOf(target)
    const zoom = zoomOf(target)
    const glide = { translate: `${(from.x - box.x) / zoom}px ${(from.y - box.y) / zoom - 8}px`, scale: String((from.w / box.w) * 1.02) }
    await this.#flights.move(target, [glide, { translate: '0px 0px', scale: '1' }], TIME.stop, {
      easing: EASE.settle,
      fill: 'none',
    })
  }

  async #repel(card: string, after: Look, show: Show): Promise<void> {
    const element = this.#cardAt('ship')
    if (!element) return
    const { flight, box } = this.#copy(element, card)
    this.#shift(after, show)
    sounds.play('repel')
    const badge = Math.min(76, box.w * 0.6)
    const flash = this.#flights.launch({ w: badge, h: badge }, 'flash', drawing('i-sabers', '0 0 24 24'))
    const shown = { ...box, w: badge, h: badge }
    void this.#flights
      .move(
        flash.node,
        [
          { transform: this.#flights.over(flash, shown, '', 0.6), opacity: 0 },
          { transform: this.#flights.over(flash, shown), opacity: 1, offset: 0.35 },
          { transform: this.#flights.over(flash, shown), opacity: 1, offset: 0.7 },
          { transform: this.#flights.over(flash, shown, '', 1.1), opacity: 0 },
        ],
        TIME.repel * 0.6,
      )
      .catch(() => undefined)
    const over = (dx: number, dy: number, turn: number): string =>
      this.#flights.over(flight, { ...box, x: box.x + dx, y: box.y + dy }, `rotate(${turn}deg)`)
    await this.#flights.move(flight.node, [{ transform: over(0, 0, 0) }, { transform: over(0, 0, 0) }], 120)
    await this.#flights.move(
      flight.node,
      [
        { transform: over(0, 0, 0), opacity: 1 },
        { transform: over(-40, 4, -8), opacity: 1, offset: 0.3 },
        { transform: over(-box.w * 2.8, 30, -10), opacity: 0 },
      ],
      TIME.repel,
      { easing: EASE.in },
    )
    this.#flights.land(flight)
    this.#flights.land(flash)
  }

  async #bust(card: string | null, before: Look, after: Look, show: Show): Promise<void> {
    const color = card === null ? null : shipColorOf(card)
    const lying = before.harbor.map((code, index) => ({ code, element: this.#cardAt(`harbor-${index}`) }))
    const twins = lying.filter(({ code, element }) => element && color !== null && shipColorOf(code) === color)
    sounds.play('bust')
    const veil = this.#dim()
    const rings = twins.map(({ element }) => {
      const box = boxOf(element as HTMLElement)
      const ring = this.#flights.launch(box, 'ring')
      ring.node.style.setProperty('transform', this.#flights.over(ring, box))
      return ring
    })
    // The two of them nod toward each other.
    const [first, last] = [twins[0]?.element, twins.at(-1)?.element]
    const sides = first && last && first !== last ? Math.sign(boxOf(last).x - boxOf(first).x) || 1 : 1
    const nods = twins.flatMap(({ element }, index) => {
      const by = (index === twins.length - 1 ? -6 : 6) * sides
      const frames = [0, by, 0, by, 0].map((x) => ({ translate: `${x}px 0px` }))
      const options: KeyframeAnimationOptions = { easing: EASE.swell, fill: 'none' }
      const ring = rings[index] as Flight
      return [
        this.#flights.move(element as HTMLElement, frames, TIME.bust * 0.42, options),
        this.#flights.move(ring.node, frames, TIME.bust * 0.42, { easing: EASE.swell }),
      ]
    })
    await Promise.all([...nods, this.#flights.wait(TIME.bust * 0.42)])
    for (const ring of rings) this.#flights.land(ring)
    await Promise.all([this.#sweep(lying, () => show(after), TIME.bust * 0.4), veil(TIME.bust * 0.5)])
  }

  /** Darkens the harbor; gives back how to light it again. */
  #dim(): (duration: number) => Promise<void> {
    const harbor = this.#boxOf(this.#spot('harbor'))
    if (!harbor) return () => Promise.resolve()
    const veil = this.#flights.launch(harbor, 'veil')
    const place = this.#flights.over(veil, harbor)
    const dark = (from: number, to: number, duration: number): Promise<void> =>
      this.#flights.move(veil.node, [{ transform: place, opacity: from }, { transform: place, opacity: to }], duration)
    dark(0, 1, TIME.bust * 0.3).catch(() => undefined)
    return async (duration) => {
      await dark(1, 0, duration)
      this.#flights.land(veil)
    }
  }

  /** Cards slide to the discard, one a little after the other. */
  async #sweep(cards: { code: string; element: HTMLElement | null }[], gone: () => void, duration: number): Promise<void> {
    const copies = cards.flatMap(({ code, element }) => (element ? [this.#copy(element, code)] : []))
    const gap = Math.min(40, (duration * 0.6) / Math.max(1, copies.length))
    gone()
    await Promise.all(
      copies.map(async ({ flight, box }, index) => {
        const to = this.#pile('discard', box) ?? { ...box, x: box.x + 200 }
        const turned = `rotate(${(index % 4) * 3 - 4}deg)`
        await this.#flights.move(
          flight.node,
          [
            { transform: this.#flights.over(flight, box), opacity: 1 },
            { transform: this.#flights.over(flight, to, turned), opacity: 1, offset: 0.9 },
            { transform: this.#flights.over(flight, to, turned), opacity: 0 },
          ],
          duration,
          { delay: index * gap, easing: EASE.out },
        )
        this.#flights.land(flight)
      }),
    )
  }

  async #stop(after: Look, show: Show): Promise<void> {
    sounds.play('stop')
    show(after)
    const bunting = this.#spot('bunting')
    const taut = [{ scale: '1 1' }, { scale: '1.015 .9', offset: 0.4 }, { scale: '1 1' }]
    const moves = bunting ? [this.#flights.move(bunting, taut, TIME.stop, { easing: EASE.swell, fill: 'none' })] : []
    after.harbor.forEach((_, index) => {
      const element = this.#cardAt(`harbor-${index}`)
      const lift = [{ translate: '0px 0px' }, { translate: '0px -6px', offset: 0.5 }, { translate: '0px 0px' }]
      if (element) moves.push(this.#flights.move(element, lift, TIME.stop, { delay: index * 35, easing: EASE.out, fill: 'none' }))
    })
    await Promise.all(moves)
  }

  async #trade(beat: Extract<Beat, { kind: 'trade' }>, before: Look, after: Look, show: Show): Promise<void> {
    const element = this.#cardAt(`harbor-${before.harbor.indexOf(beat.card)}`)
    const copy = element && this.#copy(element, beat.card)
    const traded = beat.events.filter((event) => event.kind !== 'coins_gained').reduce(follow, before)
    this.#shift(traded, show)
    const away = async (): Promise<void> => {
      if (!copy) return
      const { flight, box } = copy
      const to = this.#pile('discard', box) ?? box
      await this.#flights.move(
        flight.node,
        [
          { transform: this.#flights.over(flight, box), opacity: 1 },
          { transform: this.#flights.over(flight, { ...box, y: box.y - 14 }, '', 1.03), opacity: 1, offset: 0.25 },
          { transform: this.#flights.over(flight, to, 'rotate(3deg)'), opacity: 1, offset: 0.92 },
          { transform: this.#flights.over(flight, to, 'rotate(3deg)'), opacity: 0 },
        ],
        TIME.hire,
        { easing: EASE.out },
      )
      this.#flights.land(flight)
    }
    await Promise.all([away(), this.#gain(beat.seat, beat.gained, traded, after, show)])
  }

  /** Coins from the deck to a purse: card backs that turn into coins; the number counts along. */
  async #gain(seat: number, count: number, before: Look, after: Look, show: Show): Promise<void> {
    const to = this.#purse(seat)
    const from = this.#boxOf(this.#spot('deck'))
    if (!to || !from || count <= 0) return show(after)
    const shown = Math.min(count, MOST_COINS)
    const gap = shown > 1 ? Math.min(TIME.gap, (TIME.allCoins - TIME.coin) / (shown - 1)) : 0
    const start = before.players[seat]?.coins ?? 0
    let arrived = 0
    await Promise.all(
      Array.from({ length: shown }, async (_, index) => {
        await this.#coin(from, to, TIME.coin, EASE.out, index * gap, true)
        sounds.play('coin', index)
        arrived += 1
        show(withCoins(before, seat, start + Math.round((count * arrived) / shown)))
      }),
    )
  }

  /** One coin through the air; from the deck it leaves as a card. */
  async #coin(from: Box, to: Box, duration: number, easing: string, delay = 0, asCard = false): Promise<void> {
    const size = 30
    const inner = document.createElement('div')
    inner.className = 'sides'
    const coin = coinOf()
    coin.classList.add('front')
    inner.append(coin)
    if (asCard) {
      const back = backOf()
      back.classList.add('behind')
      inner.append(back)
    }
    const flight = this.#flights.launch({ w: size, h: size }, 'coin', inner)
    const at = (box: Box): Box => ({ ...box, w: size, h: size })
    const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) * 0.3 - 26, w: size, h: size }
    const options: KeyframeAnimationOptions = { delay, easing }
    if (asCard) {
      const turn = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }]
      this.#flights.move(inner, turn, duration * 0.45, options).catch(() => undefined)
    }
    await this.#flights.move(
      flight.node,
      [
        { transform: this.#flights.over(flight, at(from), '', 0.7), opacity: 0 },
        { transform: this.#flights.over(flight, at(from), '', 0.8), opacity: 1, offset: 0.08 },
        { transform: this.#flights.over(flight, high, '', 1.15), opacity: 1, offset: 0.5 },
        { transform: this.#flights.over(flight, at(to), '', 0.85), opacity: 1, offset: 0.96 },
        { transform: this.#flights.over(flight, at(to), '', 0.8), opacity: 0 },
      ],
      duration,
      options,
    )
    this.#flights.land(flight)
  }

  async #fee(seat: number, to: number, before: Look, after: Look, show: Show): Promise<void> {
    const [from, target] = [this.#purse(seat), this.#purse(to)]
    if (!from || !target) return show(after)
    show(withCoins(before, seat, (before.players[seat]?.coins ?? 1) - 1))
    sounds.play('fee')
    await this.#coin(from, target, TIME.fee, EASE.swell)
    show(after)
  }

  /** Coins leave a purse for the discard, where they lie face up. */
  async #spend(seat: number, count: number, before: Look, show: Show): Promise<void> {
    const from = this.#purse(seat)
    const to = this.#boxOf(this.#spot('discard'))
    if (!from || !to || count <= 0) return
    const shown = Math.min(count, MOST_COINS)
    const start = before.players[seat]?.coins ?? count
    await Promise.all(
      Array.from({ length: shown }, async (_, index) => {
        await this.#flights.wait(index * 40)
        show(withCoins(before, seat, start - Math.round((count * (index + 1)) / shown)))
        sounds.play('coin', -index)
        await this.#coin(from, to, TIME.coin, EASE.out)
      }),
    )
  }

  async #hire(beat: Extract<Beat, { kind: 'hire' }>, before: Look, after: Look, show: Show): Promise<void> {
    const element = this.#cardAt(`harbor-${before.harbor.indexOf(beat.card)}`)
    const copy = element && this.#copy(element, beat.card)
    const hired = beat.events.slice(0, 1).reduce(follow, before)
    this.#shift(hired, show)
    sounds.play('hire')
    const index = (hired.players[beat.seat]?.display.length ?? 1) - 1
    const slot = this.#display(beat.seat, index)
    const place = async (): Promise<void> => {
      if (!copy || !slot) return
      const { flight, box } = copy
      const own = slot.dataset.cardAt !== undefined
      const unhide = own ? this.#flights.hide(slot) : () => undefined
      const whole = boxOf(slot)
      // Into somebody's panel it goes small; beside my own it takes its place with its crew face.
      const to: Box = own ? whole : { ...whole, w: Math.min(44, whole.w), h: 44 }
      const crew = faceOf(own ? slot : null, beat.card, 'c')
      crew.classList.add('above')
      flight.node.append(crew)
      this.#flights
        .move(crew, [{ opacity: 0 }, { opacity: 1 }], 200, { delay: TIME.hire * 0.35 })
        .catch(() => undefined)
      await this.#flights.move(
        flight.node,
        [
          { transform: this.#flights.over(flight, box), opacity: 1 },
          { transform: this.#flights.over(flight, to), opacity: 1, offset: own ? 0.999 : 0.85 },
          { transform: this.#flights.over(flight, to), opacity: own ? 1 : 0 },
        ],
        TIME.hire,
        { easing: EASE.out },
      )
      unhide()
      this.#flights.land(flight)
    }
    await Promise.all([place(), this.#spend(beat.seat, beat.spent, hired, show)])
    show(after)
  }

  async #expedition(beat: Extract<Beat, { kind: 'expedition' }>, before: Look, after: Look, show: Show): Promise<void> {
    const ticket = this.#cardAt(`expedition-${before.expeditions.indexOf(beat.card)}`) ?? this.#spot('expeditions')
    const place = this.#boxOf(ticket)
    const display = before.players[beat.seat]?.display ?? []
    const used = new Set<number>()
    const given = beat.given.flatMap((code) => {
      const index = display.findIndex((one, at) => one === code && !used.has(at))
      used.add(index)
      const element = this.#cardAt(`display-${beat.seat}-${index}`)
      if (element) return [this.#copy(element, code)]
      const from = this.#boxOf(this.#display(beat.seat, index))
      if (!from) return []
      const box = { ...from, w: 44, h: 61 }
      return [{ flight: this.#flights.launch(box, 'lying', faceOf(null, code, 'c')), box }]
    })
    const claimed = beat.events.filter((event) => event.kind !== 'coins_gained').reduce(follow, before)
    sounds.play('expedition')
    show(claimed)
    const slot = this.#display(beat.seat, (claimed.players[beat.seat]?.display.length ?? 1) - 1)
    const own = slot?.dataset.cardAt !== undefined
    const unhide = own ? this.#flights.hide(slot) : () => undefined
    if (place) {
      await Promise.all(
        given.map(async ({ flight, box }, index) => {
          const to = { ...place, w: Math.min(box.w, 64), x: place.x + (index - (given.length - 1) / 2) * 16 }
          await this.#flights.move(
            flight.node,
            [
              { transform: this.#flights.over(flight, box), opacity: 1 },
              { transform: this.#flights.over(flight, to, `rotate(${index * 4 - 4}deg)`), opacity: 1 },
            ],
            TIME.expedition * 0.4,
            { delay: index * 40, easing: EASE.out },
          )
        }),
      )
      // The chart unrolls over them and goes to its new owner.
      const chart = this.#flights.launch({ w: 100, h: 140 }, 'lying', faceOf(null, beat.card))
      const open = { ...place, w: 100, h: 140 }
      const home = this.#boxOf(slot) ?? place
      const end = { ...home, w: own ? home.w : 36 }
      await this.#flights.move(
        chart.node,
        [
          { transform: this.#flights.over(chart, open, 'scaleY(.05)'), opacity: 0 },
          { transform: this.#flights.over(chart, open, 'scaleY(1)'), opacity: 1, offset: 0.4 },
          { transform: this.#flights.over(chart, open, 'scaleY(1)'), opacity: 1, offset: 0.55 },
          { transform: this.#flights.over(chart, end, 'scaleY(1)'), opacity: own ? 1 : 0 },
        ],
        TIME.expedition * 0.6,
        { easing: EASE.swell },
      )
      for (const { flight } of given) this.#flights.land(flight)
      this.#flights.land(chart)
    }
    unhide()
    if (beat.gained > 0) await this.#gain(beat.seat, beat.gained, claimed, after, show)
  }

  async #tax(beat: Extract<Beat, { kind: 'tax' }>, before: Look, after: Look, show: Show): Promise<void> {
    const harbor = this.#boxOf(this.#spot('harbor'))
    sounds.play('tax')
    const decree = harbor && this.#flights.launch({ w: 150, h: 210 }, 'lying decree', faceOf(null, beat.card))
    const unroll = async (): Promise<void> => {
      if (!decree || !harbor) return
      const middle: Box = { x: harbor.x, y: Math.max(harbor.y, 120), w: 150, h: 210 }
      const over = (box: Box, grow = 1): string => this.#flights.over(decree, box, '', grow)
      await this.#flights.move(
        decree.node,
        [
          { transform: over({ ...middle, y: -120 }), opacity: 1 },
          { transform: over(middle, 1.06), opacity: 1, offset: 0.75 },
          { transform: over(middle), opacity: 1 },
        ],
        TIME.tax * 0.4,
        { easing: EASE.out },
      )
    }
    await unroll()
    let look = before.deck > 0 ? { ...before, deck: before.deck - 1 } : before
    show(look)
    const change: Show = (next) => {
      // Several purses change at once: each coin brings its own count.
      look = { ...look, players: look.players.map((player, seat) => mixed(player, before.players[seat], next.players[seat])) }
      show(look)
    }
    await Promise.all(beat.paid.map(({ seat, count }) => this.#spend(seat, count, look, change)))
    const paid = look
    await Promise.all(beat.gained.map(({ seat, count }) => this.#gain(seat, count, paid, paid, change)))
    show(after)
    if (!decree || !harbor) return
    const middle: Box = { x: harbor.x, y: Math.max(harbor.y, 120), w: 150, h: 210 }
    const to = this.#pile('discard', middle) ?? middle
    await this.#flights.move(
      decree.node,
      [
        { transform: this.#flights.over(decree, middle), opacity: 1 },
        { transform: this.#flights.over(decree, middle), opacity: 1, offset: 0.35 },
        { transform: this.#flights.over(decree, to), opacity: 1, offset: 0.95 },
        { transform: this.#flights.over(decree, to), opacity: 0 },
      ],
      TIME.tax * 0.55,
      { easing: EASE.swell },
    )
    this.#flights.land(decree)
  }

  async #shuffle(after: Look, show: Show): Promise<void> {
    const [from, to] = [this.#boxOf(this.#spot('discard')), this.#boxOf(this.#spot('deck'))]
    show(after)
    if (!from || !to) return
    sounds.play('draw')
    await Promise.all(
      [0, 1, 2].map(async (index) => {
        const flight = this.#flights.launch({ w: to.w, h: to.w * 1.4 }, 'lying', backOf())
        const arc = { x: (from.x + to.x) / 2 - 30, y: (from.y + to.y) / 2, w: to.w, h: to.h }
        await this.#flights.move(
          flight.node,
          [
            { transform: this.#flights.over(flight, from), opacity: 0 },
            { transform: this.#flights.over(flight, arc, `rotate(${index * 6 - 6}deg)`), opacity: 1, offset: 0.5 },
            { transform: this.#flights.over(flight, to), opacity: 1, offset: 0.9 },
            { transform: this.#flights.over(flight, to), opacity: 0 },
          ],
          TIME.draw,
          { delay: index * 70, easing: EASE.swell },
        )
        this.#flights.land(flight)
      }),
    )
  }

  async #turn(seat: number, next: number | null, before: Look, after: Look, show: Show): Promise<void> {
    const lying = before.harbor.map((code, index) => ({ code, element: this.#cardAt(`harbor-${index}`) }))
    const from = this.#place(seat)
    const gone = lying.length > 0
    const sweep = this.#sweep(lying, () => show(after), TIME.sweep * 0.65)
    const to = next === null ? null : this.#place(next)
    const walk = async (): Promise<void> => {
      if (!from || !to || seat === next) return
      const edge = this.#flights.launch(to, 'edge')
      const over = (box: Box): string =>
        `translate(${box.x - to.w / 2}px,${box.y - to.h / 2}px) scale(${box.w / to.w},${box.h / to.h})`
      await this.#flights.move(
        edge.node,
        [
          { transform: over(from), opacity: 0.9 },
          { transform: over(to), opacity: 1, offset: 0.85 },
          { transform: over(to), opacity: 0 },
        ],
        gone ? TIME.sweep : TIME.sweep * 0.7,
        { easing: EASE.swell },
      )
      this.#flights.land(edge)
    }
    await Promise.all([sweep, walk()])
  }
}

function withCoins(look: Look, seat: number, count: number): Look {
  const coins = Math.max(0, count)
  return { ...look, players: look.players.map((player, index) => (index === seat ? { ...player, coins } : player)) }
}

type Shown = Look['players'][number]

function mixed(now: Shown, before: Shown | undefined, next: Shown | undefined): Shown {
  return next && before && next.coins !== before.coins ? { ...now, coins: next.coins } : now
}
