import {mkdtemp} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {cacheIn} from './cache.build'

it('makes a thing once for each key, and not again in a later build', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'cache-test-'))
  const made: unknown[] = []
  const get = (key: unknown) =>
    cacheIn(siteDir)('kind', key, () => {
      made.push(key)
      return Promise.resolve(Buffer.from(JSON.stringify(key)))
    })
  for (const key of ['a', ['a', 1], 'a', ['a', 2]]) expect((await get(key)).toString()).toBe(JSON.stringify(key))
  expect(made).toEqual(['a', ['a', 1], ['a', 2]])
})
