import {readdir} from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {describe, expect, it} from 'vitest'
import {screenshots} from '../../src/data/screenshots'
import {shots} from './list'
import {DENSITY, siteStore} from './write'

const names = Object.keys(shots).sort()

describe('the pictures of the site', () => {
  it('are those that are listed, each with the text of the list; if not, run "npm run lab:screenshots"', () => {
    const listed = Object.fromEntries(Object.entries(shots).map(([name, {alt}]) => [name, alt]))
    const taken = Object.fromEntries(Object.entries(screenshots).map(([name, {alt}]) => [name, alt]))
    expect(taken).toEqual(listed)
  })

  it('have their two files and no others', async () => {
    const files = names.flatMap((name) => [`${name}.avif`, `${name}.webp`])
    expect((await readdir(siteStore.pictures)).sort()).toEqual(files.sort())
  })

  it.each(Object.entries(screenshots))(
    '%s: the files have two pixels for each CSS pixel',
    async (name, {width, height}) => {
      for (const extension of ['avif', 'webp']) {
        const found = await sharp(path.join(siteStore.pictures, `${name}.${extension}`)).metadata()
        expect({width: found.width, height: found.height}).toEqual({width: width * DENSITY, height: height * DENSITY})
      }
    },
  )
})
