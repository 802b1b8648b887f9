import {existsSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {offered} from '../../../src/data/offer/offered'
import {hasLab} from '../lab'
import {ROOT} from '../root'
import {deadOf} from './deadOf'
import {partNames, removedParts, sampleApi, type Part} from './parts'

const isSample = existsSync(path.join(ROOT, 'tests/sample'))

const expectFiles = (files: Part['files'] = []) => {
  const there = files.filter((file) => hasLab || !file.startsWith('lab/'))
  for (const file of there) expect(globSync(file.replace(/^!/, ''), {cwd: ROOT}), file).not.toEqual([])
}

it.runIf(isSample).each(partNames)('%s has the files and the flag that it names', (name) => {
  for (const {files = [], flag} of removedParts({remove: [name]})) {
    expectFiles(files)
    if (flag !== undefined) expect(offered).toHaveProperty(flag, true)
  }
})

it.runIf(isSample).each(partNames)('a link to a page of %s by its file is found', (name) => {
  const [part] = removedParts({remove: [name]})
  const {isDead} = deadOf(part === undefined ? [] : [part])
  const pages = globSync([...(part?.files ?? [])], {cwd: ROOT}).filter((file) => /^docs\/.*\.mdx$/.test(file))
  expect(pages.filter((file) => !isDead(`/${file}`))).toEqual([])
})

it.runIf(isSample)('pages that stay are neither removed nor dead links', () => {
  const [part] = removedParts({remove: ['docs'], keepDocs: ['sso', 'users/scim']})
  const {isDead} = deadOf(part === undefined ? [] : [part])
  const removed = globSync([...(part?.files ?? [])], {cwd: ROOT})
  expect(removed).toContain('docs/users/ldap.mdx')
  expect(removed.filter((file) => file.startsWith('docs/sso/') || file === 'docs/users/scim.mdx')).toEqual([])
  for (const link of ['/docs/sso/', '/docs/sso/setup/#a', '/docs/sso/index.mdx', '/docs/users/scim.mdx#b'])
    expect(isDead(link), link).toBe(false)
  for (const link of ['/docs/users/', '/docs/users/ldap.mdx', '/docs/users/scim-2/'])
    expect(isDead(link), link).toBe(true)
})

it.runIf(isSample)('the API of the sample has the files that it names', () => {
  const [part] = removedParts({remove: [], api: 'openapi.yaml'})
  expect(part).toBe(sampleApi)
  expectFiles(sampleApi.files)
  expect(offered).toHaveProperty(sampleApi.flag ?? '', true)
})
