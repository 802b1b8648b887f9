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
  shell: ['data', 'lib', 'shell'],
  hooks: ['data', 'lib', 'hooks'],
  components: ['data', 'lib', 'hooks', 'components'],
  theme: ['data', 'lib', 'hooks', 'components', 'theme'],
  pages: ['data', 'lib', 'hooks', 'components', 'theme', 'pages'],
  remark: ['data', 'lib', 'remark'],
  plugins: ['data', 'lib', 'shell', 'plugins'],
  config: ['data', 'lib', 'config', 'remark', 'plugins'],
}

const layers = Object.keys(mayImport)

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.cache',
      'samples',
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
            '{{from.element.type}} may not import {{to.element.type}}. Allowed: data → lib → hooks → components → theme, pages; shell, config, plugins and remark import data and lib. Fix: move the shared part to the lower layer.',
          policies: layers.map((layer) => ({
            from: {element: {type: layer}},
            allow: {to: {element: {types: {anyOf: mayImport[layer]}}}},
          })),
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
