import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// A house to talk to while the client is being worked on: `bluffhouse serve`.
const house = process.env['BLUFFHOUSE_URL'] ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locales: here('../src/bluffhouse/locales') } },
  // Into the package, from where the house serves it.
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: here('../src/bluffhouse/web/client'), emptyOutDir: true },
  server: {
    fs: { allow: [here('.'), here('../src/bluffhouse/locales')] },
    proxy: { '/api': { target: house, ws: true } },
  },
})
