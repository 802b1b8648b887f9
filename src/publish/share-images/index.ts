import {createHash} from 'node:crypto'
import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {SiteError} from '../../lib/problem'
import type {Cache} from '../../lib/cache.build'
import {drawings} from './drawings'
import {loadLook, type LoadedLook} from './look'
import type {ShareImagesOptions, ShareSection} from './options'
import {withOutlines} from './outlines'
import type {Svg} from './svg'
import {drawFrame, drawTitle, SIZE, TITLE_ROWS} from './template'

export {SIZE} from './template'
export type {ShareImagesOptions} from './options'

/** The picture of a page, as its head names it. */
export type ShareImage = {
  /** Below the site's root. */
  path: string
  /** What it shows, for those who do not see it. */
  alt: string
}

const FOLDER = 'img/share'

/** Harder packing, or a table of its colors, would take several times as long. Services fetch a picture, no reader does. */
const PNG = {compressionLevel: 3} as const

/**
 * A function that draws the picture of a page for services that show one with a link, and writes it into the build. Its
 * name is a hash of what is drawn.
 * @param siteDir absolute path of the site's root. @param outDir of the build.
 * @throws SiteError for a font, a mark or a colour that can't be used.
 */
export async function shareImages(options: ShareImagesOptions, siteDir: string, outDir: string, cache: Cache) {
  const look = await loadLook(options, siteDir)
  await mkdir(path.join(outDir, FOLDER), {recursive: true})
  const outlined = (svg: Svg): Svg => withOutlines(svg, look.fonts, look.allFonts)
  const frames = new Map<ShareSection, {svg: Svg; pixels?: Promise<Buffer>}>()
  /** What the pictures of a section have in common: it is drawn once. */
  const frameOf = (section: ShareSection) => {
    const frame = frames.get(section) ?? {svg: outlined(drawFrame(section, look))}
    frames.set(section, frame)
    return frame
  }
  /** @param file of the page, relative to the build. @throws SiteError for a title that no font can write. */
  return async (file: string, title: string): Promise<ShareImage> => {
    const section = sectionOf(file, options.sections)
    for (const text of [title, section.label ?? '', look.brandName]) requireCharacters(text, file, look)
    const frame = frameOf(section)
    const rows = outlined(drawTitle(title, look))
    const name = `${FOLDER}/${createHash('sha256').update(frame.svg).update(rows).digest('hex').slice(0, 16)}.png`
    const draw = async (): Promise<Buffer> => {
      const data = Buffer.from(await (frame.pixels ??= pixelsOf(frame.svg)))
      data.set(await pixelsOf(rows), TITLE_ROWS.from * SIZE.width * CHANNELS)
      return pngOf(data)
    }
    await writeFile(path.join(outDir, name), await cache('share-images', [name, sharp.versions, PNG], draw))
    return {path: name, alt: altOf(title, section, look.brandName)}
  }
}

const pngOf = (pixels: Buffer): Promise<Buffer> =>
  sharp(pixels, {raw: {...SIZE, channels: CHANNELS}})
    .png(PNG)
    .toBuffer()

/** Red, green and blue. */
const CHANNELS = 3

const pixelsOf = (svg: Svg): Promise<Buffer> => sharp(Buffer.from(svg)).flatten().raw().toBuffer()

/** The section that a page of the build belongs to: the one with the longest path. */
export function sectionOf(file: string, sections: readonly ShareSection[]): ShareSection {
  const [best] = sections
    .filter(({path: start}) => `/${file}`.startsWith(start))
    .sort((one, other) => other.path.length - one.path.length)
  if (best === undefined) throw new Error('No section of src/config/shareImages.ts has the path /.')
  return best
}

function altOf(title: string, {label, drawing}: ShareSection, brandName: string): string {
  const place = label === undefined ? brandName : `${brandName}, ${label}`
  return `${title} (${place}). Drawn below: ${drawings[drawing].alt}.`
}

/** Nothing is left out of a picture. */
function requireCharacters(text: string, page: string, {allFonts}: LoadedLook): void {
  const missing = new Set(
    Array.from(text).filter((character) => !/\s/u.test(character) && !allFonts.some((font) => font.has(character))),
  )
  if (missing.size === 0) return
  throw new SiteError({
    file: page,
    what: `The picture for links to this page can't show "${text}", because its fonts don't have ${[...missing].join(' ')}.`,
    allowed: 'the characters of the fonts in src/config/shareImages.ts',
    fix: 'Install a package with a font that has them and add it under `more` there, or change the text.',
  })
}
