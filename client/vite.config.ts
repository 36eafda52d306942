import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { bind } from './src/rules/bind.ts'
import { FIRST } from './src/words/first.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// A house to talk to while the client is being worked on: `bluffhouse serve`.
const house = process.env['BLUFFHOUSE_URL'] ?? 'http://127.0.0.1:8321'

const languages = readdirSync(here('../src/bluffhouse/locales')).filter((name) => /^[a-z]{2}$/.test(name))
const ownNames = languages.map((tag) => [tag, new Intl.DisplayNames([tag], { type: 'language' }).of(tag)])

/** What every page needs of a language comes in one piece. */
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

/** early.ts in the page, before everything else. (Who works on the client does without.) */
const early: Plugin = {
  name: 'bluffhouse-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'early' && one.isEntry)
      if (chunk?.type !== 'chunk') throw new Error('early.ts is missing')
      const ahead = chunk.imports.map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', href: `/${file}` } }))
      const script = { tag: 'script', attrs: { type: 'module', src: `/${chunk.fileName}` } }
      return [script, ...ahead].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const }))
    },
  },
}

/** Rules pages come as HTML: no browser has to read Markdown. */
const rulebooks: Plugin = {
  name: 'bluffhouse-rulebooks',
  transform: {
    filter: { id: /\/rules\/\w+\.md$/ },
    handler: (markdown) => ({ code: `export default ${JSON.stringify(bind(markdown))}`, moduleType: 'js', map: null }),
  },
}

export default defineConfig({
  plugins: [svelte(), firstWords, early, rulebooks],
  define: { __OWN_NAMES__: JSON.stringify(Object.fromEntries(ownNames)) },
  resolve: { alias: { $locales: here('../src/bluffhouse/locales') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Into the package, from where the house serves it, with the licences of what it is made of.
    outDir: here('../src/bluffhouse/web/client'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: { checks: { pluginTimings: false } },
    // All that the front door needs comes in one piece: each costs a slow phone a journey. But what
    // is there early may not wait for the rest.
    rolldownOptions: {
      input: { index: here('index.html'), early: here('src/early.ts') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /preload-helper|src\/(house\/api|words\/(preferred|tongues))\.ts/, priority: 1 },
            { name: 'house', test: /^(?!.*src\/early\.ts)/, tags: ['$initial'] },
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
