import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {load} from 'cheerio'
import {afterAll, expect, it} from 'vitest'
import {brand} from '../../data/brand'
import {digestFeeds} from '../../lib/digestTexts'
import {digestFeed} from './digestFeed'
import {feedFiles} from './feedFiles'

const folder = mkdtempSync(path.join(tmpdir(), 'digests-'))
afterAll(() => rmSync(folder, {recursive: true}))

const acme = {...brand, name: 'Acme', domain: 'acme.example', basePath: '/'}
const write = (date: string, slug: string, tag: string): void =>
  writeFileSync(
    path.join(folder, `${date}-${slug}.mdx`),
    [
      '---',
      `title: ${slug} at \${brand.name}`,
      'description: One & two.',
      `slug: ${slug}`,
      `tags: [${tag}]`,
      '---',
      '',
    ].join('\n'),
  )
write('2026-10-01', 'september', 'digest')
write('2026-10-15', 'other', 'keycloak')
write('2026-11-01', 'october', 'digest')

const feed = digestFeed(acme, folder)

it('has the posts with the tag, newest first, with the name of the brand', () => {
  expect(feed.items.map(({path: address, published, title}) => [address, published, title])).toEqual([
    ['/blog/october/', '2026-11-01', 'october at Acme'],
    ['/blog/september/', '2026-10-01', 'september at Acme'],
  ])
})

it('links to the post with its full address', () => {
  expect(feed.items[0]?.html).toBe(
    '<p>One &#38; two.</p><p><a href="https://acme.example/blog/october/">Read the digest</a></p>',
  )
})

it('is published at the addresses to which the page of the tag links', () => {
  const files = feedFiles(feed, {url: 'https://acme.example', baseUrl: '/', language: 'en'})
  expect(files.map(({file}) => `/${file}`)).toEqual(digestFeeds.map(({href}) => href))
  expect(load(files[0]?.content ?? '', {xml: true})('item')).toHaveLength(2)
})
