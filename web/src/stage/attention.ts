// "Your turn", told outside the page: in its title, on the badge of the installed app, and by a notification where that was
// allowed and nobody looks.
import { preferences } from '../kept/preferences.svelte'
import { t } from '../words'

let usual: string | null = null

/** Marks the title of the page, or takes the mark away. */
export function markTitle(mine: boolean): void {
  if (mine) {
    usual ??= document.title
    document.title = t('notice-title', { page: 'Port Royal' })
  } else if (usual !== null) {
    document.title = usual
    usual = null
  }
}

const waiting = new Set<string>() // tables where others wait for me, as far as this page knows

/** Exactly these tables wait for me. */
export function markTables(codes: readonly string[]): void {
  waiting.clear()
  for (const code of codes) waiting.add(code)
  showBadge()
}

/** This table waits for me, or no longer; of the others the page knows nothing new. */
export function markTable(code: string, waits: boolean): void {
  if (waiting.has(code) === waits) return
  if (waits) waiting.add(code)
  else waiting.delete(code)
  showBadge()
}

/** The number on the icon of the app, where a browser has one. */
function showBadge(): void {
  // Refused where the page is not installed, which is as good.
  void navigator.setAppBadge?.(waiting.size).catch(() => undefined)
}

let shown: Notification | null = null

/** Tells the person whose turn it is, if the tab is hidden and they allowed it in the settings. */
export function notify(): void {
  if (!preferences.notifications || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  try {
    shown?.close()
    const note = new Notification('Port Royal', { body: t('notice-body'), tag: 'your-turn', icon: '/icons/icon-192.png' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
    shown = note
  } catch {
    // Some phones show notifications only through a service worker: the title has to do.
  }
}

/** The turn is over, or the page is looked at: what was told is old. */
export function hush(): void {
  shown?.close()
  shown = null
}
