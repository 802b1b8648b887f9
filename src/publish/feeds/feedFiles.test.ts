import {load} from 'cheerio'
import {expect, it} from 'vitest'
import {feedFiles, type Feed} from './feedFiles'

const site = {url: 'https://docs.example.com', baseUrl: '/', language: 'en'}

const feed: Feed = {
  title: 'Changes of R&D',
  description: 'What is <new>',
  author: 'R&D',
  path: '/docs/service/changelog/',
  items: [
    {
      path: '/docs/service/changelog/#second',
      title: 'A "second" region',
      published: '2026-09-17',
      updated: '2026-09-20',
      html: '<p>Use <code>a &amp; b</code>.</p>',
      tags: ['added'],
    },
    {path: '/docs/service/changelog/#first', title: 'First', published: '2026-09-01', html: '<p>One</p>'},
  ],
}

const contentOf = (extension: string, options = site): string =>
  feedFiles(feed, options).find(({file}) => file.endsWith(extension))?.content ?? ''

it('names the files of a feed after its page', () => {
  expect(feedFiles(feed, site).map(({file}) => file)).toEqual([
    'docs/service/changelog.xml',
    'docs/service/changelog.atom.xml',
    'docs/service/changelog.json',
  ])
})

it('writes RSS that a parser reads back', () => {
  const $ = load(contentOf('changelog.xml'), {xml: true})
  const textOf = (selector: string): string => $(selector).first().text()
  expect($('rss').attr('version')).toBe('2.0')
  expect(textOf('channel > title')).toBe('Changes of R&D')
  expect(textOf('channel > description')).toBe('What is <new>')
  expect(textOf('channel > link')).toBe('https://docs.example.com/docs/service/changelog/')
  expect(textOf('channel > lastBuildDate')).toBe('Thu, 17 Sep 2026 00:00:00 GMT')
  expect($('channel > atom\\:link').attr()).toEqual({
    href: 'https://docs.example.com/docs/service/changelog.xml',
    rel: 'self',
    type: 'application/rss+xml',
  })
  expect($('item')).toHaveLength(2)
  expect(textOf('item > title')).toBe('A "second" region')
  expect(textOf('item > guid')).toBe('https://docs.example.com/docs/service/changelog/#second')
  expect(textOf('item > pubDate')).toBe('Thu, 17 Sep 2026 00:00:00 GMT')
  expect(textOf('item > category')).toBe('added')
  expect(textOf('item > description')).toBe('<p>Use <code>a &amp; b</code>.</p>')
})

it('writes Atom that a parser reads back', () => {
  const $ = load(contentOf('.atom.xml'), {xml: true})
  const textOf = (selector: string): string => $(selector).first().text()
  expect($('feed').attr()).toEqual({xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en'})
  expect(textOf('feed > title')).toBe('Changes of R&D')
  expect(textOf('feed > author > name')).toBe('R&D')
  expect(textOf('feed > id')).toBe('https://docs.example.com/docs/service/changelog/')
  expect(textOf('feed > updated')).toBe('2026-09-20T00:00:00.000Z')
  expect($('feed > link[rel=self]').attr('href')).toBe('https://docs.example.com/docs/service/changelog.atom.xml')
  expect($('entry')).toHaveLength(2)
  expect(textOf('entry > title')).toBe('A "second" region')
  expect(textOf('entry > id')).toBe('https://docs.example.com/docs/service/changelog/#second')
  expect($('entry > link').first().attr('href')).toBe('https://docs.example.com/docs/service/changelog/#second')
  expect(textOf('entry > published')).toBe('2026-09-17T00:00:00.000Z')
  expect(textOf('entry > updated')).toBe('2026-09-20T00:00:00.000Z')
  expect($('entry > category').attr('term')).toBe('added')
  expect(textOf('entry > content[type=html]')).toBe('<p>Use <code>a &amp; b</code>.</p>')
  expect($('entry > updated').last().text()).toBe('2026-09-01T00:00:00.000Z')
})

it('writes a JSON Feed with the same items', () => {
  expect(JSON.parse(contentOf('.json'))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Changes of R&D',
    home_page_url: 'https://docs.example.com/docs/service/changelog/',
    feed_url: 'https://docs.example.com/docs/service/changelog.json',
    description: 'What is <new>',
    language: 'en',
    items: [
      {
        id: 'https://docs.example.com/docs/service/changelog/#second',
        url: 'https://docs.example.com/docs/service/changelog/#second',
        title: 'A "second" region',
        content_html: '<p>Use <code>a &amp; b</code>.</p>',
        date_published: '2026-09-17T00:00:00.000Z',
        date_modified: '2026-09-20T00:00:00.000Z',
        tags: ['added'],
      },
      {
        id: 'https://docs.example.com/docs/service/changelog/#first',
        url: 'https://docs.example.com/docs/service/changelog/#first',
        title: 'First',
        content_html: '<p>One</p>',
        date_published: '2026-09-01T00:00:00.000Z',
      },
    ],
  })
})

it('uses the base path of the site in every address', () => {
  const links = load(contentOf('changelog.xml', {...site, baseUrl: '/docs-site/'}), {xml: true})('item > link')
  expect(links.first().text()).toBe('https://docs.example.com/docs-site/docs/service/changelog/#second')
})
