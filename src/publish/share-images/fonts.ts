import {create} from 'fontkitten'
import {readInput} from '../readInput'
import type {ShareFont} from './options'

/** A font that can be measured and drawn with. */
export type Font = {
  has: (character: string) => boolean
  /** Width of a text on one line, in the unit of `size`. Kerning is left out: it makes text narrower, if anything. */
  width: (text: string, size: number) => number
  /** The outline of a character at a size, as the data of an SVG path that begins at its left on the baseline, upside down. */
  outline: (character: string) => string
  /** Units of the outlines in the size of one. */
  unitsPerEm: number
}

/**
 * Loads a font of a package, at one weight and width.
 * @param siteDir absolute path of the site's root.
 * @throws SiteError for a file that can't be read.
 */
export async function loadFont({source, axes}: ShareFont, siteDir: string): Promise<Font> {
  const file = create(await readInput(siteDir, `node_modules/${source}`, 'src/config/shareImages.ts'))
  if (file.isCollection) throw new Error('A font collection has no single face.')
  const font = axes ? file.getVariation(axes) : file
  const glyphs = new Map<string, {advance: number; path: string}>()
  function glyph(character: string): {advance: number; path: string} {
    const known = glyphs.get(character)
    if (known) return known
    const found = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    const made = {advance: found.advanceWidth, path: found.path.toSVG()}
    glyphs.set(character, made)
    return made
  }
  return {
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    width: (text, size) =>
      (Array.from(text).reduce((sum, character) => sum + glyph(character).advance, 0) * size) / font.unitsPerEm,
    outline: (character) => glyph(character).path,
    unitsPerEm: font.unitsPerEm,
  }
}
