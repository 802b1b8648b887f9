import {load} from 'cheerio'
import {expect, it} from 'vitest'
import {changelog} from '../../data/offer/changelog'
import {changelogFeed} from './changelogFeed'
import {feedFiles} from './feedFiles'

const feed = changelogFeed({name: 'Acme', domain: 'acme.example'})

it('has one item for each change, with its anchor and type', () => {
  expect(feed.items.map(({path}) => path)).toEqual(changelog.map(({id}) => `/docs/service/changelog/#${id}`))
  for (const [index, {title, tags}] of feed.items.entries()) {
    expect(title.toLowerCase()).toBe(`${changelog[index]?.type}: ${changelog[index]?.title.toLowerCase()}`)
    expect(tags?.[0]).toBe(changelog[index]?.type)
  }
})

it('links with full addresses', () => {
  for (const {html, title} of feed.items) {
    const links = load(html)('a')
      .toArray()
      .map((link) => link.attribs.href ?? '')
    for (const link of links) expect(link, title).toMatch(/^https:\/\/acme\.example\/.*\/$/)
  }
})

it('is published next to the page as RSS, Atom, and JSON Feed', () => {
  const files = feedFiles(feed, {url: 'https://acme.example', baseUrl: '/', language: 'en'})
  expect(files.map(({file}) => file)).toEqual([
    'docs/service/changelog.xml',
    'docs/service/changelog.atom.xml',
    'docs/service/changelog.json',
  ])
  expect(load(files[0]?.content ?? '', {xml: true})('item')).toHaveLength(changelog.length)
})
