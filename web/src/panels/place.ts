// Where a tip fits beside what it is about: above it, so that its neighbors stay in sight, else below, right or left;
// always on the screen. Pure.

export interface Place {
  left: number
  top: number
}

interface Size {
  width: number
  height: number
}

const GAP = 14
const EDGE = 8

export function placeTip(anchor: { left: number; top: number; right: number; bottom: number }, tip: Size, screen: Size): Place {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))
  const left = within((anchor.left + anchor.right) / 2 - tip.width / 2, screen.width - tip.width)
  const above = anchor.top - GAP - tip.height
  if (above >= EDGE) return { left, top: above }
  const top = within((anchor.top + anchor.bottom) / 2 - tip.height / 2, screen.height - tip.height)
  if (anchor.bottom + GAP + tip.height + EDGE <= screen.height) return { left, top: anchor.bottom + GAP }
  if (anchor.right + GAP + tip.width + EDGE <= screen.width) return { left: anchor.right + GAP, top }
  if (anchor.left - GAP - tip.width >= EDGE) return { left: anchor.left - GAP - tip.width, top }
  return { left, top: within(anchor.bottom + GAP, screen.height - tip.height) }
}
