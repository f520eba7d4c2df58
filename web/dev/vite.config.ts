// The gallery of states: npx vite --config dev/vite.config.ts, with PORTROYAL_LOOKS naming the folder of examples.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.PORTROYAL_API ?? 'http://127.0.0.1:8103'
const folder = process.env.PORTROYAL_LOOKS ?? resolve(import.meta.dirname, 'looks')

const looks: Plugin = {
  name: 'portroyal-looks',
  configureServer(server) {
    server.middlewares.use('/looks', (request, response) => {
      try {
        const name = /^\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1] ?? ''
        response.setHeader('content-type', 'application/json')
        response.end(readFileSync(resolve(folder, `${name}.json`)))
      } catch {
        response.statusCode = 404
        response.end()
      }
    })
  },
}

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [svelte(), looks],
  server: { port: 5103, proxy: { '/api': { target: api, ws: true, changeOrigin: true, headers: { origin: api } } } },
})
