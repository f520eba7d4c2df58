// The numbers of the campaign that comes with the game, by the names its rules call them.
import { cardFacts } from '../cards/facts'
import { numbersOf } from '../cards/played.svelte'
import { batches, card9, characters, coins_per_failure, event_deck, events, missions } from '../generated/campaign.json'
import TRACK from '../generated/track.json'
import { list, number, type Words } from '../words'

interface Mission {
  star?: boolean
  hourglass: { competitive?: { buy_off?: number } }
}

const each = Object.values(missions) as Mission[]
const tax = cardFacts('tax:influence/16')

/** One number for each number of players: `cubes1`, `cubes2` … */
const byPlayers = (name: string, numbers: Record<string, number>): [string, number][] => Object.entries(numbers).map(([players, count]) => [`${name}${players}`, count])

const NUMBERS = Object.fromEntries([
  ['chapters', TRACK.chapters],
  ['added', Object.values(batches).reduce((sum, count) => sum + count, 0)],
  ['zeros', Object.values(events).filter((event) => event.number === 0).length],
  ['stars', each.filter(({ star }) => star).length],
  ['spaces', TRACK.spaces],
  ['most', TRACK.shields.length],
  ['second', TRACK.shields[1]],
  ['takes', numbersOf('adventure').takes_by_colors[6]],
  ['taxfrom', tax.taxed_from ?? 0],
  ['taxbonus', tax.bonus_coins ?? 0],
  ['retry', coins_per_failure],
  ['buyoff', each.find(({ hourglass }) => hourglass.competitive?.buy_off)?.hourglass.competitive?.buy_off ?? 0],
  ['variant', events.months_end_variant.effect.buy_off],
  ...byPlayers('events', event_deck.cooperative),
  ...byPlayers('rivals', event_deck.competitive),
  ...byPlayers('cubes', card9.cubes),
  ...byPlayers('influence', card9.influence),
]) as Record<string, number>

/** What the rules of the adventure speak of. */
export function campaignNumbers(): Words {
  return { ...NUMBERS, shields: list(TRACK.shields.map((space) => number(space))) }
}

export const EVENTS: readonly string[] = Object.keys(events)
export const CHARACTERS: readonly { id: string; coins: number }[] = characters.flat()
