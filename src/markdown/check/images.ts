import {existsSync, readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Problem} from '../../lib/problem'
import {darkTwin, imageFile, isForeign} from '../imageFile'
import {decoded, isFile} from './links'
import {place, type Page} from './page'

/** Of pictures for shared links: the page's head promises this size. */
const SHARED = {width: 1200, height: 630}

/** The header of a PNG, as https://www.w3.org/TR/png-3/#11IHDR has it. */
function isShared(png: Buffer): boolean {
  if (png.length < 24 || png.toString('latin1', 1, 4) !== 'PNG') return false
  return png.readUInt32BE(16) === SHARED.width && png.readUInt32BE(20) === SHARED.height
}

/** An image that the front matter names and that is not there, or that services would cut. */
export function checkFrontMatterImage({file, frontMatter}: Page, siteDir: string): Problem[] {
  const {image} = frontMatter.values
  // Any other path is a mistake of its own.
  if (typeof image !== 'string' || !image.startsWith('/')) return []
  const target = path.join('static', image)
  const at = {file, line: frontMatter.lineOf('image')}
  if (existsSync(path.join(siteDir, target))) {
    if (isShared(readFileSync(path.join(siteDir, target)))) return []
    return [
      {
        ...at,
        what: `The front matter's "image" isn't a PNG of ${SHARED.width} × ${SHARED.height} pixels (${target}).`,
        allowed: "a PNG of this size, because the page's metadata states the size",
        fix: 'Save the image in this form, or remove the key. A page without the key gets a picture with its title.',
      },
    ]
  }
  return [
    {
      ...at,
      what: `The front matter's "image" doesn't exist (looked for ${target}).`,
      allowed: 'a path below static/ such as /img/share.png',
      fix: 'Correct the path, add the file, or remove the key. A page without the key gets a picture with its title.',
    },
  ]
}

const IMAGES = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp']

/** Images whose twin for dark mode has another size: the page would move when the reader changes the mode. */
export async function checkDarkTwins(page: Page, siteDir: string): Promise<Problem[]> {
  const problems = page.body.images.map(async (node): Promise<Problem[]> => {
    const url = decoded(node.url)
    if (url === undefined || isForeign(url)) return []
    const image = imageFile(url, page.file)
    const dark = darkTwin(image)
    if (![image, dark].every((each) => isFile(path.join(siteDir, each)))) return []
    const [size, darkSize] = [await sizeOf(path.join(siteDir, image)), await sizeOf(path.join(siteDir, dark))]
    if (size === darkSize) return []
    return [
      {
        ...place(page, node),
        what: `${dark} has ${darkSize} pixels, and ${image} has ${size}.`,
        allowed: 'the same size for both color modes, so that the page keeps its height',
        fix: 'Take both pictures with the same window and the same crop.',
      },
    ]
  })
  return (await Promise.all(problems)).flat()
}

/** In pixels, or "no" for a file that is no picture. */
async function sizeOf(file: string): Promise<string> {
  // Loaded here: few pages have a twin.
  const {default: sharp} = await import('sharp')
  return sharp(file)
    .metadata()
    .then(
      ({width, height}) => `${width} × ${height}`,
      () => 'no',
    )
}

/**
 * Images that nothing names. The part of one that phones get (`<name>-phone.avif`) goes by the name of the whole, and so does
 * its twin for dark mode (`<name>.dark.png`).
 * @param dirs folders of which the texts may name one, relative to the site's root.
 */
export async function checkUnusedImages(siteDir: string, dirs: readonly string[]): Promise<Problem[]> {
  const images = await glob(
    [`static/**/*.{${IMAGES.join(',')}}`, ...dirs.map((dir) => `${dir}/**/*.{${IMAGES.join(',')}}`)],
    {cwd: siteDir},
  )
  if (images.length === 0) return []
  const texts = await glob(['*.ts', ...dirs.map((dir) => `${dir}/**/*.{mdx,md,ts,tsx,css,json,yaml}`)], {cwd: siteDir})
  const all = (await Promise.all(texts.map((name) => readFile(path.join(siteDir, name), 'utf8')))).join('\n')
  return images
    .sort()
    .filter((file) => !all.includes(path.posix.basename(file).replace(/(-phone|\.dark)?\.\w+$/, '')))
    .map((file) => ({
      file,
      what: 'Nothing uses the image.',
      allowed: 'images that a page, a component, or a setting uses',
      fix: 'Use the image, or delete it.',
    }))
}
