import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** What may import what in src/: house style, "imports flow one way". */
const mayImport = {
  data: ['data'],
  lib: ['data', 'lib'],
  inline: ['data', 'lib', 'inline'],
  components: ['data', 'lib', 'components'],
  islands: ['data', 'lib', 'inline', 'components', 'islands'],
  theme: ['data', 'lib', 'components', 'theme'],
  pages: ['data', 'lib', 'components', 'theme', 'pages'],
  build: ['data', 'lib', 'build'],
  config: ['data', 'lib', 'build', 'config'],
}

/**
 * Where code runs: in Node while the site is built (build, config), in React (components, islands, theme, pages), in pages
 * without either (inline). Data and lib run everywhere.
 */
const zones = {
  node: ['build', 'config'],
  react: ['components', 'islands', 'theme', 'pages'],
  inline: ['inline'],
}
const inZones = (...names) => names.flatMap((name) => zones[name].map((folder) => `src/${folder}/**/*.{ts,tsx}`))

const layers = Object.keys(mayImport)

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.cache',
      'samples',
      'deploy/*/generated',
      '**/fixtures/**/*.{js,tsx}',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: {projectService: {allowDefaultProject: ['*.mjs']}, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      'no-console': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^encodeURI(Component)?$/] CallExpression[callee.property.name=/^(slice|substring|substr)$/]',
          message:
            'encodeURIComponent() throws where a text was cut within a character. Fix: cut it with cut() of src/lib/cut.ts.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {boundaries, 'react-hooks': reactHooks},
    languageOptions: {globals: globals.browser},
    settings: {
      'boundaries/elements': layers.map((layer) => ({type: layer, pattern: `src/${layer}`})),
      'import/resolver': {node: {extensions: ['.ts', '.tsx', '.js', '.css']}},
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.type}} may not import {{to.element.type}}. Allowed: data → lib → inline; data → lib → components → islands, theme, pages; data → lib → build → config. Fix: move the shared part to the lower layer, or pass it in.',
          policies: layers.map((layer) => ({
            from: {element: {type: layer}},
            allow: {to: {element: {types: {anyOf: mayImport[layer]}}}},
          })),
        },
      ],
    },
  },
  {
    files: inZones('react', 'inline'),
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['node:*'], message: 'This runs in browsers. Fix: do it in src/build, and pass the result in.'},
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/inline/{storage,handover}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map((name) => ({
          name,
          message:
            'What is kept in a browser is listed in the cookie preferences. Fix: name it in src/lib/storedKeys.ts and use src/inline/storage.ts.',
        })),
      ],
    },
  },
  {
    files: inZones('inline'),
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', 'react', 'react-dom', 'react-dom/*', '@docusaurus/*', '@theme/*'],
              message: 'This runs in pages without React. Fix: make it an island (src/islands).',
            },
          ],
        },
      ],
    },
  },
  {files: ['static/**/*.js'], languageOptions: {globals: globals.browser}},
  {
    files: ['tests/{e2e,a11y}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test', 'expect'],
          message:
            "Import it from '../lib/test', whose tests fail on any error in the console, or, for the fixture site, from '../lib/fixtureSite'.",
        },
      ],
    },
  },
  {
    files: ['**/*.{cjs,mjs,js}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off', 'no-var': 'off'},
  },
)
