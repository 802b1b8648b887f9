import {readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {pageOf} from '../../lib/advisories'
import {advisories, advisoryPages} from './advisories'

const listed = new Set<string>(advisories.map(({id}) => id))

/** CVEs that pages name although they aren't in the server. */
const elsewhere: Readonly<Record<string, string>> = {
  'CVE-2021-4104': 'Log4j 1',
  'CVE-2021-44228': 'Log4j',
  'CVE-2021-44832': 'Log4j',
  'CVE-2021-45046': 'Log4j',
  'CVE-2021-45105': 'Log4j',
  'CVE-2026-30851': 'Caddy',
}

it('the list of advisories has every CVE of the server that a page names', () => {
  const found = globSync(['blog/*.mdx', 'docs/**/*.mdx', 'articles/**/*.mdx', 'guides/**/*.mdx']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/CVE-\d{4}-\d{4,}/g)].map(([id]) => `${file}: ${id}`),
  )
  expect(found).not.toHaveLength(0)
  const missing = found.filter((place) => {
    const id = place.slice(place.lastIndexOf(' ') + 1)
    return !listed.has(id) && !(id in elsewhere)
  })
  expect(missing, 'Add these to advisories.ts or, if they are not of the server, to this test.').toEqual([])
})

it('each page of advisories exists, shows its entries, and has few enough for a program to read it whole', () => {
  const pages = globSync('docs/service/security-advisories/2*.mdx').map((file) => path.basename(file, '.mdx'))
  expect(pages.toSorted()).toEqual([...advisoryPages].toSorted())
  for (const page of advisoryPages) {
    const text = readFileSync(`docs/service/security-advisories/${page}.mdx`, 'utf8')
    expect(text).toContain(`<AdvisoryEntries page="${page}" />`)
    expect(advisories.filter((advisory) => pageOf(advisory) === page).length, page).toBeLessThanOrEqual(55)
  }
})
