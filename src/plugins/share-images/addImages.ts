import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {drawings} from './drawings'
import {loadLook} from './look'
import type {ShareImagesOptions, ShareSection} from './options'
import {addImage, readPage} from './page'
import {pictureProvider, requireCharacters} from './picture'
import {SIZE, type Card} from './template'

/** Where the site is and goes. */
export type Site = {
  /** Absolute path of the site's root. */
  siteDir: string
  /** Absolute path of the build. */
  outDir: string
  /** `https://` address of the site, without closing slash. */
  url: string
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string
  /** What the framework appends to every title. */
  titleSuffix: string
}

/** What was done. */
export type Count = {
  /** Pages that were given a picture. */
  pages: number
  /** Pictures that had to be drawn; the others were in the cache. */
  drawn: number
}

const FOLDER = 'img/share'
/** While one picture is compressed in a thread of its own, the next is drawn. */
const CONCURRENCY = 3

/** Draws a picture for every page of a build that names none itself, and names it in the page's head. */
export async function addImages(options: ShareImagesOptions, site: Site): Promise<Count> {
  const {siteDir, outDir, url, baseUrl, titleSuffix} = site
  const places = {siteDir, cacheDir: path.join(siteDir, '.cache/share-images'), targetDir: path.join(outDir, FOLDER)}
  const look = await loadLook(options, siteDir, places.cacheDir)
  const provide = pictureProvider(look, places)
  await mkdir(places.targetDir, {recursive: true})
  const queue = await glob('**/*.html', {cwd: outDir})
  const count = {pages: 0, drawn: 0}
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const html = await readFile(path.join(outDir, file), 'utf8')
      const {title, hasImage} = readPage(html, file, titleSuffix)
      if (hasImage) continue
      const {label, drawing} = sectionOf(file, options.sections)
      for (const text of [title, label ?? '', look.brandName]) requireCharacters(text, file, look.allFonts)
      const card = {title, label, drawing}
      const {name, isNew} = await provide(card)
      const image = {url: `${url}${baseUrl}${FOLDER}/${name}`, ...SIZE, alt: altOf(card, look.brandName)}
      await writeFile(path.join(outDir, file), addImage(html, image))
      count.pages += 1
      if (isNew) count.drawn += 1
    }
  }
  await Promise.all(Array.from({length: CONCURRENCY}, work))
  return count
}

/** The section that a page of the build belongs to: the one with the longest path. */
export function sectionOf(file: string, sections: readonly ShareSection[]): ShareSection {
  const [best] = sections
    .filter(({path: start}) => `/${file}`.startsWith(start))
    .sort((one, other) => other.path.length - one.path.length)
  if (best === undefined) throw new Error('No section has the path /; validateOptions lets no such options pass.')
  return best
}

function altOf({title, label, drawing}: Card, brandName: string): string {
  const place = label === undefined ? brandName : `${brandName}, ${label}`
  return `${title} (${place}). Drawn below: ${drawings[drawing].alt}.`
}
