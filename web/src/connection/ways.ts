// The short choice of the first page: ways to play, of which one is taken, and what may be added to it. A way takes as many
// to the table as it is for. Pure; the host page has all of the boxes.
import type { ModuleInfo, SeatPlan } from '../protocol/types'
import { gameOf, hasContracts, offeredModules, playable, withChosen } from './modules'

export interface Play {
  modules: string[]
  seats: SeatPlan[]
}

export interface Ware extends Play { // what is played once it is pressed
  box: string // its picture and its words
  on: boolean
}

interface Way {
  module: ModuleInfo
  box: string
  least: number
  most: number
}

/** Games, and what takes the place of one another in a game. A crew is one way, and one alone with its contracts another. */
function waysOf(all: readonly ModuleInfo[]): Way[] {
  const games = all.filter(({ stands_alone }) => stands_alone)
  const whole = ({ requires }: ModuleInfo): boolean => requires.every((needed) => all.some(({ id }) => id === needed))
  const others = all.filter((module) => !module.stands_alone && module.excludes.length > 0 && whole(module))
  return [...games, ...others].flatMap((module) => {
    const [least = 1, most = least] = module.players
    const way = { module, box: module.id, least, most }
    return hasContracts(module) && least === 1 ? [{ ...way, least: 2 }, { module, box: `${module.id}-alone`, least: 1, most: 1 }] : [way]
  })
}

/** The company, or the usual one where it is too small, without those who are too many: I stay. */
function company(seats: readonly SeatPlan[], usual: readonly SeatPlan[], { least, most }: Way): SeatPlan[] {
  const found = seats.length < least ? usual : seats
  let room = most - 1
  return found.filter(({ kind }) => kind === 'me' || room-- > 0)
}

/** What can be chosen in a press: `usual` is who sits there if there are too few. */
export function waresOf(all: readonly ModuleInfo[], chosen: readonly string[], seats: readonly SeatPlan[], usual: readonly SeatPlan[]): Ware[] {
  const ways = waysOf(all)
  const game = gameOf(all, chosen)
  const fits = ({ least, most }: Way): boolean => seats.length >= least && seats.length <= most
  const taken = ways.find((way) => !way.module.stands_alone && chosen.includes(way.module.id) && fits(way)) ?? ways.find(({ module }) => module === game)
  // What came with one way goes with it.
  const brought = [game?.id, taken?.module.id, ...(taken?.module.requires ?? [])]
  const added = chosen.filter((id) => !brought.includes(id))

  const change = (way: Way): Ware => {
    const { module, box } = way
    if (way === taken) return { box, on: true, modules: [...chosen], seats: [...seats] }
    const taking = company(seats, usual, way)
    return { box, on: false, modules: playable(all, [...module.requires, module.id, ...added], taking.length), seats: taking }
  }
  const additions = offeredModules(all, chosen, seats.length).additions.filter(
    ({ id, box, why, locked, on }) =>
      id === box && why === null && !locked && !ways.some(({ module }) => module.id === id) && (on || !all.some(({ requires }) => requires.includes(id))),
  )
  return [
    ...ways.map(change),
    ...additions.map((ware) => ({ box: ware.box, on: ware.on, modules: withChosen(all, chosen, ware, seats.length), seats: [...seats] })),
  ]
}
