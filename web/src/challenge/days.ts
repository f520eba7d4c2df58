// The days of challenges, by universal time: everywhere the same.
export const KINDS = ['base', 'set_sail', 'contracts'] as const
export type Kind = (typeof KINDS)[number]
export const FIRST_DAY = '2026-11-01'

export const today = (now: Date = new Date()): string => now.toISOString().slice(0, 10)
export const dailyId = (kind: Kind, day: string): string => `${kind}-${day}`

/** The month of a day, some months on. */
export function monthFrom(day: string, step: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + step)
  return today(date)
}

/** The weeks of a month from Monday on; null where the month has no day. */
export function weeksOf(day: string): (string | null)[][] {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  const days: (string | null)[] = Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null)
  for (const date = new Date(first); date.getUTCMonth() === first.getUTCMonth(); date.setUTCDate(date.getUTCDate() + 1)) days.push(today(date))
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** Days in a row up to today, or to yesterday while today is not over, on which one of these was played. */
export function daysInARow(ids: Iterable<string>, now: string = today()): number {
  const played = new Set([...ids].map((id) => /-(\d{4}-\d\d-\d\d)$/.exec(id)?.[1]).filter(Boolean))
  const date = new Date(`${now}T00:00:00Z`)
  if (!played.has(now)) date.setUTCDate(date.getUTCDate() - 1)
  let count = 0
  for (; played.has(today(date)); date.setUTCDate(date.getUTCDate() - 1)) count += 1
  return count
}
