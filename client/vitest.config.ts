import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

// Tests of the client's logic. They run in Node.js and replace the parts of a browser they need.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] },
    server: { fs: { allow: ['../tests/records'] } },
    test: {
      include: ['src/**/*.test.ts'],
      environment: './vitest.environment.ts',
      server: { deps: { inline: ['svelte'] } },
      unstubGlobals: true,
      restoreMocks: true,
    },
  }),
)
