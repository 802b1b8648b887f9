import {existsSync, readFileSync} from 'node:fs'
import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import {fixedFormats, unmarkedTexts} from './eslint.languages.mjs'

/**
 * The rooms of `src`, each with its folders. A room may import from itself and from the rooms before it; tests may import
 * from any.
 */
const rooms = {
  data: ['src/data'],
  lib: ['src/lib'],
  kit: ['src/kit/{ui,figures,layout,blog}'],
  consent: ['src/consent'],
  parts: ['src/parts'],
  sections: ['src/kit/{sections,templates}'],
  tools: ['src/tools'],
  search: ['src/search'],
  markdown: ['src/markdown'],
  reference: ['src/reference'],
  procedures: ['src/procedures'],
  client: ['src/client'],
  hydration: ['src/hydration'],
  publish: ['src/publish'],
  theme: ['src/theme'],
  pages: ['src/pages'],
  config: ['src/config'],
}

/** The folders beside `src` in the same order: what each may import, besides itself. */
const folders = {
  openapi: ['src'],
  deploy: ['src', 'scripts/lib'],
  'scripts/lib': ['src', 'openapi', 'deploy'],
  lab: ['src', 'openapi', 'scripts/lib'],
  bench: ['src', 'scripts/lib'],
  'scripts/commands': ['src', 'openapi', 'deploy', 'scripts/lib', 'bench', 'tests'],
}

/** Tests that import the lab, in a copy without it. */
const testsOfMissingLab = existsSync('lab/package.json')
  ? []
  : JSON.parse(readFileSync('tsconfig.withoutLab.json', 'utf8')).exclude

const roomNames = Object.keys(rooms)
const folderNames = ['src', ...Object.keys(folders)]
const SOURCE = '**/*.{ts,tsx}'
const TESTS = ['**/*.test.{ts,tsx}', '**/fixtures/**']

/** What runs in Node alone. Rooms that only the build uses need no suffix. */
const inNode = [
  'src/**/*.build.ts',
  'src/{config,hydration,publish}/**/*.ts',
  'src/reference/generator/*.ts',
  'src/markdown/*.ts',
  'src/markdown/{check,proof,remark,style}/**/*.ts',
]
// The bundler puts the texts in the place of calls of translate().
const react = ['react', 'react-dom', 'react-dom/*', '@docusaurus/*', '!@docusaurus/Translate', '@theme/*']
const notInBrowsers = [
  {group: ['node:*'], message: 'This runs in browsers. Fix: do it in a *.build.ts file, and pass the result in.'},
  {
    group: [
      '**/*.build',
      '**/publish/**',
      '**/hydration/**',
      '**/markdown/{check,proof,remark,style}/**',
      // What compares an answer with what a page expects, in the lab and in browsers.
      '!**/markdown/proof/{json,match,versions}',
    ],
    message: 'That runs in Node, and this in browsers. Fix: move what both need to a file without a suffix.',
  },
]

/** What no code may do. A later block that sets `no-restricted-syntax` takes its place, so it has to have this as well. */
const restrictedSyntax = [
  {
    selector:
      'CallExpression[callee.name=/^encodeURI(Component)?$/] CallExpression[callee.property.name=/^(slice|substring|substr)$/]',
    message:
      'encodeURIComponent() throws where a text was cut within a character. Fix: cut it with cut() of src/lib/cut.ts.',
  },
]

/** What no test may do, beside that. */
const restrictedInTests = [
  {
    selector:
      'CallExpression[callee.property.name="toBeLessThan"] BinaryExpression[operator="-"] > CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name="now"]',
    message: 'A busy machine misses a limit of time on the clock. Fix: limit cpuMsOf() of tests/lib/cpuTime.ts.',
  },
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
    message: 'It waits for one second, which a busy machine misses. Fix: add {timeout: 60_000}.',
  },
]

/** `src/publish` marks the code of pages, and `draw()` that of client code. What React draws in the browser marks its own. */
const untranslated = {
  selector: 'JSXOpeningElement[name.name=/^(code|kbd|pre|samp)$/]:not(:has(> JSXAttribute[name.name="translate"]))',
  message: 'A browser that translates the page would change this code. Fix: add translate="no".',
}

/** Parts with texts about the sample's offer or about Keycloak, which are replaced or in English; and messages for writers. */
const untranslatedParts = [
  'src/kit/figures/**',
  // Names of Keycloak in an export.
  'src/parts/flow-viewer/example.client.ts',
  'src/parts/reader-context/server.ts',
  'src/parts/{announcement/schema,tabs/items,copy-page/assistants}.ts',
  'src/kit/layout/{Offers,OrganizationData,ServiceData}/**',
]

/** Rules for a site in several languages. */
const site = {rules: {'unmarked-texts': unmarkedTexts, 'fixed-formats': fixedFormats}}

/** Names that only components and stylesheets of `src/kit` share. */
const namesOfKit = ['active', 'composition', 'edge', 'figure', 'line', 'node', 'plans', 'side', 'wide', 'who']

/** Refuses the name of a `data-` attribute as a bare text. @param except names that may stay. */
function bareAttributes(except = []) {
  const others = except.length > 0 ? `(?!(${except.join('|')})\\b)` : ''
  // Not within a longer word, such as the option --data-raw.
  const name = `/(^|[^\\w-])data-${others}[a-z]/`
  const fix = 'Fix: name it in the attributes.ts of its part, or in src/lib/attributes.ts, and import it on both sides:'
  const refused = (selector, message) => ({selector, message})
  return [
    refused(
      `JSXAttribute[name.name=${name}]`,
      `This attribute is a bare name that no compiler checks. ${fix} <div {...{[TabsAttribute.panel]: id}}>.`,
    ),
    refused(
      `:matches(Literal[value=${name}], TemplateElement[value.cooked=${name}])`,
      `This text has a bare data- attribute that no compiler checks. ${fix} \`[\${TabsAttribute.panel}]\`.`,
    ),
    refused(
      ':matches(MemberExpression[property.name="dataset"], MemberExpression[property.value="dataset"], ObjectPattern > Property[key.name="dataset"])',
      `dataset takes bare names that no compiler checks. ${fix} element.getAttribute(TabsAttribute.panel).`,
    ),
  ]
}

/** One direction of imports among elements. @param allowed names of what each may import. */
const direction = (elements, allowed, message) => ({
  plugins: {boundaries},
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': [{category: 'attributes', pattern: '**/attributes.ts'}],
    'import/resolver': {node: {extensions: ['.ts', '.tsx', '.js', '.cjs', '.css']}},
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message,
        policies: [
          ...Object.entries(allowed).map(([type, types]) => ({
            from: {element: {type}},
            allow: {to: {element: {types: {anyOf: [type, ...types]}}}},
          })),
          // The names that a part's markup and its client share. They import nothing.
          {allow: {to: {file: {categories: 'attributes'}}}},
        ],
      },
    ],
  },
})

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
      // Files of another site, which is checked where it is built.
      'tests/fixtures/provider',
      'test-results',
      'playwright-report',
      ...testsOfMissingLab,
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
      // They take a quarter of the linter's time for what can't be here: the enums have strings, which the compiler
      // keeps apart, and objects of the few classes are made with `new` where they are used.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    // Its rules compile each file as React does, which is slow where there is no React.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: {'react-hooks': reactHooks},
    languageOptions: {globals: globals.browser},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: [`src/${SOURCE}`],
    ignores: TESTS,
    ...direction(
      [
        ...roomNames.flatMap((type) => rooms[type].map((pattern) => ({type, pattern}))),
        // What `src` may not import at all.
        ...['bench', 'deploy', 'lab', 'openapi', 'scripts', 'tests'].map((type) => ({type, pattern: type})),
      ],
      Object.fromEntries(roomNames.map((room, index) => [room, roomNames.slice(0, index)])),
      `{{from.element.type}} may not import {{to.element.type}}. Each room may import those before it: ${roomNames.join(', ')}. Fix: move the shared part to an earlier room, or pass it in.`,
    ),
  },
  {
    files: Object.keys(folders).map((folder) => `${folder}/${SOURCE}`),
    ignores: TESTS,
    ...direction(
      [...folderNames, 'tests'].map((type) => ({type, pattern: type})),
      folders,
      '{{from.element.type}} may not import {{to.element.type}}: see `folders` in eslint.config.mjs. Fix: move the shared part to src/lib or scripts/lib, or pass it in.',
    ),
  },
  {
    files: [`src/${SOURCE}`],
    ignores: [...TESTS, ...inNode, '**/*.client.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: notInBrowsers}]},
  },
  {
    files: ['src/**/*.client.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...notInBrowsers,
            {
              group: react,
              message: 'A *.client.ts file runs in pages without React. Fix: make it an island (src/client/README.md).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/consent/{storage,handover}.client.ts', 'src/parts/offline/copies.client.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map((name) => ({
          name,
          message:
            'What is kept in a browser is listed in the cookie preferences. Fix: name it in src/consent/storedKeys.ts and use src/consent/storage.client.ts.',
        })),
      ],
    },
  },
  {
    files: ['{src,lab,scripts,deploy,openapi,bench}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {'max-lines-per-function': ['error', {max: 50, skipBlankLines: true, skipComments: true}]},
  },
  {
    files: ['scripts/**/*.ts', 'tests/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/lab/(?!contract$|record$)',
              message:
                'That is inside of the lab. Fix: import it from lab, lab/contract or lab/record; their index.ts lists it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{tsx,client.ts}', 'src/reference/console/**/*.ts'],
    ignores: [...TESTS, '**/attributes.ts', 'src/{kit,pages}/**'],
    rules: {'no-restricted-syntax': ['error', ...restrictedSyntax, ...bareAttributes()]},
  },
  {
    files: ['src/reference/console/**/*.tsx', 'src/procedures/ui/*.tsx'],
    rules: {'no-restricted-syntax': ['error', ...restrictedSyntax, ...bareAttributes(), untranslated]},
  },
  {
    files: ['src/kit/**/*.tsx'],
    ignores: TESTS,
    rules: {'no-restricted-syntax': ['error', ...restrictedSyntax, ...bareAttributes(namesOfKit)]},
  },
  {
    // What every page has, whatever its content. The rest is in the language of what it is about: see `i18n` in CONTRIBUTING.md.
    files: [
      'src/{theme,consent,search,client,lib}/**/*.{tsx,client.ts}',
      'src/{kit,parts}/**/*.{ts,tsx}',
      'src/markdown/components/**/*.{ts,tsx}',
      'src/lib/{serviceRelease,versionTexts}.ts',
      'src/reference/{pageCheck.ts,components/**/*.tsx,console/**/*.{ts,tsx},pages/*.ts}',
      'src/procedures/ui/**/*.{ts,tsx}',
      'src/tools/Tool/*.tsx',
      'src/tools/{*.client,reportText,*/form}.ts',
      'src/consent/{categories,kept}.ts',
    ],
    ignores: [...TESTS, ...untranslatedParts, 'src/reference/pages/{collisions,rareKeywords}.build.ts'],
    plugins: {site},
    rules: {'site/unmarked-texts': 'error'},
  },
  {
    // Tools and the files for programs write English.
    files: [
      'src/{theme,consent,search,client,lib,kit,parts}/**/*.{ts,tsx}',
      'src/markdown/components/**/*.tsx',
      'src/reference/{pageCheck.ts,components/**/*.tsx,console/**/*.{ts,tsx}}',
    ],
    // A time of the reader's clock is written as the browser does.
    ignores: [...TESTS, 'src/lib/formats.ts', 'src/reference/console/token.ts'],
    plugins: {site},
    rules: {'site/fixed-formats': 'error'},
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...restrictedSyntax, ...restrictedInTests]},
  },
  {files: ['static/**/*.js'], languageOptions: {globals: globals.browser}},
  {
    files: ['tests/{e2e,a11y}/**/*.ts', 'tests/visual/layout.spec.ts'],
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
