import type {FontFamily, Metrics} from './options'
import {systemFonts, type SystemFont} from './systemFonts'

/** A file that was emitted: its weights, and its address on the site. */
export type EmittedFile = {weight: FontFamily['files'][number]['weight']; url: string}

/** The lightest weight for which browsers take a system font's bold. */
const BOLD_FROM = 600

/** The `@font-face` rules of a family: its files, then the system fonts that stand in for them. */
export function fontFaces({name, metrics, fallbacks}: FontFamily, files: readonly EmittedFile[]): string {
  const fallbackFaces = fallbacks.flatMap((system) =>
    Object.entries(metrics.widths).map(([weight, width]) => ({
      'font-family': `'${name} ${system}'`,
      'font-weight': weight,
      ...fallbackFace(systemFonts[system][Number(weight) >= BOLD_FROM ? 'bold' : 'regular'], width, metrics),
    })),
  )
  return [...files.map((file) => webFace(name, file)), ...fallbackFaces].map(rule).join('\n')
}

function webFace(family: string, {weight, url}: EmittedFile) {
  return {
    'font-family': `'${family}'`,
    'font-weight': typeof weight === 'number' ? String(weight) : weight.join(' '),
    // A text that is being read does not move: a font that is not there in time is used from the next page on.
    'font-display': 'optional',
    // The comment keeps the bundler from inlining small files, which the Content-Security-Policy would refuse.
    src: `/* webpackIgnore: true */ url('${url}') format('woff2')`,
  }
}

/** Scales a system's font so that prose in it is as wide, and a line as high, as in the web font. */
function fallbackFace(system: SystemFont['regular'], width: number, {ascent, descent}: Omit<Metrics, 'widths'>) {
  const scale = width / system.width
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`
  return {
    src: system.local.map((local) => `local('${local}')`).join(', '),
    'size-adjust': percent(scale),
    // The overrides are shares of the scaled size.
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': '0%',
  }
}

function rule(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}
