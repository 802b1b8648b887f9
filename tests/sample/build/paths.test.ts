import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR, ROOT} from '../../../scripts/lib/root'
import {brand} from '../../../src/data/brand'

const required = readFileSync(path.join(ROOT, 'tests/sample/paths.txt'), 'utf8').trim().split('\n')

describe('addresses', () => {
  it('that the specification names are pages', {tags: '@2.4'}, () => {
    const missing = required
      .map((address) => address.replace('{product}', brand.slug))
      .filter((address) => !existsSync(path.join(BUILD_DIR, address, 'index.html')))
    expect(missing).toEqual([])
  })
})
