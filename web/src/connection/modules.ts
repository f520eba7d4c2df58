// What goes together: the modules a server offers, sorted into games and what is added to them, with the reason where one
// can't be chosen now. Pure; the server has the last word.
import { MODULES } from '../generated/vocabulary'
import type { ModuleInfo, ServerInfo } from '../protocol/types'

export type WhyNot =
  | { because: 'needs' | 'excludes'; module: string }
  | { because: 'players'; least: number; most: number }

export interface Offered {
  id: string
  least: number // players
  most: number
  on: boolean
  why: WhyNot | null // not to be chosen now
}

/** What a server offers and this page has words and pictures for. */
export function knownModules(server: ServerInfo): ModuleInfo[] {
  return server.modules.filter(({ id }) => (MODULES as readonly string[]).includes(id))
}

/** A game stands on its own; everything else needs one. */
export function isGame(module: ModuleInfo): boolean {
  return module.requires.length === 0
}

/** Why a module can't be played beside these, by so many. A game takes the place of another, so games don't exclude games. */
function whyNot(module: ModuleInfo, chosen: readonly string[], all: readonly ModuleInfo[], seats: number): WhyNot | null {
  const [least = 1, most = least] = module.players
  if (seats < least || seats > most) return { because: 'players', least, most }
  if (isGame(module)) return null
  const needed = module.requires.find((id) => !chosen.includes(id))
  if (needed !== undefined) return { because: 'needs', module: needed }
  const against = all.find(({ id, excludes }) => id !== module.id && chosen.includes(id) && (module.excludes.includes(id) || excludes.includes(module.id)))
  return against ? { because: 'excludes', module: against.id } : null
}

/** The modules of a server, as one may choose among them. */
export function offeredModules(all: readonly ModuleInfo[], chosen: readonly string[], seats: number): { games: Offered[]; additions: Offered[] } {
  const offered = all.map((module): Offered & { game: boolean } => {
    const why = whyNot(module, chosen, all, seats)
    const [least = 1, most = least] = module.players
    return { id: module.id, least, most, on: chosen.includes(module.id) && why === null, why, game: isGame(module) }
  })
  return { games: offered.filter(({ game }) => game), additions: offered.filter(({ game }) => !game) }
}

/** What is left of a choice where not all of it can be played: the first game if its own is not there, and what fits. */
export function playable(all: readonly ModuleInfo[], chosen: readonly string[], seats: number): string[] {
  const games = all.filter((module) => isGame(module) && whyNot(module, chosen, all, seats) === null)
  const game = games.find(({ id }) => chosen.includes(id)) ?? games[0]
  if (!game) return [...chosen]
  let found = [game.id]
  for (const module of all) {
    if (isGame(module) || !chosen.includes(module.id)) continue
    if (whyNot(module, [...found, module.id], all, seats) === null) found = [...found, module.id]
  }
  return found
}

/** The choice with another game, or with one thing more or less. */
export function withChosen(all: readonly ModuleInfo[], chosen: readonly string[], id: string, seats: number): string[] {
  const module = all.find((one) => one.id === id)
  if (!module) return [...chosen]
  const others = chosen.filter((one) => one !== id && !(isGame(module) && all.some((each) => each.id === one && isGame(each))))
  return playable(all, isGame(module) || !chosen.includes(id) ? [...others, id] : others, seats)
}
