import {readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {copySite} from '../lib/copySite'
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
  site = await copySite()
  const data = await readFile(path.join(ROOT, 'tests/fixtures/brand.ts'), 'utf8')
  const brandFile = data.replace("'../../src/data/types'", "'./types'").replace('brandFixture', 'brand')

  await writeFile(path.join(site, 'src/data/brand.ts'), brandFile)
  const {code, output} = await exec(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', 'build'], {
    cwd: site,
    // The packages are shared with this repository; their cache of compiled pages must not be.
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  })
  if (code !== 0) throw new Error(output)
  files = await glob('**/*', {cwd: path.join(site, 'build'), dot: true, ignore: ['**/*.{br,gz}']})
})

afterAll(async () => {
  await rm(path.dirname(site), {recursive: true, force: true})
})

describe('a site built with another brand file', () => {
  it('leaves no trace of the first brand in any file: pages, scripts, feeds, sitemap, metadata', async () => {
    const texts = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(site, 'build', file), 'utf8')] as const),
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
    for (const file of ['index.html', 'docs/introduction/index.html', 'blog/rss.xml']) {
      expect(await readFile(path.join(site, 'build', file), 'utf8')).toContain(brandFixture.name)
    }
  })
})
