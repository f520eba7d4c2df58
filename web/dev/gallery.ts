// Shows the table in any state, without a server: /dev/gallery.html?look=take-active-4-players&theme=dark&lang=de. What an
// example says happens next happens at a call of next().
// With ?faces: every face and icon. For development alone; nothing in the product refers to it. Examples are real looks, in the folder of PORTROYAL_LOOKS.
import { mount } from 'svelte'
import { loadSprite } from '../src/cards/sprite'
import { Session, type Change } from '../src/connection/session.svelte'
import { preferences, watchPreferences, type Language } from '../src/kept/preferences.svelte'
import Table from '../src/pages/Table.svelte'
import '../src/styles/base.css'
import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import { followLanguage } from '../src/words'
import Faces from './Faces.svelte'

const asked = new URLSearchParams(location.search)
preferences.theme = (asked.get('theme') as 'light' | 'dark' | null) ?? 'light'
preferences.language = (asked.get('lang') as Language | null) ?? 'en'
preferences.textSize = (asked.get('text') as 'normal' | null) ?? 'normal'
preferences.autoPass = false
watchPreferences()
await Promise.all([followLanguage(), loadSprite()])

if (asked.has('faces')) mount(Faces, { target: document.body })
else await showTable()

async function showTable(): Promise<void> {
  const example = await (await fetch(`/looks/${asked.get('look') ?? 'take-active-4-players'}.json`)).json()
  const session = new Session(example.table.code, null)
  Object.assign(session, {
    status: asked.get('status') ?? 'live',
    table: example.table,
    look: example.look,
    entries: example.entries,
    guest: 0,
    seats: example.look.seat === null ? [] : asked.has('seats') ? asked.get('seats')!.split(',').map(Number) : [example.look.seat],
  })
  session.say = (message) => {
    console.log('said', JSON.stringify(message))
    return new Promise((answer) => setTimeout(() => answer({ type: 'answer', id: '', ok: true, number: 1, problem: null }), 50))
  }
  const listeners = new Set<(change: Change) => void>()
  session.onUpdate = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  mount(Table, { target: document.body, props: { session } })
  // What happens next, when the console asks for it.
  Object.assign(window, {
    next: () => {
      const { entries, look } = example.next
      const before = session.look
      Object.assign(session, { look, entries: [...session.entries, ...entries] })
      for (const listener of listeners) listener({ entries, before, after: look, first: false })
    },
  })
}
