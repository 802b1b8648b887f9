import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {brand} from '../../src/data/brand'
import {builtAddresses, deadAddresses, publishedAddresses, withAddresses} from './addresses'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'addresses-'))
  await mkdir(path.join(dir, 'docs/new'), {recursive: true})
  await writeFile(path.join(dir, 'docs/new/index.html'), '')
  await writeFile(path.join(dir, 'openapi.json'), '{}')
  await writeFile(path.join(dir, 'page-list.json'), '[{"path": "/docs/new/", "title": "New"}]')
  const redirects = [
    {from: '/docs/old/', to: '/docs/new/'},
    {from: '/docs/older/', to: '/docs/nowhere/'},
  ]
  await writeFile(path.join(dir, '_redirects.json'), JSON.stringify(redirects))
})
afterAll(() => rm(dir, {recursive: true}))

it('an address answers with a page, a file, or a redirect to a page', () => {
  const addresses = ['/docs/new/', '/docs/old/', '/openapi.json', '/docs/older/', '/docs/gone/', '/gone.json']
  expect(deadAddresses(addresses, dir, '/')).toEqual(['/docs/older/', '/docs/gone/', '/gone.json'])
})

it('a build has the addresses of its pages and those that lead to them', () => {
  expect(builtAddresses(dir, '/')).toEqual(['/docs/new/', '/docs/old/', '/docs/older/'])
})

it('the list is added to in order, once each, and follows the brand', () => {
  const text = withAddresses('# Never shorten it.\n/b/\n', ['/a/', '/b/', `/api/${brand.slug}-x/`])
  expect(text).toBe('# Never shorten it.\n/a/\n/api/${brand.slug}-x/\n/b/\n')
  expect(publishedAddresses(text)).toEqual(['/a/', `/api/${brand.slug}-x/`, '/b/'])
})

it('a site below a path of its host has its addresses from its root', async () => {
  const below = await mkdtemp(path.join(tmpdir(), 'addresses-'))
  await mkdir(path.join(below, 'docs/new'), {recursive: true})
  await writeFile(path.join(below, 'docs/new/index.html'), '')
  await writeFile(path.join(below, 'page-list.json'), '[{"path": "/site/docs/new/", "title": "New"}]')
  await writeFile(path.join(below, '_redirects.json'), '[{"from": "/site/docs/old/", "to": "/site/docs/new/"}]')
  expect(builtAddresses(below, '/site/')).toEqual(['/docs/new/', '/docs/old/'])
  expect(deadAddresses(['/docs/new/', '/docs/old/', '/docs/gone/'], below, '/site/')).toEqual(['/docs/gone/'])
  await rm(below, {recursive: true})
})
