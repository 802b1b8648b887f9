import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load} from 'cheerio'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {navbarLinks} from '../../src/config/navigation'
import {sections} from '../../src/data/navigation'
import {sectionOf} from '../../src/lib/sectionOf'
import {builtPages, type BuiltPage} from '../lib/builtSite'
import {addressOf, pathOf} from '../lib/ownAddress'
import {sampleCount} from '../lib/isSample'

const pages = await builtPages()
const documents = pages.filter(({path}) => sectionOf(path) !== undefined)
const others = pages.filter(({path}) => sectionOf(path) === undefined)

const barOf = ({$}: BuiltPage) => $('nav[aria-label="Documentation sections"]')

describe('the bar of the documentation', () => {
  it('is on every page of its parts, leads to all of them, and marks the one that the reader is in', () => {
    expect(documents).not.toEqual([])
    for (const page of documents) {
      const links = barOf(page).find('a').toArray()
      expect(links.map(({attribs}) => attribs.href)).toEqual(sections.map(({to}) => addressOf(to)))
      const current = links.filter(({attribs}) => attribs['aria-current'] !== undefined)
      expect([page.path, ...current.map((link) => page.$(link).text())]).toEqual([
        page.path,
        sectionOf(page.path)?.label,
      ])
      expect(current[0]?.attribs['aria-current']).toBe(
        current[0]?.attribs.href === addressOf(page.path) ? 'page' : 'true',
      )
    }
  })

  it('is on no other page', () => {
    expect(others).not.toEqual([])
    expect(others.filter((page) => barOf(page).length > 0).map(({path}) => path)).toEqual([])
  })
})

it('the navbar has Docs itself, which is marked on the pages of the documentation alone', () => {
  const [docs] = navbarLinks
  const marked = pages.filter(
    ({$}) => $(`.navbar__items > a[href="${addressOf(docs?.to ?? '')}"][aria-current]`).length === 1,
  )
  expect(marked.map(({path}) => path)).toEqual(documents.map(({path}) => path))
})

it('breadcrumbs begin with the part of the documentation', () => {
  const withTrail = documents.filter(({$}) => $('.theme-doc-breadcrumbs').length > 0)
  expect(withTrail).not.toEqual([])
  for (const {path, $} of withTrail) {
    const first = $('.theme-doc-breadcrumbs li').first()
    const {label, to = ''} = sectionOf(path) ?? {}
    expect([path, first.text(), first.find('a').attr('href')]).toEqual([path, label, addressOf(to)])
  }
})

describe('the sidebar of the docs', () => {
  it('has no label twice, in the page and in the file with its closed categories', async () => {
    const sidebar = pages.find(({path: pathname}) => pathname === '/docs/introduction/')?.$
    const address = sidebar?.('[data-secondary-menu]').attr('data-secondary-menu')
    // A short sidebar has no file.
    const hasFile = address !== undefined && address !== 'true'
    const closed = load(hasFile ? await readFile(path.join(BUILD_DIR, pathOf(address)), 'utf8') : '')
    const labels = [
      ...(sidebar?.('[data-secondary-menu] :is(a, li > span):not(details *)').map((_, row) => sidebar(row).text()) ??
        []),
      ...closed('li > a, li > span').map((_, row) => closed(row).text()),
    ].map((label) => label.toLowerCase())
    expect(labels.length).toBeGreaterThan(sampleCount(20))
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })
})
