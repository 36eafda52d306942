import type { Environment } from 'vitest/runtime'

/** Node.js, with modules compiled as for a browser: Svelte's state is reactive only there. */
const environment: Environment = {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}

export default environment
