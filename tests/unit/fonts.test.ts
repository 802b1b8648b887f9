import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {create} from 'fontkitten'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {fontFiles, fontsOptions} from '../../src/config/fonts'

it('every font family that the tokens name is made, and the other way round', async () => {
  const tokens = await readFile(path.join(ROOT, 'src/css/tokens.css'), 'utf8')
  const named = [...tokens.matchAll(/'(Site [^']+)'/g)].map(([, name]) => name)
  const made = fontsOptions.families.flatMap(({name, fallbacks}) => [
    name,
    ...fallbacks.map((font) => `${name} ${font}`),
  ])
  expect(named).toEqual(made)
})

/** How often each character occurs in ten thousand of the site's prose, measured over all pages. */
const PROSE = Object.entries({
  ' ': 1680,
  ...{e: 1030, t: 726, o: 620, a: 611, s: 577, n: 560, i: 497, r: 474, h: 384, l: 265, d: 258, c: 237, u: 185},
  ...{m: 153, f: 142, w: 142, g: 140, p: 135, y: 129, k: 92, b: 81, v: 79, x: 25, z: 13, j: 7, q: 5},
  ...{T: 47, A: 38, I: 27, W: 27, P: 24, S: 24, R: 19, C: 19, K: 19, O: 17, N: 13, L: 12, E: 11, D: 11, G: 9, F: 9},
  ...{J: 8, M: 7, U: 6, Y: 6, H: 6, B: 5, '.': 113, ',': 101, ':': 27, '-': 10, ';': 9, "'": 8, '(': 6, ')': 6},
  ...{'0': 19, '2': 16, '1': 14, '6': 11, '5': 9, '4': 8, '3': 6, '7': 5, '9': 3, '8': 3},
})

async function openFont(file: string) {
  const font = create(await readFile(path.join(ROOT, 'node_modules', file)))
  if (font.isCollection) throw new Error(`${file} has no single face.`)
  return font
}

describe('the stand-ins of the fonts', () => {
  it.each([
    {family: 'Site Sans', file: fontFiles.sansTtf, isVariable: true},
    {family: 'Site Mono', file: fontFiles.mono, isVariable: false},
  ])('take the room that $family takes', async ({family, file, isVariable}) => {
    const metrics = fontsOptions.families.find(({name}) => name === family)?.metrics
    const font = await openFont(file)
    const total = PROSE.reduce((sum, [, count]) => sum + count, 0)
    const meanWidth = (wght: number): number => {
      const face = isVariable ? font.getVariation({wght, wdth: 100}) : font
      const widthOf = (character: string) => face.glyphForCodePoint(character.charCodeAt(0)).advanceWidth
      const sum = PROSE.reduce((sum, [character, count]) => sum + widthOf(character) * count, 0)
      return Number((sum / total / font.unitsPerEm).toFixed(5))
    }
    const weights = Object.keys(metrics?.widths ?? {}).map(Number)
    expect(metrics).toEqual({
      ascent: font.ascent / font.unitsPerEm,
      descent: -font.descent / font.unitsPerEm,
      widths: Object.fromEntries(weights.map((weight) => [weight, meanWidth(weight)])),
    })
  })
})

it('no font has characters of what a sample’s own commands have made', () => {
  expect(fontsOptions.ignore).toEqual(
    expect.arrayContaining(['samples/angular/**/dist/**', 'samples/django/**/staticfiles/**']),
  )
})
