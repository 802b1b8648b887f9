import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load, type CheerioAPI} from 'cheerio'
import {beforeAll, describe, expect, it} from 'vitest'
import {buildFixtureSite} from '../../scripts/lib/fixtureSite'
import {ROOT} from '../../scripts/lib/root'
import {readCatalog, readTexts} from '../lib/catalog'

const DESCRIPTION = 'tests/fixtures/site/openapi/openapi.yaml'

/** What has the same name in English and in German: HTTP's names, types of JSON, and programming languages. */
const NAMES =
  /^(Breadcrumbs|GET|POST|(\d{3} )?(OK|Created|Conflict)|string|integer|cURL|JavaScript|TypeScript|Python|Java|Go|C#|PHP|Ruby|OpenAPI \((YAML|JSON)\))$/

const [{own}, catalog] = await Promise.all([readTexts(), readCatalog()])
const german = new Set(Object.values(catalog).map(({message}) => message))
/** Texts of several words that differ in German and have no values in them. A single word can also be a name. */
const fixed = own.flatMap(([id, {message}]) => {
  const translated = catalog[id]?.message ?? ''
  return /^[^{ ]+$|\{/.test(message) || translated === message ? [] : [{id, message, translated}]
})

const TEXT: ReadonlySet<string> = new Set(['text'])

let site = ''
beforeAll(async () => {
  site = await buildFixtureSite('german')
})

const textOf = (file: string): Promise<string> => readFile(path.join(site, file), 'utf8')

/** What readers see or hear in the main part of a page, without code. */
function textsIn($: CheerioAPI): Set<string> {
  const main = $('main')
  main.find('script, style, pre, code').remove()
  const nodes = main.find('*').addBack().contents().toArray()
  const texts = nodes.flatMap((node) => (TEXT.has(node.type) ? [$(node).text()] : []))
  const attributes = main.find('[aria-label], [title], [data-label]').toArray()
  const labels = attributes.flatMap((element) =>
    ['aria-label', 'title', 'data-label'].flatMap((name) => $(element).attr(name) ?? []),
  )
  return new Set([...texts, ...labels].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== ''))
}

/** The texts of a page in English and in German. */
const both = async (page: string) => {
  const [english, translated] = await Promise.all([page, `de/${page}`].map((file) => textOf(`${file}index.html`)))
  return {inEnglish: textsIn(load(english ?? '')), inGerman: textsIn(load(translated ?? ''))}
}

const apiPages = ['api/create-team/', 'api/get-teams/', 'api/category/teams/']

describe.each([...apiPages, 'docs/next/service/'])('the page %s in German', (page) => {
  it('has each text of the catalog that the English page has, in German', async () => {
    const {inEnglish, inGerman} = await both(page)
    const shown = fixed.filter(({message}) => inEnglish.has(message))
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.filter(({translated}) => !inGerman.has(translated))).toEqual([])
    expect(shown.filter(({message}) => inGerman.has(message))).toEqual([])
  })
})

describe.each(apiPages)('the page %s in German', (page) => {
  it('shares with the English page only names and what the description says', async () => {
    const {inEnglish, inGerman} = await both(page)
    const description = (await readFile(path.join(ROOT, DESCRIPTION), 'utf8')).replaceAll(/\s+/g, ' ')
    const shared = [...inGerman].filter((text) => inEnglish.has(text) && /\p{L}{2}/u.test(text))
    const bare = shared.filter((text) => !description.includes(text) && !german.has(text) && !NAMES.test(text))
    expect(bare).toEqual([])
    expect(shared.length).toBeGreaterThan(3)
  })
})

describe('the document of the console', () => {
  it('says its language, and loads the scripts of that language', async () => {
    const frame = load(await textOf('de/api-console/console.htm'))
    expect(frame('html').attr('lang')).toBe('de')
    expect(frame('script').attr('src')).toMatch(/\/de\//)
  })
})
