import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { bind } from './src/rules/bind.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// A house to talk to while the client is being worked on: `bluffhouse serve`.
const house = process.env['BLUFFHOUSE_URL'] ?? 'http://127.0.0.1:8321'

/** What words.svelte.ts loads at first, and of which language it is. */
const FIRST_WORDS = /\/locales\/([\w-]+)\/(?:house|games|client|options|rulebook)\.ftl/

/** Rules pages come as HTML: no browser has to read Markdown. */
const rulebooks: Plugin = {
  name: 'bluffhouse-rulebooks',
  transform: {
    filter: { id: /\/rules\/\w+\.md$/ },
    handler: (markdown) => ({ code: `export default ${JSON.stringify(bind(markdown))}`, moduleType: 'js', map: null }),
  },
}

export default defineConfig({
  plugins: [svelte(), rulebooks],
  resolve: { alias: { $locales: here('../src/bluffhouse/locales') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Into the package, from where the house serves it, with the licences of what it is made of.
    outDir: here('../src/bluffhouse/web/client'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    // Few files, since each costs a slow phone a journey: one of all that the front door needs, and
    // one of each language's words for it. What is needed later comes in pieces.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 1 },
            { name: (id) => `words-${FIRST_WORDS.exec(id)?.[1]}`, test: FIRST_WORDS },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/bluffhouse/locales')] },
    proxy: { '/api': { target: house, ws: true } },
  },
})
