// The arithmetic of a line chart: scales, ticks, lines, and labels that don't cover each other. Pure.

export interface Span {
  from: number
  to: number
}

export function scale(domain: Span, range: Span): (value: number) => number {
  const size = domain.to - domain.from || 1
  return (value) => range.from + ((value - domain.from) / size) * (range.to - range.from)
}

/** Round numbers from 0 to at least `most`, about so many of them. */
export function ticks(most: number, about = 4): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 4, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power * 10)
  const found = [0]
  while ((found.at(-1) ?? 0) < most) found.push((found.at(-1) ?? 0) + step)
  return found
}

export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** Moves labels apart so that each has its height, as near to its wish as can be, inside the span; the order stays. */
export function spread(wishes: readonly number[], height: number, within: Span): number[] {
  const order = wishes.map((wish, index) => ({ wish, index })).sort((a, b) => a.wish - b.wish || a.index - b.index)
  // Neighbors that touch become one block that stands where its members wish on average.
  const blocks: { start: number; members: number[]; wishes: number[] }[] = []
  const clamp = (start: number, count: number): number =>
    Math.max(within.from, Math.min(start, within.to - (count - 1) * height))
  for (const { wish, index } of order) {
    blocks.push({ start: clamp(wish, 1), members: [index], wishes: [wish] })
    for (;;) {
      const last = blocks.at(-1)
      const before = blocks.at(-2)
      if (!last || !before || before.start + before.members.length * height <= last.start + 1e-9) break
      const members = [...before.members, ...last.members]
      const all = [...before.wishes, ...last.wishes]
      const middle = all.reduce((sum, one, at) => sum + one - at * height, 0) / all.length
      blocks.splice(-2, 2, { start: clamp(middle, members.length), members, wishes: all })
    }
  }
  const found = wishes.map(() => 0)
  for (const block of blocks) block.members.forEach((index, at) => (found[index] = block.start + at * height))
  return found
}

/** Which rounds to name on the axis: the first, and then evenly, as many as fit. */
export function roundTicks(rounds: number, room: number, width = 44): number[] {
  const most = Math.max(2, Math.floor(room / width))
  const step = Math.max(1, Math.ceil(rounds / most))
  const found: number[] = []
  for (let round = 1; round <= rounds; round += step) found.push(round)
  return found
}

/** The round a turn belongs to; point 0 is the beginning. */
export function roundOf(point: number, players: number): number {
  return point === 0 ? 1 : Math.floor((point - 1) / Math.max(1, players)) + 1
}

/** At which point of the curve an action lies: the first whose number is not smaller. */
export function pointOf(turns: readonly number[], action: number): number {
  const at = turns.findIndex((number) => number >= action)
  return at < 0 ? turns.length - 1 : at
}
