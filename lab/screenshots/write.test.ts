import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {compare, writeScreenshots, writePicture, type Store} from './write'

let folder = ''
let store: Store = {pictures: '', data: ''}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lab-screenshots-'))
  store = {pictures: path.join(folder, 'img'), data: path.join(folder, 'data.json')}
})

afterEach(() => rm(folder, {recursive: true, force: true}))

function png(background: string, compressionLevel = 6): Promise<Buffer> {
  return sharp({create: {width: 40, height: 20, channels: 3, background}})
    .png({compressionLevel})
    .toBuffer()
}

function take(name: string, picture: Buffer, date = '2026-11-21') {
  return {name, png: picture, alt: `About ${name}`, versions: ['Keycloak 1.2.3'], date}
}

it('a picture has half as many CSS pixels as pixels, and a file for each format', async () => {
  const {entry, result} = await compare(take('one', await png('teal')), undefined, store)
  expect(result).toBe('new')
  expect(entry).toMatchObject({width: 20, height: 10, alt: 'About one', date: '2026-11-21'})
  await writePicture('one', await png('teal'), undefined, store)
  expect((await readdir(store.pictures)).sort()).toEqual(['one.avif', 'one.webp'])
  expect(await sharp(path.join(store.pictures, 'one.avif')).metadata()).toMatchObject({width: 40, height: 20})
})

it('a second picture with the same pixels is the same, and keeps its date', async () => {
  const {entry} = await compare(take('one', await png('teal')), undefined, store)
  await writePicture('one', await png('teal'), undefined, store)
  const again = await compare(take('one', await png('teal', 9), '2027-01-01'), entry, store)
  expect(again).toMatchObject({result: 'same', entry: {date: '2026-11-21'}})
})

it('a picture with other pixels has changed, and so has one whose files are gone', async () => {
  const {entry} = await compare(take('one', await png('teal')), undefined, store)
  await writePicture('one', await png('teal'), undefined, store)
  const other = await compare(take('one', await png('navy'), '2027-01-01'), entry, store)
  expect(other).toMatchObject({result: 'changed', entry: {date: '2027-01-01'}})
  await rm(path.join(store.pictures, 'one.webp'))
  expect((await compare(take('one', await png('teal')), entry, store)).result).toBe('changed')
})

it('the data is written in order, and files of pictures that are no longer listed go', async () => {
  await writePicture('kept', await png('teal'), undefined, store)
  await writeFile(path.join(store.pictures, 'old.avif'), '')
  const {entry} = await compare(take('kept', await png('teal')), undefined, store)
  await writeScreenshots({kept: entry}, store)
  expect(JSON.parse(await readFile(store.data, 'utf8'))).toEqual({kept: entry})
  expect((await readdir(store.pictures)).sort()).toEqual(['kept.avif', 'kept.webp'])
})

it('a phone gets a part of it, in files of its own; another part is another picture', async () => {
  const phone = {left: 5, top: 0, width: 10, height: 8}
  const taken = {...take('one', await png('teal')), phone}
  const {entry} = await compare(taken, undefined, store)
  await writePicture('one', taken.png, phone, store)
  expect(await sharp(path.join(store.pictures, 'one-phone.webp')).metadata()).toMatchObject({width: 20, height: 16})
  expect((await compare(taken, entry, store)).result).toBe('same')
  expect((await compare({...taken, phone: {...phone, left: 6}}, entry, store)).result).toBe('changed')
  await writeScreenshots({one: entry}, store)
  expect((await readdir(store.pictures)).sort()).toEqual(['one-phone.avif', 'one-phone.webp', 'one.avif', 'one.webp'])
})
