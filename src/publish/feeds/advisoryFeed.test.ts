import {load} from 'cheerio'
import {expect, it} from 'vitest'
import {advisories} from '../../data/offer/advisories'
import {advisoryFeed} from './advisoryFeed'

const feed = advisoryFeed({name: 'Acme'})

it('has one item for each advisory, with its anchor', () => {
  expect(feed.items.map(({path}) => path)).toEqual(
    advisories.map(({id}) => `/docs/service/security-advisories/#${id.toLowerCase()}`),
  )
})

it('states the state on the service first', () => {
  for (const {html, title} of feed.items) {
    expect(load(html)('p').first().text(), title).toMatch(/^On .+: (Not affected|Closed|Mitigated|Open)/)
  }
})

it('leaves no marks of Markdown in titles and texts', () => {
  for (const {html, title} of feed.items) {
    const $ = load(html)
    $('code').remove()
    expect(`${title} ${$.text()}`).not.toMatch(/[`]|\*\*/)
  }
})

it('dates an update only after the publication', () => {
  for (const {published, updated = '9999-12-31', title} of feed.items) expect(updated > published, title).toBe(true)
})
