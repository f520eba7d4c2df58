// What goes together: the modules a server offers, sorted into games and what is added to them, with the reason where one
// can't be chosen now. A game that joins another one is offered twice: by itself, and as cards to add. Pure; the server has
// the last word.
import { MODULES } from '../generated/vocabulary'
import type { ModuleInfo, ServerInfo } from '../protocol/types'

export type WhyNot =
  | { because: 'needs' | 'excludes' | 'inside'; module: string }
  | { because: 'players'; least: number; most: number }

export interface Offered {
  id: string
  box: string // its picture and its words: the module's, or those of its cards
  least: number // players
  most: number
  on: boolean
  why: WhyNot | null // not to be chosen now
  locked: boolean // on as long as something else is
}

const isContracts = (all: readonly ModuleInfo[], id: string): boolean => all.some((module) => module.id === id && hasContracts(module))

/** What a server offers and this page has words and pictures for. */
export function knownModules(server: ServerInfo): ModuleInfo[] {
  return server.modules.filter(({ id }) => (MODULES as readonly string[]).includes(id))
}

/** The game of a choice: a module that stands alone, and does not just add its cards to another one. */
export function gameOf(all: readonly ModuleInfo[], chosen: readonly string[]): ModuleInfo | undefined {
  return all.find(({ id, stands_alone, joins }) => stands_alone && chosen.includes(id) && !chosen.includes(joins))
}

/** Does it lay contracts on the table? One of these at most is played. */
export const hasContracts = (module: ModuleInfo): boolean => module.contracts.some((count) => count > 0)

/** Is it something that may be added to a game? */
const adds = (module: ModuleInfo): boolean => !module.stands_alone || module.joins !== ''

/** Cards that are added are for as many players as the game they are added to. */
function playersOf(module: ModuleInfo, all: readonly ModuleInfo[]): number[] {
  return (all.find(({ id }) => id === module.joins) ?? module).players
}

function outside([least = 1, most = least]: number[], seats: number): WhyNot | null {
  return seats < least || seats > most ? { because: 'players', least, most } : null
}

/** Why a module can't be added to what is chosen, by so many. */
function whyNotAdded(module: ModuleInfo, chosen: readonly string[], all: readonly ModuleInfo[], seats: number): WhyNot | null {
  if (gameOf(all, chosen)?.id === module.id) return { because: 'inside', module: module.id }
  const needed = [...module.requires, ...(module.joins ? [module.joins] : [])].find((id) => !chosen.includes(id))
  if (needed !== undefined) return { because: 'needs', module: needed }
  const against = all.find(({ id, excludes }) => id !== module.id && chosen.includes(id) && (module.excludes.includes(id) || excludes.includes(module.id)))
  return against ? { because: 'excludes', module: against.id } : outside(playersOf(module, all), seats)
}

function offer(id: string, box: string, [least = 1, most = least]: number[], on: boolean, why: WhyNot | null): Offered {
  return { id, box, least, most, on: on && why === null, why, locked: false }
}

/** The modules of a server, as one may choose among them. A game takes the place of another, so games don't exclude games. */
export function offeredModules(all: readonly ModuleInfo[], chosen: readonly string[], seats: number): { games: Offered[]; contracts: Offered[]; additions: Offered[] } {
  const game = gameOf(all, chosen)
  return {
    games: all
      .filter((module) => module.stands_alone)
      .map((module) => offer(module.id, module.id, module.players, module === game, outside(module.players, seats))),
    contracts: all.filter(hasContracts).map((module) => {
      // What it needs besides the game comes with it, and takes the place of the others.
      const with_ = [...chosen.filter((id) => !isContracts(all, id)), ...module.requires.filter((id) => !all.find((one) => one.id === id)?.stands_alone)]
      return offer(module.id, module.id, module.players, chosen.includes(module.id), whyNotAdded(module, with_, all, seats))
    }),
    additions: all.filter((module) => adds(module) && !hasContracts(module)).map((module) => {
      const box = module.stands_alone ? `${module.id}-cards` : module.id
      const found = offer(module.id, box, playersOf(module, all), chosen.includes(module.id), whyNotAdded(module, chosen, all, seats))
      return { ...found, locked: found.on && all.some(({ id, requires }) => chosen.includes(id) && requires.includes(module.id)) }
    }),
  }
}

/** What is left of a choice where not all of it can be played: the first game if its own is not there, and what fits. */
export function playable(all: readonly ModuleInfo[], chosen: readonly string[], seats: number): string[] {
  const wanted = gameOf(all, chosen)
  const games = all.filter((module) => module.stands_alone && outside(module.players, seats) === null)
  const game = games.find((module) => module === wanted) ?? games[0]
  return game ? withAdditions(all, game.id, chosen.filter((id) => id !== wanted?.id), seats) : [...chosen]
}

function withAdditions(all: readonly ModuleInfo[], game: string, wanted: readonly string[], seats: number): string[] {
  let found = [game]
  for (const module of all) {
    if (!adds(module) || !wanted.includes(module.id) || found.includes(module.id)) continue
    if (whyNotAdded(module, [...found, module.id], all, seats) === null) found = [...found, module.id]
  }
  return found
}

/** The choice without contracts. */
export function withoutContracts(all: readonly ModuleInfo[], chosen: readonly string[]): string[] {
  return chosen.filter((id) => !isContracts(all, id))
}

/** The choice with another game, or with one thing more or less. */
export function withChosen(all: readonly ModuleInfo[], chosen: readonly string[], { id, box }: Pick<Offered, 'id' | 'box'>, seats: number): string[] {
  const module = all.find((one) => one.id === id)
  const game = gameOf(all, chosen)
  if (!module) return [...chosen]
  const added = chosen.filter((one) => one !== game?.id && one !== id)
  if (module.stands_alone && box === id) return playable(all, [id, ...added], seats)
  if (hasContracts(module)) return playable(all, [...(game ? [game.id] : []), ...added.filter((one) => !isContracts(all, one)), ...module.requires, id], seats)
  return playable(all, [...(game ? [game.id] : []), ...added, ...(chosen.includes(id) ? [] : [id])], seats)
}
