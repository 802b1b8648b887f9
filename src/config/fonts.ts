import type {FontsOptions} from '../build/assets/fonts/options'

/** Weights that the stylesheets use. */
const weights = [400, 500, 600, 650, 700]

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
      fallbacks: ['Arial', 'Roboto'],
      weights,
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
      fallbacks: ['Menlo', 'Consolas', 'Courier'],
      weights,
    },
  ],
  sources: ['{docs,articles,guides,blog,api}/**/*.{md,mdx}', 'src/**/*.{ts,tsx}', 'samples/**/*'],
  ignore: ['**/*.test.{ts,tsx}', '**/fixtures/**', 'samples/**/package-lock.json', 'src/config/fonts.ts'],
  licence: '@ibm/plex-sans-variable/LICENSE.txt',
}
