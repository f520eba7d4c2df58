// What is being played: the modules, and the rulebook's numbers as these modules have them. The table tells both; away from
// any table it is the base game.
import numbers from '../generated/numbers.json'
import type { TableInfo } from '../protocol/types'

const usual = numbers.base
export type Numbers = typeof usual
export type NumberName = keyof Numbers

const BASE: { modules: readonly string[]; numbers: Numbers } = { modules: ['base'], numbers: usual }

let now = $state.raw(BASE)

export const played = {
  get modules(): readonly string[] {
    return now.modules
  },
  get numbers(): Numbers {
    return now.numbers
  },
}

/** The numbers of a module, with those it needs. */
export function numbersOf(game: string): Numbers {
  return (numbers as Record<string, Numbers>)[game] ?? usual
}

/** Plays by the rules of this table; null: away from any. */
export function playAt(table: Pick<TableInfo, 'settings' | 'numbers'> | null): void {
  now = table ? { modules: table.settings.modules, numbers: { ...usual, ...table.numbers } } : BASE
}
