import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {create} from 'fontkitten'
import {SiteError} from '../../lib/problem'
import {writeWhole} from '../../lib/writeWhole'
import type {ShareFont} from './options'

/** A font that can be measured and drawn with. */
export type Font = {
  /** The font as one static TrueType or OpenType file. */
  data: Buffer
  /** What the file calls itself. */
  family: string
  /** The weight that the file says it has. */
  weight: number
  has: (character: string) => boolean
  /** Width of a text on one line, in the unit of `size`. Kerning is left out: it makes text narrower, if anything. */
  width: (text: string, size: number) => number
}

/**
 * Loads a font of a package, at one weight and width: what draws the picture knows no variable fonts and no WOFF2.
 * The result is kept, since making it takes some hundred milliseconds.
 */
export async function loadFont({source, axes}: ShareFont, siteDir: string, cacheDir: string): Promise<Font> {
  const woff2 = await readPackageFile(siteDir, source)
  const key = createHash('sha256')
    .update(JSON.stringify(axes ?? {}))
    .update(woff2)
    .digest('hex')
    .slice(0, 24)
  const file = path.join(cacheDir, `${key}.ttf`)
  const known = await readFile(file).catch(() => undefined)
  if (known !== undefined) return measured(known)
  // Loaded here, so that a warm build does not wait for WebAssembly.
  const {instance} = await import('./instance')
  const data = await instance(woff2, face(woff2).characterSet, axes)
  await writeWhole(file, data)
  return measured(data)
}

function face(data: Buffer) {
  const font = create(data)
  if (font.isCollection) throw new Error('A font collection has no single face.')
  return font
}

function measured(data: Buffer): Font {
  const font = face(data)
  const advances = new Map<string, number>()
  const advance = (character: string): number => {
    const known = advances.get(character)
    if (known !== undefined) return known
    const width = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
    advances.set(character, width)
    return width
  }
  return {
    data,
    family: font.familyName,
    weight: font['OS/2'].usWeightClass,
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    width: (text, size) => Array.from(text).reduce((sum, character) => sum + advance(character), 0) * size,
  }
}

async function readPackageFile(siteDir: string, file: string): Promise<Buffer> {
  try {
    return await readFile(path.join(siteDir, 'node_modules', file))
  } catch {
    throw new SiteError({
      file: 'src/config/shareImages.ts',
      what: `The share-images plugin can't read "${file}" in node_modules.`,
      allowed: 'the path of a file of an installed package',
      fix: 'Correct the path, or install the package that has the file.',
    })
  }
}
