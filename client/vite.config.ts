import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { pageFromMarkdown } from './src/rules/markdown.ts'
import { FIRST } from './src/words/first.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The house that `npm run dev` talks to: one started with `bluffhouse serve`.
const house = env['BLUFFHOUSE_URL'] ?? 'http://127.0.0.1:8321'

const languages = readdirSync(here('../src/bluffhouse/locales')).filter((name) => /^[a-z]{2}$/.test(name))
const ownNames = languages.map((tag) => [tag, new Intl.DisplayNames([tag], { type: 'language' }).of(tag)])

/** Bundles the Fluent files that every page needs into one module per language. */
const firstWords: Plugin = {
  name: 'bluffhouse-first-words',
  load: {
    filter: { id: /\/client\.ftl\?first$/ },
    handler(id) {
      const files = FIRST.map((part) => id.replace('client.ftl?first', `${part}.ftl`)).filter(existsSync)
      for (const file of files) this.addWatchFile(file)
      const words = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' }
    },
  },
}

/** Puts the script of preload.ts first in the built page. `npm run dev` does without it. */
const preload: Plugin = {
  name: 'bluffhouse-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'preload' && one.isEntry)
      if (chunk?.type !== 'chunk') throw new Error('the build has no chunk for preload.ts')
      const ahead = chunk.imports.map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', href: `/${file}` } }))
      const script = { tag: 'script', attrs: { type: 'module', src: `/${chunk.fileName}` } }
      return [script, ...ahead].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const }))
    },
  },
}

/** Turns rules pages into HTML while building, so that no browser has to parse Markdown. */
const rulebooks: Plugin = {
  name: 'bluffhouse-rulebooks',
  transform: {
    filter: { id: /\/rules\/\w+\.md$/ },
    handler: (markdown) => ({
      code: `export default ${JSON.stringify(pageFromMarkdown(markdown))}`,
      moduleType: 'js',
      map: null,
    }),
  },
}

export default defineConfig({
  plugins: [svelte(), firstWords, preload, rulebooks],
  define: { __OWN_NAMES__: JSON.stringify(Object.fromEntries(ownNames)) },
  resolve: { alias: { $locales: here('../src/bluffhouse/locales') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The house serves the client from the Python package. The licences of what it contains go along.
    outDir: here('../src/bluffhouse/web/client'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: here('index.html'), preload: here('src/preload.ts') },
      output: {
        // The front page loads as one chunk, because each further request costs a slow phone a round
        // trip. preload.ts and what it imports are a chunk of their own, so that they need not wait.
        codeSplitting: {
          groups: [
            { name: 'first', test: /preload-helper|src\/(house\/api|words\/(preferred|languages))\.ts/, priority: 1 },
            { name: 'house', test: /^(?!.*src\/preload\.ts)/, tags: ['$initial'] },
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
