import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {beforeAll, describe, expect, it} from 'vitest'
import {buildFixtureSite} from '../../scripts/lib/fixtureSite'
import {brand} from '../../src/data/brand'
import {brandFixture} from '../fixtures/brand'

let site = ''
let files: string[] = []

/** What would give the first brand away. The slug alone may be a word that an example uses; its paths may not. */
const traces: readonly string[] = [
  brand.name,
  brand.legalName,
  brand.domain,
  brand.supportEmail,
  ...Object.values(brand.links),
  `${brand.slug}-admin-rest-api`,
  `/tags/${brand.slug}/`,
]

beforeAll(async () => {
  site = await buildFixtureSite('brand')
  files = await glob('**/*', {cwd: site, dot: true, ignore: ['**/*.{br,gz}']})
})

describe('a site built with another brand file', () => {
  it('leaves no trace of the first brand in any file: pages, scripts, feeds, sitemap, metadata', async () => {
    const texts = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(site, file), 'utf8')] as const),
    )
    const found = texts.flatMap(([file, text]) =>
      traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`),
    )
    expect(found).toEqual([])
  })

  it('leaves no trace in the names of files', () => {
    expect(files.filter((file) => file.includes(brand.slug))).toEqual([])
  })

  it("stands at the second brand's paths", () => {
    expect(files).toContain(`api/${brandFixture.slug}-admin-rest-api/index.html`)
    expect(files).toContain(`blog/tags/${brandFixture.slug}/index.html`)
  })

  it('says the second name in its pages and feeds', async () => {
    for (const file of ['index.html', `api/${brandFixture.slug}-admin-rest-api/index.html`, 'blog/rss.xml']) {
      expect(await readFile(path.join(site, file), 'utf8')).toContain(brandFixture.name)
    }
  })
})
