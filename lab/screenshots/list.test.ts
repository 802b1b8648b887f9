import {readdir} from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {describe, expect, it} from 'vitest'
import {offered} from '../../src/data/offer/offered'
import {screenshots} from '../../src/data/screenshots'
import {isSample} from '../../tests/lib/isSample'
import {details, type Detail} from './details'
import {shots} from './list'
import {SAMPLE_PICTURE, samplePictures} from './samplePictures'
import type {Shot} from './shot'
import {DENSITY, siteStore} from './write'

/** A provider without some of the samples keeps their pictures: a page that contains the code can show them. */
const picturesOfSamples: Readonly<Record<string, Pick<Shot, 'alt' | 'phone'>>> = {
  ...(isSample
    ? {}
    : Object.fromEntries(Object.entries(screenshots).filter(([name]) => name.startsWith(SAMPLE_PICTURE)))),
  ...(offered.samples ? samplePictures : {}),
}

describe('the pictures of the site', () => {
  it('are those that are listed, each with the text and the part of the list; if not, run "npm run lab:screenshots" or, for a sample, "npm run test:samples"', () => {
    const all = {
      ...Object.fromEntries(Object.entries<Shot>(shots)),
      ...Object.fromEntries(Object.entries<Detail>(details)),
      ...picturesOfSamples,
    }
    const listed = Object.fromEntries(Object.entries(all).map(([name, {alt, phone}]) => [name, {alt, phone}]))
    const taken = Object.fromEntries(Object.entries(screenshots).map(([name, {alt, phone}]) => [name, {alt, phone}]))
    expect(taken).toEqual(listed)
  })

  it('have their two files, two more where a phone gets a part, and no others', async () => {
    const files = Object.entries(screenshots).flatMap(([name, {phone}]) =>
      (phone ? [name, `${name}-phone`] : [name]).flatMap((file) => [`${file}.avif`, `${file}.webp`]),
    )
    expect((await readdir(siteStore.pictures)).sort()).toEqual(files.sort())
  })

  it.each(Object.entries(screenshots))('%s: the files have two pixels for each CSS pixel', async (name, picture) => {
    const sizes = {[name]: picture, ...(picture.phone && {[`${name}-phone`]: picture.phone})}
    for (const [file, {width, height}] of Object.entries(sizes)) {
      for (const extension of ['avif', 'webp']) {
        const found = await sharp(path.join(siteStore.pictures, `${file}.${extension}`)).metadata()
        expect({width: found.width, height: found.height}).toEqual({width: width * DENSITY, height: height * DENSITY})
      }
    }
  })

  it('can be read on a phone: what it gets is wide enough for its letters to keep half their size', () => {
    const small = Object.entries(screenshots).filter(([, {phone}]) => phone && phone.width > 640)
    expect(small).toEqual([])
  })
})
