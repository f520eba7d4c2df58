// The beginning: what this device remembers, the words, then the page.
import { mount } from 'svelte'
import App from './App.svelte'
import { loadSprite } from './cards/sprite'
import { takeFragment } from './kept/guests.svelte'
import { watchPreferences } from './kept/preferences.svelte'
import { watchOffline } from './offline.svelte'
import { loadPage } from './pages'
import { router } from './router.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/adventure.css'
import './styles/base.css'
import { followLanguage } from './words'

takeFragment()
watchPreferences()
watchOffline()
loadSprite().catch(() => undefined)
loadPage(router.route.page).catch(() => undefined)
await followLanguage().catch(() => undefined)
mount(App, { target: document.body })
