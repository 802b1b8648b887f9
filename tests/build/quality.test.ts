import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {errata} from '../../src/data/errata'
import {measuredQuality} from '../../src/data/quality'
import {builtPages} from '../lib/builtSite'
import {addressOf} from '../lib/ownAddress'

const pages = await builtPages()
const pageAt = (pathname: string) => {
  const page = pages.find((one) => one.path === pathname)
  if (page === undefined) throw new Error(`${pathname} is not in the build.`)
  return page.$
}
const $ = pageAt('/quality/')

/** The cells of the rows of a section's table. */
const rowsOf = (id: string): string[][] =>
  $(`#${id} tbody tr`)
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text().trim()),
    )

it('each figure of the quality page has a value, a day, and a command of this repository', () => {
  const {scripts} = z
    .object({scripts: z.record(z.string(), z.string())})
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')))
  const rows = rowsOf('figures')
  // Three about proofs; the others come from the record.
  expect(rows.length).toBeGreaterThan(3 + Object.keys(measuredQuality).length)
  for (const [what, value = '', date = '', command = ''] of rows) {
    expect(value, what).toMatch(/\d/)
    expect(value, what).not.toMatch(/NaN|undefined|Infinity/)
    // A provider who has proved no page yet has no day.
    const isUnproven = command === 'npm run prove' && value.startsWith('0 of ')
    expect(date, what).toMatch(isUnproven ? /^not yet$/ : /^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
    expect(Object.keys(scripts), what).toContain(/^npm run ([\w:-]+)/.exec(command)?.[1])
  }
})

it('the share of proven pages is the one that pages show', () => {
  const tested = pages.filter(({path: pathname, $: page}) => {
    const isDocument = ['/docs/', '/articles/', '/guides/'].some((base) => pathname.startsWith(base))
    return isDocument && page('[data-page-meta]').text().includes('Tested on')
  })
  expect(rowsOf('figures')[0]?.[1]).toMatch(new RegExp(`^${tested.length} of `))
})

it('each correction leads to its page', () => {
  expect(rowsOf('errata')).toHaveLength(errata.length)
  const known = new Set(pages.map(({path: pathname}) => pathname))
  expect(errata.map(({page}) => page).filter((page) => !known.has(page))).toEqual([])
})

it('the footer leads to the quality page', () => {
  expect(pageAt('/')(`footer a[href="${addressOf('/quality/')}"]`).length).toBe(1)
})
