import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import sharp, {type Sharp} from 'sharp'
import {ROOT} from '../../scripts/lib/root'
import {SCREENSHOT_FOLDER, type Screenshot} from '../../src/data/screenshots'

/** Pixels of a picture for each CSS pixel. */
export const DENSITY = 2

/** The formats of each picture, best first. Text in colour needs its colours at full resolution. */
const formats = {
  avif: (picture: Sharp) => picture.avif({quality: 60, effort: 5, chromaSubsampling: '4:4:4'}),
  webp: (picture: Sharp) => picture.webp({nearLossless: true, quality: 60, effort: 5}),
} as const

/** Where pictures and their data go; tests put their own in place. */
export type Store = {
  /** Folder of the pictures. */
  pictures: string
  /** File of the data. */
  data: string
}

export const siteStore: Store = {
  pictures: path.join(ROOT, 'static', SCREENSHOT_FOLDER),
  data: path.join(ROOT, 'src/data/takenScreenshots.json'),
}

/** What is known of a picture that was just taken. */
export type Taken = Pick<Screenshot, 'alt' | 'versions' | 'date'> & {name: string; png: Buffer}

/** What became of a picture: `same` leaves its files and its date as they are. */
export type Outcome = {entry: Screenshot; result: 'new' | 'changed' | 'same'}

/** Compares a picture with the one that the site has. Writes nothing. */
export async function compare(taken: Taken, known: Screenshot | undefined, store = siteStore): Promise<Outcome> {
  const {width, height} = await sharp(taken.png).metadata()
  const entry: Screenshot = {
    width: width / DENSITY,
    height: height / DENSITY,
    alt: taken.alt,
    versions: taken.versions,
    date: taken.date,
    pixels: await pixelsOf(taken.png),
  }
  if (known === undefined) return {entry, result: 'new'}
  const isSame = known.pixels === entry.pixels && filesOf(taken.name, store).every(existsSync)
  return isSame ? {entry: {...entry, date: known.date}, result: 'same'} : {entry, result: 'changed'}
}

/** A print of what is seen: the way in which the file is compressed does not matter. */
export async function pixelsOf(png: Buffer): Promise<string> {
  return createHash('sha256')
    .update(await sharp(png).removeAlpha().raw().toBuffer())
    .digest('hex')
}

/** Writes the files of a picture. */
export async function writePicture(name: string, png: Buffer, store = siteStore): Promise<void> {
  await mkdir(store.pictures, {recursive: true})
  for (const [extension, encode] of Object.entries(formats)) {
    await encode(sharp(png).removeAlpha()).toFile(path.join(store.pictures, `${name}.${extension}`))
  }
}

/** Writes the data, and removes the files of pictures that are not in it. */
export async function writeData(entries: Readonly<Record<string, Screenshot>>, store = siteStore): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')))
  const options = {...(await resolveConfig(store.data)), filepath: store.data}
  await writeFile(store.data, await format(JSON.stringify(sorted), options))
  const kept = new Set(Object.keys(entries).flatMap((name) => filesOf(name, store)))
  for (const file of await readdir(store.pictures)) {
    const found = path.join(store.pictures, file)
    if (!kept.has(found)) await rm(found)
  }
}

function filesOf(name: string, store: Store): string[] {
  return Object.keys(formats).map((extension) => path.join(store.pictures, `${name}.${extension}`))
}
