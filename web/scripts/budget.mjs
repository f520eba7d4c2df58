// Fails when the table page would load more script than it may: the entry, the table, and all they import at once.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './python.mjs'

const LIMIT = 120_000 // bytes, gzipped
const out = process.env.PORTROYAL_STATIC ?? resolve(ROOT, 'src/portroyal/server/static')
const manifest = JSON.parse(readFileSync(resolve(out, '.vite/manifest.json'), 'utf-8'))

/** The files of an entry and of everything it imports statically. */
function files(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const other of chunk.imports ?? []) files(other, found)
  return found
}

const size = (file) => gzipSync(readFileSync(resolve(out, file)), { level: 9 }).length
const boot = existsSync(resolve(out, 'boot.js')) ? size('boot.js') : 0
const entry = files('index.html')
const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/') && key.endsWith('.svelte'))
let failed = false
for (const page of pages) {
  const all = files(page, new Set(entry))
  // A table's pages are shown by the page of its address.
  if (/\/(Table|End|Lobby|Join)\.svelte$/.test(page)) for (const file of files('src/pages/AtTable.svelte')) all.add(file)
  const bytes = [...all].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), boot)
  const over = page.endsWith('/Table.svelte') && bytes > LIMIT
  failed ||= over
  console.log(`${page.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of script, gzipped${over ? `: more than ${LIMIT / 1000} kB` : ''}`)
}
if (failed) process.exit(1)
