// Things that fly over the table: copies of cards and coins in one layer above everything, moved by transform and opacity
// alone. Whatever happens, `finish` leaves nothing behind: no copy, no hidden card.
import { namePlace } from '../cards/names.svelte'
import { faceId } from '../cards/sprite'

export const EASE = {
  out: 'cubic-bezier(.2,.8,.25,1)',
  in: 'cubic-bezier(.55,.05,.8,.4)',
  swell: 'cubic-bezier(.45,.05,.35,1)',
  settle: 'cubic-bezier(.3,1.35,.5,1)',
} as const

/** Thrown where motion is cut short: nothing that follows in that beat is to be shown. */
export class Stopped extends Error {}

/** A place on the screen: its middle and its size. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** On large screens the table is zoomed; this layer is not. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom || 1
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  // A tilted card is as wide as it was.
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return { x, y, w: width, h: height }
  const zoom = zoomOf(element)
  return { x, y, w: element.offsetWidth * zoom, h: element.offsetHeight * zoom }
}

const SVG = 'http://www.w3.org/2000/svg'

/** A drawing of the sprite. */
export function drawing(id: string, viewBox: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${id}`)
  svg.append(use)
  return svg
}

export const backOf = (): SVGSVGElement => drawing('back', '0 0 200 280')
export const coinOf = (): SVGSVGElement => drawing('coin', '0 0 24 24')

/** The face of a card: as it lies there, with its name in the language of the page, or as a portrait; else from the sprite. */
export function faceOf(element: Element | null, code: string, face: 'f' | 's' | 'c' = 'f'): SVGSVGElement {
  const lying = element?.querySelector<SVGSVGElement>('svg.face') ?? element?.querySelector<SVGSVGElement>('svg.portrait')
  if (lying) return lying.cloneNode(true) as SVGSVGElement
  const drawn = drawing(faceId(face, code), face === 'f' ? '0 0 200 280' : '0 0 72 100')
  if (face === 'f') drawn.append(nameOf(code))
  return drawn
}

/** The name of a card that is not on the table yet. */
function nameOf(code: string): SVGTextElement {
  const { title, x, y, size, ink } = namePlace(code)
  const text = document.createElementNS(SVG, 'text')
  text.textContent = title
  text.setAttribute('class', `foot ${ink}`)
  for (const [name, value] of Object.entries({ x, y, 'font-size': size })) text.setAttribute(name, String(value))
  return text
}

export interface Flight {
  node: HTMLElement
  w: number
  h: number
}

export class Flights {
  rate = 1
  readonly #layer: HTMLElement
  readonly #running = new Set<Animation>()
  readonly #nodes = new Set<HTMLElement>()
  readonly #hidden = new Set<HTMLElement>()
  #epoch = 0

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** How much is in the air, for those who look after it. */
  get count(): number {
    return this.#nodes.size + this.#running.size + this.#hidden.size
  }

  /** Puts a copy into the air, as large as it will be where it lands. */
  launch(size: { w: number; h: number }, kind: string, ...content: Element[]): Flight {
    const node = document.createElement('div')
    node.className = `flight ${kind}`
    node.style.setProperty('width', `${size.w}px`)
    node.style.setProperty('height', `${size.h}px`)
    node.append(...content)
    this.#layer.append(node)
    this.#nodes.add(node)
    return { node, w: size.w, h: size.h }
  }

  land(flight: Flight): void {
    flight.node.remove()
    this.#nodes.delete(flight.node)
  }

  /** Moves something; resolves when it is there, throws `Stopped` if motion was cut short. */
  async move(element: Element, frames: Keyframe[], duration: number, options: KeyframeAnimationOptions = {}): Promise<void> {
    const epoch = this.#epoch
    const animation = element.animate(frames, { duration: Math.max(1, duration), fill: 'both', ...options })
    animation.updatePlaybackRate(this.rate)
    this.#running.add(animation)
    try {
      await animation.finished
    } catch {
      // Canceled, because its element is gone: the motion is over.
    }
    this.#running.delete(animation)
    if (options.fill === 'none' || !this.#layer.contains(element)) animation.cancel()
    if (epoch !== this.#epoch) throw new Stopped()
  }

  /** A pause that is as long as the pace makes it. */
  wait(milliseconds: number): Promise<void> {
    return this.move(this.#layer, [], milliseconds, { fill: 'none' })
  }

  /** Hides the real thing while its copy flies; gives back how to show it again. */
  hide(element: Element | null): () => void {
    if (!(element instanceof HTMLElement)) return () => undefined
    // A property of its own, not an animation: the browser need not lay out its layers anew for it.
    element.style.setProperty('opacity', '0')
    this.#hidden.add(element)
    return () => {
      element.style.removeProperty('opacity')
      this.#hidden.delete(element)
    }
  }

  /** Where a flight is when it lies over a box. */
  over(flight: Flight, box: Box, more = '', grow = 1): string {
    const scale = (box.w / flight.w) * grow
    return `translate(${round(box.x - flight.w / 2)}px,${round(box.y - flight.h / 2)}px) scale(${round(scale)}) ${more}`
  }

  pace(rate: number): void {
    this.rate = rate
    for (const animation of this.#running) animation.updatePlaybackRate(rate)
  }

  finish(): void {
    this.#epoch += 1
    for (const animation of [...this.#running]) animation.cancel()
    for (const element of this.#hidden) element.style.removeProperty('opacity')
    for (const node of [...this.#nodes]) node.remove()
    this.#running.clear()
    this.#hidden.clear()
    this.#nodes.clear()
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
