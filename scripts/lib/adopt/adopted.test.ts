import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {beforeEach, expect, it} from 'vitest'
import {readAdopted, writeAdopted} from './adopted'
import {parts, removedParts, sampleApi} from './parts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adopted-test-'))
  await mkdir(path.join(root, 'scripts/lib/adopt'), {recursive: true})
})

it('knows nothing before the first run, and then what was removed', async () => {
  expect(await readAdopted(root)).toBeUndefined()
  await writeAdopted(root, ['posts', 'docs', 'posts'])
  expect(await readAdopted(root)).toEqual(['docs', 'posts'])
})

it('refuses a record that it cannot read, with the way to restore it', async () => {
  await writeFile(path.join(root, 'scripts/lib/adopt/adopted.json'), '["blog"]')
  await expect(readAdopted(root)).rejects.toThrow(/Allowed: .*posts.*git checkout/s)
})

it('a part that was removed before is not removed again, because the provider may have filled its place', () => {
  const answers = {remove: ['docs', 'posts'], api: 'api.yaml'} as const
  expect(removedParts(answers)).toEqual([parts.docs, parts.posts, sampleApi])
  expect(removedParts(answers, ['docs', 'api'])).toEqual([parts.posts])
})
