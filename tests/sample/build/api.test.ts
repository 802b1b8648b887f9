import {existsSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {BUILD_DIR} from '../../../scripts/lib/root'
import {brand} from '../../../src/data/brand'
import {builtPages} from '../../lib/builtSite'
import {listedCategories, listedOperations} from '../../openapi/listed'

const operations = listedOperations.map((name) => `/api/${name}/`)

it(
  'the API reference has the 80 listed operations, the 11 categories and the overview at their addresses',
  {tags: ['@2.11', '@9.8']},
  () => {
    const categories = listedCategories.map((name) => `/api/category/${name}/`)
    expect(operations).toHaveLength(80)
    expect(categories).toHaveLength(11)
    const paths = [`/api/${brand.slug}-admin-rest-api/`, ...categories, ...operations]
    expect(paths.filter((pathname) => !existsSync(path.join(BUILD_DIR, pathname, 'index.html')))).toEqual([])
  },
)

it('each operation says who may call it, its side effects, whether it can be repeated, and since when it exists', async () => {
  const pages = new Map((await builtPages()).map((page) => [page.path, page.$]))
  const without = operations.filter((pathname) => {
    const $ = pages.get(pathname)
    const facts = $?.('main article dt')
      .toArray()
      .map((term) => $(term).text())
    return !['Permissions', 'Side effects', 'Idempotency', 'Since'].every((title) => facts?.includes(title))
  })
  expect(without).toEqual([])
})
