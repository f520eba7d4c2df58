// Which page an address means, and how to go there. Small on purpose: a few addresses need no library.

export type Route =
  | { page: 'start' }
  | { page: 'host' }
  | { page: 'settings' }
  | { page: 'daily' | 'drills' | 'numbers' }
  | { page: 'challenge'; code: string }
  | { page: 'shelf' }
  | { page: 'rules'; section: string | null }
  | { page: 'table'; code: string }
  | { page: 'replays' }
  | { page: 'replay' | 'embed'; code: string }
  | { page: 'missing' }

const CODE = /^[A-Za-z0-9]{4,12}$/
const CHALLENGE = /^([A-Za-z0-9]{4,12}|[a-z_]{2,16}-\d{4}-\d\d-\d\d)$/ // by a link, or of a day

/** The page of a path. Codes of tables are read in any case. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  const [first, second] = parts
  if (parts.length === 0) return { page: 'start' }
  if (parts.length === 1 && (first === 'host' || first === 'settings' || first === 'daily' || first === 'drills' || first === 'numbers' || first === 'shelf')) return { page: first }
  if (first === 'c' && parts.length === 2 && CHALLENGE.test(second)) return { page: 'challenge', code: second.includes('-') ? second : second.toUpperCase() }
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', section: second ?? null }
  if (first === 't' && parts.length === 2 && CODE.test(second)) {
    return { page: 'table', code: second.toUpperCase() }
  }
  if (parts.length === 1 && first === 'replay') return { page: 'replays' }
  if ((first === 'replay' || first === 'embed') && parts.length === 2 && CODE.test(second)) return { page: first, code: second.toUpperCase() }
  return { page: 'missing' }
}

/** The code in whatever somebody pastes: the code itself, a link, a link without its beginning. Null: there is none. */
export function codeIn(text: string): string | null {
  const link = /\/t\/([A-Za-z0-9]{4,12})(?:[/?#\s]|$)/.exec(text)
  if (link) return link[1].toUpperCase()
  const bare = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{6}$/.test(bare) ? bare : null
}

class Router {
  path: string = $state(typeof location === 'undefined' ? '/' : location.pathname)
  route: Route = $derived(routeOf(this.path))
  moved = $state(0) // counts navigations, so that a page can bring focus to its heading

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else if (path !== location.pathname + location.search + location.hash) history.pushState(null, '', path)
    this.#arrive()
    window.scrollTo(0, 0)
  }

  back(otherwise = '/'): void {
    if (history.length > 1) history.back()
    else this.go(otherwise)
  }

  #arrive(): void {
    this.path = location.pathname
    this.moved += 1
  }

  /** Follows the browser's back and forward, and every link inside the page. */
  listen(): () => void {
    const popped = (): void => this.#arrive()
    const clicked = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.hash && link.pathname === location.pathname) return
      if (link.pathname.startsWith('/api/')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    }
    window.addEventListener('popstate', popped)
    document.addEventListener('click', clicked)
    return () => {
      window.removeEventListener('popstate', popped)
      document.removeEventListener('click', clicked)
    }
  }
}

export const router = new Router()
