import {readFile} from 'node:fs/promises'
import {glob} from 'tinyglobby'
import {expect, it} from 'vitest'
import {builtPages} from '../lib/builtSite'
import {sampleCount} from '../lib/isSample'

const pages = new Map((await builtPages()).map((page) => [page.path, page]))

/** A site without the tools' pages has nothing that leads from them. */
const hasTools = [...pages.keys()].some((path) => path.startsWith('/docs/tools/'))

/** Where tools keep the addresses of pages, which only the browser makes links of. */
const SOURCES = ['src/tools/**/*.ts', 'src/data/{tokenClaims,upgradeSteps,samlVocabulary}.ts']
const COMMENT = /\/\*[^]*?\*\//g
const ADDRESS = /(['"`])(\/(?:docs|articles|guides|blog|api)\/[^'"`\s$]*)\1/g

it.runIf(hasTools)('the pages to which tools lead exist, with their headings', async () => {
  const files = await glob(SOURCES, {ignore: ['**/*.test.ts', '**/fixtures/**']})
  const texts = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).replace(COMMENT, '')))
  const addresses = new Set(texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, , address = '']) => address)))
  expect(addresses.size).toBeGreaterThan(sampleCount(100))
  const lost = [...addresses].filter((address) => {
    const [path = '', anchor] = address.split('#')
    const page = pages.get(path)
    return page === undefined || (anchor !== undefined && page.$(`[id="${anchor}"]`).length === 0)
  })
  expect(lost).toEqual([])
})
