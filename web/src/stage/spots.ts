// Where things are on the screen. They are found by the marks the table sets on them; what has no mark on this screen is
// not found, and whoever looks for it leaves it out.
import { boxOf, type Box } from './flights'

export class Spots {
  readonly #root: ParentNode

  constructor(root: ParentNode) {
    this.#root = root
  }

  spot(name: string): HTMLElement | null {
    return this.#find(`[data-spot="${name}"]`)
  }

  cardAt(at: string): HTMLElement | null {
    return this.#find(`[data-card-at="${at}"]`)
  }

  box(name: string): Box | null {
    return boxIf(this.spot(name))
  }

  /** Where the coins of a seat are seen. */
  purse(seat: number): Box | null {
    return this.box(`purse-${seat}`) ?? this.box(`panel-${seat}`)
  }

  /** What marks a seat as the one that is active: its panel, or, where that is half the screen, its purse. */
  place(seat: number): Box | null {
    const panel = this.box(`panel-${seat}`)
    const purse = this.box(`purse-${seat}`)
    if (!panel || !purse || panel.w < innerWidth / 2) return panel
    return { ...purse, w: purse.w + 40, h: purse.h + 28 }
  }

  /** Where the cards of a seat lie; the place of one of them, if it is seen. */
  display(seat: number, index: number): HTMLElement | null {
    return this.cardAt(`display-${seat}-${index}`) ?? this.spot(`display-${seat}`) ?? this.spot(`panel-${seat}`)
  }

  pile(name: 'deck' | 'discard' | 'time' | 'score', like: { w: number }): Box | null {
    const box = this.box(name)
    // On phones a pile is a sign in the bar: cards shrink to it, but not to nothing.
    return box && { ...box, w: Math.max(Math.min(box.w, like.w), 20) }
  }

  /** The cards of the harbor that are seen, each under its code and how many of that code lie before it. */
  harborCards(): Map<string, { element: HTMLElement; box: Box }> {
    const found = new Map<string, { element: HTMLElement; box: Box }>()
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-card-at^="harbor-"], [data-card-at="ship"]')) {
      const code = element.dataset.card ?? ''
      let nth = 0
      while (found.has(`${code} ${nth}`)) nth += 1
      if (isSeen(element)) found.set(`${code} ${nth}`, { element, box: boxOf(element) })
    }
    return found
  }

  #find(selector: string): HTMLElement | null {
    for (const element of this.#root.querySelectorAll<HTMLElement>(selector)) if (isSeen(element)) return element
    return null
  }
}

export function boxIf(element: Element | null): Box | null {
  return element && boxOf(element)
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0
}
