import {mkdtempSync} from 'node:fs'
import {cp, mkdir, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {afterAll, beforeAll, expect, it, vi} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {writeApiPages} from '../../src/reference/pages/generate.build'
import {CATALOG, readCatalog, readTexts} from '../lib/catalog'

const site = mkdtempSync(path.join(tmpdir(), 'openapi-languages-'))

beforeAll(async () => {
  for (const folder of ['api', 'docs']) await mkdir(path.join(site, folder))
  await cp(path.join(ROOT, 'tests/fixtures/site/openapi'), path.join(site, 'openapi'), {recursive: true})
  await cp(path.join(ROOT, CATALOG), path.join(site, 'i18n/de/code.json'))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(site, {recursive: true, force: true})
})

/** All pages in a language. */
async function pagesIn(language: string): Promise<string> {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language)
  await writeApiPages(site, brand)
  const files = (await glob('api/*.mdx', {cwd: site})).sort()
  return (await Promise.all(files.map((file) => readFile(path.join(site, file), 'utf8')))).join('\n')
}

it('writes the pages of operations in the language of the site, and in the other again', async () => {
  const [{own}, catalog] = await Promise.all([readTexts(), readCatalog()])
  const english = await pagesIn('en')
  const german = await pagesIn('de')
  const anchors = (text: string): string[] =>
    [...text.matchAll(/\{\/\* (#\S+) \*\/\}| id=\{("[^"]+")\}/g)].map(([match]) => match)
  // Several words, so that none is the name of a component.
  const shown = own.filter(
    ([id, {message}]) => id.startsWith('site.api.') && /^[^{]+ [^{]+$/.test(message) && english.includes(message),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter(([, {message}]) => german.includes(message))).toEqual([])
  expect(shown.filter(([id]) => !german.includes(catalog[id]?.message ?? id))).toEqual([])
  expect(anchors(german)).toEqual(anchors(english))
  expect(await pagesIn('en')).toBe(english)
})
