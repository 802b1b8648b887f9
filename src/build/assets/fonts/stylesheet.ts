import type {FontFamily, FontFile} from './options'
import {adjust} from './fallbackFont'
import type {Subset} from './subset'
import {systemFonts, type SystemFont} from './systemFonts'

/** A file that was emitted. */
export type EmittedFile = {
  file: Pick<FontFile, 'weight'>
  /** Its address on the site. */
  url: string
  subset: Pick<Subset, 'ascent' | 'descent' | 'widths'>
}

/** The lightest weight for which browsers take a system font's bold. */
const BOLD_FROM = 600

/** The `@font-face` rules of a family: its files, then the system fonts that stand in for them. */
export function fontFaces({name, fallbacks, weights}: FontFamily, files: readonly EmittedFile[]): string {
  return [
    ...files.map((file) => webFace(name, file)),
    ...fallbacks.flatMap((fallbackFont) =>
      weights.flatMap((weight) =>
        fallbackFontFace(`${name} ${fallbackFont}`, weight, systemFonts[fallbackFont], files),
      ),
    ),
  ].join('\n')
}

function webFace(family: string, {file: {weight}, url}: EmittedFile): string {
  // The comment keeps the bundler from inlining small files, which the Content-Security-Policy would refuse.
  return rule({
    'font-family': `'${family}'`,
    'font-weight': typeof weight === 'number' ? String(weight) : weight.join(' '),
    // A text that is being read does not move: a font that is not there in time is used from the next page on.
    'font-display': 'optional',
    src: `/* webpackIgnore: true */ url('${url}') format('woff2')`,
  })
}

function fallbackFontFace(family: string, weight: number, system: SystemFont, files: readonly EmittedFile[]): string[] {
  const subset = files.find((file) => file.subset.widths[weight] !== undefined)?.subset
  const widths = subset?.widths[weight]
  if (subset === undefined || widths === undefined) return []
  const style = weight >= BOLD_FROM ? 'bold' : 'regular'
  const {sizeAdjust, ascentOverride, descentOverride} = adjust({...subset, widths}, system.widths[style])
  return [
    rule({
      'font-family': `'${family}'`,
      'font-weight': String(weight),
      src: system.local[style].map((local) => `local('${local}')`).join(', '),
      'size-adjust': `${sizeAdjust}%`,
      'ascent-override': `${ascentOverride}%`,
      'descent-override': `${descentOverride}%`,
      'line-gap-override': '0%',
    }),
  ]
}

function rule(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}
