import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {deadAddresses, publishedAddresses} from '../../scripts/lib/addresses'
import {readRedirects} from '../../scripts/lib/manifest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {pathOf} from '../lib/ownAddress'

const published = publishedAddresses()
const redirects = readRedirects(BUILD_DIR)

describe('addresses', () => {
  it('that were ever published answer, or lead to a page', () => {
    const cures = deadAddresses(published, BUILD_DIR).map(
      (address) =>
        `${address} was published, and nothing answers there. Write "moved_from: [${address}]" into the front matter of the page that has its content now, or add {from: '${address}', to: …} to src/data/redirects.ts.`,
    )
    expect(cures).toEqual([])
  })

  it('from which pages have moved lead to one that is there, with a page for hosts that cannot redirect', () => {
    expect(redirects.length).toBeGreaterThan(0)
    for (const {from, to} of redirects) {
      expect(existsSync(path.join(BUILD_DIR, pathOf(to), 'index.html')), `${from} leads to ${to}`).toBe(true)
      const page = readFileSync(path.join(BUILD_DIR, pathOf(from), 'index.html'), 'utf8')
      expect(page, from).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
      expect(page, from).toContain('<meta name="robots" content="noindex">')
    }
    const forCloudflare = readFileSync(path.join(BUILD_DIR, '_redirects'), 'utf8')
    for (const {from, to} of redirects) expect(forCloudflare).toContain(`${from} ${to} 301\n`)
  })
})
