// Each page is fetched when it is first shown; main begins with it while the words are still on their way.
import type { Component } from 'svelte'
import type { Route } from './router.svelte'

type Loaded = Promise<{ default: Component<never> }>

const PAGES: Record<Route['page'], () => Loaded> = {
  start: () => import('./pages/Start.svelte'),
  host: () => import('./pages/Host.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  daily: () => import('./pages/Daily.svelte'),
  drills: () => import('./pages/Drills.svelte'),
  numbers: () => import('./pages/Numbers.svelte'),
  challenge: () => import('./pages/Challenge.svelte'),
  shelf: () => import('./pages/Shelf.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  table: () => import('./pages/AtTable.svelte'),
  replays: () => import('./pages/Replays.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  embed: () => import('./pages/Embed.svelte'),
  missing: () => import('./pages/Missing.svelte'),
}

const coming: { [page in Route['page']]?: Loaded } = {}

/** The same promise each time, so that a page stays as it is while only its address changes; a failed one is tried again. */
export function loadPage(page: Route['page']): Loaded {
  const loaded = (coming[page] ??= PAGES[page]())
  loaded.catch(() => delete coming[page])
  return loaded
}
