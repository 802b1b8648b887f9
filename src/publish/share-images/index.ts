import {createHash} from 'node:crypto'
import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {SiteError} from '../../lib/problem'
import type {Cache} from '../../lib/cache.build'
import {BAND, evidenceOf, type Evidence} from './evidence'
import {loadLook, type LoadedLook} from './look'
import type {ShareImagesOptions, ShareSection} from './options'
import {withOutlines} from './outlines'
import type {Svg} from './svg'
import {drawBand, drawFrame, drawTitle, SIZE, titleRows} from './template'

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

/** Without the table, a part of a screenshot would make the file twice as large. */
const PICTURE = {palette: true, effort: 1} as const

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
  return async (file: string, title: string, html = ''): Promise<ShareImage> => {
    const section = sectionOf(file, options.sections)
    for (const text of [title, section.label ?? '', look.brandName]) requireCharacters(text, file, look)
    const frame = frameOf(section)
    const evidence = await evidenceOf(html, siteDir, look)
    const rows = outlined(drawTitle(title, look, evidence !== undefined))
    const hash = createHash('sha256')
    for (const part of [frame.svg, rows, evidence?.hash ?? '']) hash.update(part)
    const name = `${FOLDER}/${hash.digest('hex').slice(0, 16)}.png`
    const draw = async (): Promise<Buffer> => {
      const data = Buffer.from(await (frame.pixels ??= pixelsOf(frame.svg)))
      data.set(await pixelsOf(rows), titleRows(evidence !== undefined).from * SIZE.width * CHANNELS)
      return pngOf(data, await bandOf(evidence, (chart) => outlined(drawBand(chart, look))))
    }
    await writeFile(path.join(outDir, name), await cache('share-images', [name, sharp.versions, PNG, PICTURE], draw))
    return {path: name, alt: altOf(title, section, look.brandName, evidence)}
  }
}

type Layer = {input: Buffer; left: number; top: number}

/** What lies over the rows below the title. */
async function bandOf(evidence: Evidence | undefined, around: (chart: Svg) => Svg): Promise<Layer[]> {
  const drawn = await evidence?.draw()
  if (!drawn) return []
  if ('png' in drawn) return [{input: drawn.png, left: BAND.left, top: BAND.top}]
  return [{input: Buffer.from(around(drawn.svg)), left: 0, top: BAND.top}]
}

const pngOf = (pixels: Buffer, layers: readonly Layer[]): Promise<Buffer> =>
  sharp(pixels, {raw: {...SIZE, channels: CHANNELS}})
    .composite([...layers])
    .png(layers.length > 0 ? PICTURE : PNG)
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

function altOf(title: string, {label}: ShareSection, brandName: string, evidence: Evidence | undefined): string {
  const place = label === undefined ? brandName : `${brandName}, ${label}`
  return `${title} (${place}).${evidence ? ` Below: ${evidence.alt}.` : ''}`
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
