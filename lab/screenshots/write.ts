import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readdir, rm} from 'node:fs/promises'
import path from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import sharp, {type Sharp} from 'sharp'
import {ROOT} from '../../scripts/lib/root'
import {writeData} from '../../scripts/lib/writeData'
import {SCREENSHOT_FOLDER, type Part, type Screenshot} from '../../src/data/screenshots'

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
export type Taken = Pick<Screenshot, 'alt' | 'versions' | 'date' | 'phone' | 'points'> & {name: string; png: Buffer}

/** What became of a picture: `same` leaves its files and its date as they are. */
export type Outcome = {entry: Screenshot; result: 'new' | 'changed' | 'same'}

/** Compares a picture with the one that the site has. Writes nothing. */
export async function compare(taken: Taken, known: Screenshot | undefined, store = siteStore): Promise<Outcome> {
  const {width, height} = await sharp(taken.png).metadata()
  const entry: Screenshot = {
    width: width / DENSITY,
    height: height / DENSITY,
    ...(taken.phone && {phone: taken.phone}),
    ...(taken.points && {points: taken.points}),
    alt: taken.alt,
    versions: taken.versions,
    date: taken.date,
    pixels: await pixelsOf(taken.png),
  }
  if (known === undefined) return {entry, result: 'new'}
  const isSame =
    known.pixels === entry.pixels &&
    isDeepStrictEqual(known.phone, entry.phone) &&
    isDeepStrictEqual(known.points, entry.points) &&
    filesOf(taken.name, entry, store).every(existsSync)
  return isSame ? {entry: {...entry, date: known.date}, result: 'same'} : {entry, result: 'changed'}
}

/** A print of what is seen: the way in which the file is compressed does not matter. */
export async function pixelsOf(png: Buffer): Promise<string> {
  return createHash('sha256')
    .update(await sharp(png).removeAlpha().raw().toBuffer())
    .digest('hex')
}

/** Writes the files of a picture. @param phone what of it a phone gets. */
export async function writePicture(name: string, png: Buffer, phone?: Part, store = siteStore): Promise<void> {
  await mkdir(store.pictures, {recursive: true})
  for (const [extension, encode] of Object.entries(formats)) {
    await encode(sharp(png).removeAlpha()).toFile(path.join(store.pictures, `${name}.${extension}`))
    if (phone) await encode(partOf(png, phone)).toFile(path.join(store.pictures, `${name}-phone.${extension}`))
  }
}

function partOf(png: Buffer, {left, top, width, height}: Part): Sharp {
  return sharp(png)
    .removeAlpha()
    .extract({left: left * DENSITY, top: top * DENSITY, width: width * DENSITY, height: height * DENSITY})
}

/** Writes the data, and removes the files of pictures that are not in it. */
export async function writeScreenshots(
  entries: Readonly<Record<string, Screenshot>>,
  store = siteStore,
): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')))
  await writeData(store.data, sorted)
  const kept = new Set(Object.entries(entries).flatMap(([name, entry]) => filesOf(name, entry, store)))
  for (const file of await readdir(store.pictures)) {
    const found = path.join(store.pictures, file)
    if (!kept.has(found)) await rm(found)
  }
}

function filesOf(name: string, {phone}: Pick<Screenshot, 'phone'>, store: Store): string[] {
  const names = phone ? [name, `${name}-phone`] : [name]
  return names.flatMap((file) =>
    Object.keys(formats).map((extension) => path.join(store.pictures, `${file}.${extension}`)),
  )
}
