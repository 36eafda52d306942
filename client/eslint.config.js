// ESLint looks for mistakes, with TypeScript's types at hand. Prettier decides the layout.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }

export default defineConfig(
  { ignores: ['src/protocol/types.ts'] }, // generated
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-constant-binary-expression': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-unused-private-class-members': 'error',
      'no-useless-assignment': 'error',
      // `() => live.leave()` is how event handlers are written here.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', unused],
      // `void value` in an effect subscribes to the value.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Most sets and maps here hold no state of the page. State is declared with $state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Templates: ESLint does not know the types of snippets' parameters and of types exported by
    // components, nor that an effect reads a value to subscribe to it. svelte-check knows.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // A table is shown once `live.table` is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['public/sw.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker, parserOptions: { project: null } },
  },
)
