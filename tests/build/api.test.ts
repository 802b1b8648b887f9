import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import {glob} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'
import {operationsOf, pageName} from '../../src/reference/description/description.build'
import {sampleLanguages} from '../../src/reference/description/samples.build'
import {builtPages, type BuiltPage} from '../lib/builtSite'
import {addressOf} from '../lib/ownAddress'

const overview = `/api/${brand.slug}-admin-rest-api/`
const document = await bundleDescription(ROOT, brand)
const description = readDescription(document)
const operations = operationsOf(description)
const pages = new Map((await builtPages()).map((page) => [page.path, page]))

const operationPaths = operations.map(({operationId}) => `/api/${pageName(operationId)}/`)
const categories = new Set(operations.map(({tags}) => pageName(tags[0] ?? '')))
const categoryPaths = [...categories].map((name) => `/api/category/${name}/`)

function pageAt(pathname: string): BuiltPage {
  const page = pages.get(pathname)
  if (page === undefined) throw new Error(`The build has no page ${pathname}.`)
  return page
}

/** What a description refers to, except as a part of `allOf`. */
function refsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref') found.add(String(part))
    else if (key !== 'allOf' || !Array.isArray(part)) refsIn(part, found)
    else for (const each of part) if (!('$ref' in each)) refsIn(each, found)
  }
  return found
}

function file(pathname: string): string {
  return path.join(BUILD_DIR, pathname, 'index.html')
}

/** Compression that takes a hundredth of the time and hardly ever too many bytes, and the one that the site is sent with. */
const QUALITIES = [5, constants.BROTLI_MAX_QUALITY] as const

/** Whether a page's HTML is lighter than a limit in bytes, as it is sent. */
function isLighter(html: Buffer, limit: number): boolean {
  return QUALITIES.some((quality) => {
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality}
    return brotliCompressSync(html, {params}).length < limit
  })
}

/** The scripts that pages load on demand. */
async function scripts(): Promise<{file: string; text: string}[]> {
  const files = await glob('assets/**/*.js', {cwd: BUILD_DIR})
  return Promise.all(
    files.map(async (name) => ({file: name, text: await readFile(path.join(BUILD_DIR, name), 'utf8')})),
  )
}

describe('the API reference', () => {
  it('has a page for every operation, and no page of an operation that there is none of', () => {
    const built = [...pages.keys()].filter((pathname) => /^\/api\/[\w-]+\/$/.test(pathname))
    expect(built.sort()).toEqual([overview, ...operationPaths].sort())
  })

  it(
    'lists every operation on the page of its category and in the sidebar, with its method as text',
    {tags: '@2.11'},
    () => {
      for (const {tags, operationId, method} of operations) {
        const {$} = pageAt(`/api/category/${pageName(tags[0] ?? '')}/`)
        const href = addressOf(`/api/${pageName(operationId)}/`)
        expect($('main article li').has(`a[href="${href}"]`).find('[data-method]').text(), href).toBe(
          method.toUpperCase(),
        )
        expect($(`.theme-doc-sidebar-container li.api-method--${method} > a[href="${href}"]`).length, href).toBe(1)
      }
    },
  )

  it('has every schema of the description at an anchor', {tags: '@3.7'}, () => {
    const anchors = new Set(
      operationPaths.flatMap((pathname) =>
        pageAt(pathname)
          .$('[id^=schema-]')
          .toArray()
          .map(({attribs}) => attribs.id),
      ),
    )
    // A schema that is only part of others has its fields on their pages.
    const used = refsIn(document)
    const missing = Object.keys(description.components.schemas).filter(
      (name) => used.has(`#/components/schemas/${name}`) && !anchors.has(`schema-${pageName(name)}`),
    )
    expect(missing).toEqual([])
  })

  it('offers the files on every one of its pages', () => {
    const hrefs = ['/openapi.yaml', '/openapi.json', '/postman.json'].map(addressOf)
    for (const pathname of [overview, ...categoryPaths, ...operationPaths]) {
      const {$} = pageAt(pathname)
      expect(
        hrefs.filter((href) => $(`main a[href="${href}"]`).length !== 1),
        pathname,
      ).toEqual([])
    }
  })
})

describe.each(operations)('the page of $operationId', (operation) => {
  const {$} = pageAt(`/api/${pageName(operation.operationId)}/`)
  const main = $('main article')

  it('shows method and path, and what is described of permissions, side effects, repetition and version', () => {
    expect(main.find('h1').text()).toBe(operation.summary)
    expect(main.find('[data-method]').first().text()).toBe(operation.method.toUpperCase())
    expect(main.text()).toContain(operation.path)
    const facts = main
      .find('dt')
      .toArray()
      .map((term) => $(term).text())
    const described = Object.entries({
      Permissions: operation['x-permission'],
      'Side effects': operation['x-side-effects'],
      Idempotency: operation['x-idempotency'],
      Since: operation['x-since'],
    }).flatMap(([title, text]) => (text === undefined ? [] : [title]))
    expect(facts).toEqual(expect.arrayContaining(described))
  })

  it('has white space between the name of a field, its type, and its limits, for programs that read the text', () => {
    for (const link of main.find('li > div > a:first-child:has(code)').toArray()) {
      const parts = $(link).parent().children().toArray()
      const texts = parts.map((part) => $(part).text())
      expect($(link).parent().text()).toBe(texts.join(' '))
    }
  })

  it('shows every parameter and every field of the body unfolded or under its schema', () => {
    const names = main
      .find('li > div code')
      .toArray()
      .map((name) => $(name).text())
    expect(operation.parameters.map(({name}) => name).filter((name) => !names.includes(name))).toEqual([])
  })

  it('shows every response, each refused one with an example', () => {
    for (const [status, {content}] of Object.entries(operation.responses)) {
      expect(main.find(`:is(h3, tr)#response-${status}`).length, status).toBe(1)
      const examples = Object.values(content ?? {}).flatMap((media) => Object.values(media.examples ?? {}))
      const code = main.find('pre, td code').text().replaceAll(/\s/g, '')
      for (const {value} of examples) expect(code).toContain(JSON.stringify(value).replaceAll(/\s/g, ''))
    }
  })

  it.skipIf(operation.isWebhook)('has a sample in each language, of which the chosen one is kept', () => {
    const tabs = main
      .find('input[data-tab-group=api-language]')
      .toArray()
      .map(({attribs}) => attribs.value)
    expect(tabs).toEqual(sampleLanguages.map(({id}) => id))
    expect(main.find('pre[class*=language-]').length).toBeGreaterThanOrEqual(tabs.length)
  })
})

describe('the weight of an operation page', () => {
  it('is less than 25 kB of HTML at the median, and less than 32 kB at most', async () => {
    const htmls = await Promise.all(
      operationPaths.map(async (pathname) => ({pathname, html: await readFile(file(pathname))})),
    )
    const without = (limit: number) => htmls.filter(({html}) => !isLighter(html, limit)).map(({pathname}) => pathname)
    expect(without(32_000)).toEqual([])
    expect(without(25_000).length).toBeLessThan(operationPaths.length / 2)
  })

  it('has nothing of the default theme: no Redux store, Postman library or code generator', async () => {
    const found = (await scripts()).filter(({text}) =>
      /reduxjs|createSlice|configureStore|postman-collection|postman-code-generators|openapi-explorer|PropertyList\.isPropertyList/.test(
        text,
      ),
    )
    expect(found.map(({file: name}) => name)).toEqual([])
  })
})

describe('the downloads', () => {
  const read = (name: string) => readFile(path.join(BUILD_DIR, name), 'utf8')

  it('are the description as JSON and as YAML, and a collection for Postman', async () => {
    expect(JSON.parse(await read('openapi.json'))).toEqual(document)
    expect(parse(await read('openapi.yaml'))).toEqual(JSON.parse(JSON.stringify(document)))
    const collection: unknown = JSON.parse(await read('postman.json'))
    expect(collection).toHaveProperty(
      ['info', 'schema'],
      'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    )
  })
})
