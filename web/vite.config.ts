/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { gatherWords, WORDS } from './scripts/words.mjs'

const api = process.env.PORTROYAL_API ?? 'http://127.0.0.1:8104'

/** In development a changed word shows at once. */
const words: Plugin = {
  name: 'portroyal-words',
  configureServer(server) {
    server.watcher.add(WORDS as string)
    server.watcher.on('change', (file) => {
      if (file.endsWith('.ftl') && file.startsWith(WORDS as string)) {
        gatherWords()
        server.ws.send({ type: 'full-reload' })
      }
    })
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    words,
    VitePWA({
      // Registered by src/offline.ts: nothing is put into the page.
      injectRegister: false,
      registerType: 'autoUpdate',
      manifest: {
        id: '/',
        name: 'Port Royal',
        short_name: 'Port Royal',
        description: 'One more card. Just one.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        orientation: 'any',
        background_color: '#1E4A57',
        theme_color: '#1E4A57',
        categories: ['games'],
        icons: [
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,ftl,png}'],
        globIgnores: ['.vite/**', 'icons/*.png', 'icons/maskable.svg'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/metrics/, /\.[a-z0-9]+$/i],
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        skipWaiting: true, // a server of a newer version wants its own shell, at the next page
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  build: {
    outDir: process.env.PORTROYAL_STATIC ?? '../src/portroyal/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: fonts, and words are fetched
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    port: 5104,
    proxy: { '/api': { target: api, ws: true, changeOrigin: true, headers: { origin: api } } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', pool: 'vmThreads', include: ['tests/**/*.test.ts'] },
}))
