import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {load} from 'cheerio'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {below, formatRedirectsFile, movedPages, redirectPage, writeRedirectPages} from './redirects'

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
  await writeFile(path.join(dir, 'docs/earlier.mdx'), '---\ntitle: New\nmoved_from: [/docs/old/]\n---\n')
  const leaf = (to: string, sourceFilePath?: string) => ({path: to, component: '', metadata: {sourceFilePath}})
  const routes = [
    {
      path: '/docs/',
      component: '',
      routes: [
        leaf('/docs/new/', 'docs/new.mdx'),
        leaf('/docs/plain/', 'docs/plain.mdx'),
        leaf('/docs/1.0/new/', 'docs/earlier.mdx'),
      ],
    },
    leaf('/', 'src/pages/index.tsx'),
    leaf('/blog/tags/'),
  ]
  expect(await movedPages(dir, routes, {baseUrl: '/', earlierFiles: new Set(['docs/earlier.mdx'])})).toEqual([
    redirect,
    {from: '/docs/older/', to: '/docs/new/'},
  ])
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

it('is never written in the place of a page', async () => {
  const place = {outDir: path.join(dir, 'out'), url: 'https://a.example', baseUrl: '/site/'}
  await writeRedirectPages([redirect], place)
  expect(await readFile(path.join(place.outDir, 'docs/old/index.html'), 'utf8')).toContain('/site/docs/new/')
  await expect(writeRedirectPages([redirect], place)).rejects.toThrow('EEXIST')
})

it('begins and ends below the path of the site for those who serve it', () => {
  expect(below([redirect], '/site/de/')).toEqual([{from: '/site/de/docs/old/', to: '/site/de/docs/new/'}])
})
