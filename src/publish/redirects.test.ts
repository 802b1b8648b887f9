import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {load} from 'cheerio'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {formatRedirectsFile, movedPages, redirectPage, writeRedirects} from './redirects'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redirects-'))
})
afterAll(() => rm(dir, {recursive: true}))

const redirect = {from: '/docs/old/', to: '/docs/new/'}

it('pages name their earlier addresses in the front matter', async () => {
  await mkdir(path.join(dir, 'docs'))
  await writeFile(
    path.join(dir, 'docs/new.mdx'),
    '---\ntitle: New\nmoved_from: [/docs/old/, /docs/older/]\n---\n\nText.\n',
  )
  await writeFile(path.join(dir, 'docs/plain.mdx'), '---\ntitle: Plain\n---\n')
  const leaf = (to: string, sourceFilePath?: string) => ({path: to, component: '', metadata: {sourceFilePath}})
  const routes = [
    {
      path: '/docs/',
      component: '',
      routes: [leaf('/docs/new/', 'docs/new.mdx'), leaf('/docs/plain/', 'docs/plain.mdx')],
    },
    leaf('/', 'src/pages/index.tsx'),
    leaf('/blog/tags/'),
  ]
  expect(await movedPages(dir, routes)).toEqual([redirect, {from: '/docs/older/', to: '/docs/new/'}])
})

it('Cloudflare is told both spellings of the address', () => {
  expect(formatRedirectsFile([redirect])).toBe('/docs/old /docs/new/ 301\n/docs/old/ /docs/new/ 301\n')
})

it('a page leads on without a script, and is not indexed', () => {
  const $ = load(redirectPage(redirect, 'https://a.example'))
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/docs/new/')
  expect($('link[rel=canonical]').attr('href')).toBe('https://a.example/docs/new/')
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect($('a').attr('href')).toBe('/docs/new/')
  expect($('script, style, [style]')).toHaveLength(0)
})

it('is written beside what servers read, and never in the place of a page', async () => {
  const out = path.join(dir, 'out')
  await writeRedirects(out, [redirect], 'https://a.example')
  expect(await readFile(path.join(out, 'docs/old/index.html'), 'utf8')).toContain('/docs/new/')
  expect(JSON.parse(await readFile(path.join(out, '_redirects.json'), 'utf8'))).toEqual([redirect])
  await expect(writeRedirects(out, [redirect], 'https://a.example')).rejects.toThrow('EEXIST')
})
