// The shell as an app: the service worker keeps it on the device, and this tells when there is no network or a newer shell.

export const network = $state({ online: typeof navigator === 'undefined' ? true : navigator.onLine, renewed: false })

/** May the page be loaded anew without disturbing? Nobody likes to lose a half-typed sentence to an update. */
export function renew(): void {
  if (network.renewed) location.reload()
}

/** The server speaks a newer language than this shell: fetch the shell that belongs to it, then load anew. */
export async function freshen(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) {
      const replaced = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
      await worker.update()
      await Promise.race([replaced, new Promise((done) => setTimeout(done, worker.installing ? 8000 : 500))])
    }
  } finally {
    location.reload()
  }
}

/** Load anew, if the server is there: while it is not, what is on the screen is better than nothing. */
async function reloadFromServer(): Promise<void> {
  try {
    if (!(await fetch('/health', { cache: 'no-store' })).ok) return
  } catch {
    return
  }
  sessionStorage.setItem('portroyal.reloaded', String(Date.now()))
  location.reload()
}

export function watchOffline(): void {
  window.addEventListener('online', () => (network.online = true))
  window.addEventListener('offline', () => (network.online = false))
  // A page of an earlier build asks for parts that are gone: the newer build has them.
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('portroyal.reloaded') ?? 0)
    if (Date.now() - last < 10_000) return // it did not help: let the page say so
    event.preventDefault()
    void reloadFromServer()
  })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const before = navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => (network.renewed = before !== null))
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
