import {create} from 'fontkitten'
import subsetFont from 'subset-font'
import type {FontFile} from './options'

/** A font that has been cut down, and what is known of it. */
export type Subset = {
  /** The WOFF2 file. */
  data: Buffer
  /** The characters that it draws: those that were asked for and that the font has. */
  characters: string
  /** Ascent and descent over the em, both positive. */
  ascent: number
  descent: number
  /** Advance widths of U+0020 to U+007E over the em, by weight. */
  widths: Readonly<Record<number, readonly number[]>>
}

/** What a subset depends on. */
export type SubsetRequest = {
  file: Pick<FontFile, 'axes' | 'features'>
  characters: string
  /** Weights whose widths are measured. */
  weights: readonly number[]
}

const ASCII = Array.from({length: 95}, (_, index) => 0x20 + index)

/** Bytes of what stands before each outline of the `glyf` table. */
const OUTLINE_HEADER = 10

/** Cuts a font down to characters, weights and features. */
export async function subset(font: Buffer, {file, characters, weights}: SubsetRequest): Promise<Subset> {
  const {axes, features = []} = file
  const data = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    // Screens of today do without; it is a fifth of the file.
    noHinting: true,
    ...(axes ? {variationAxes: axes} : {}),
  })

  // A font at one weight, as a file that can be measured.
  const instance = async (wght: number) => {
    const at = axes ? {variationAxes: {...axes, wght}} : {}
    const file = await subsetFont(font, characters, {targetFormat: 'sfnt', ...at})
    // The reader looks for the outline of a space as well: where none follows it, that is behind the end of the file.
    const face = create(Buffer.concat([file, Buffer.alloc(OUTLINE_HEADER)]))
    if (face.isCollection) throw new Error('A font collection has no single face to measure.')
    return face
  }
  const widths: Record<number, readonly number[]> = {}
  for (const wght of weights) {
    const face = await instance(wght)
    widths[wght] = ASCII.map((code) => face.glyphForCodePoint(code).advanceWidth / face.unitsPerEm)
  }
  const face = await instance(weights[0] ?? 400)
  return {
    data,
    characters: Array.from(characters)
      .filter((character) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .join(''),
    ascent: face.ascent / face.unitsPerEm,
    descent: -face.descent / face.unitsPerEm,
    widths,
  }
}
