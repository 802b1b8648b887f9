import {globSync} from 'tinyglobby'
import type {FontsOptions} from '../publish/fonts/options'
import {ignoredIn} from '../publish/sample-archives/files'
import {locale} from '../lib/locale'

/** The typefaces' files in their packages. */
export const fontFiles = {
  sans: '@ibm/plex-sans-variable/fonts/complete/woff2/IBM Plex Sans Var-Roman.woff2',
  /** The same, as what draws pictures reads a variable font. */
  sansTtf: '@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf',
  mono: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2',
} as const

/** The two typefaces, and the characters that they are cut down to. */
export const fontsOptions: FontsOptions = {
  families: [
    {
      name: 'Site Sans',
      files: [
        {
          source: fontFiles.sans,
          name: 'sans',
          weight: [400, 700],
          axes: {wght: {min: 400, max: 700}, wdth: 100},
          // Its figures are tabular by themselves.
          features: ['ccmp', 'kern', 'mark'],
          preload: true,
        },
      ],
      metrics: {
        ascent: 1.025,
        descent: 0.275,
        // The weights that the stylesheets use.
        widths: {400: 0.44842, 500: 0.45791, 600: 0.46409, 650: 0.46737, 700: 0.47065},
      },
      fallbacks: ['Arial', 'Roboto'],
    },
    {
      name: 'Site Mono',
      files: [
        {
          source: fontFiles.mono,
          name: 'mono',
          weight: 400,
          features: ['ccmp', 'mark'],
          preload: true,
        },
      ],
      // Trees and tables drawn in text.
      characters: '─│┌┐└┘├┤┬┴┼',
      metrics: {ascent: 1.025, descent: 0.275, widths: {400: 0.6}},
      fallbacks: ['Menlo', 'Consolas', 'Courier'],
    },
  ],
  sources: [
    '{docs,articles,guides,blog,api}/**/*.{md,mdx}',
    '{,*_}versioned_docs/**/*.{md,mdx}',
    `i18n/${locale()}/**/*.{md,mdx,json}`,
    'src/**/*.{ts,tsx}',
    'samples/**/*',
  ],
  ignore: [
    '**/*.test.{ts,tsx}',
    '**/fixtures/**',
    'samples/**/package-lock.json',
    // What a sample's commands have made would let two builds of one commit differ.
    ...globSync('samples/*/', {onlyDirectories: true}).flatMap((folder) =>
      ignoredIn(folder).map((pattern) => `${folder}${pattern}`),
    ),
    'src/config/fonts.ts',
  ],
  licence: '@ibm/plex-sans-variable/LICENSE.txt',
}
