import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load} from 'cheerio'
import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {BUILD_DIR} from '../../scripts/lib/root'
import {hasTree} from '../../src/config/trees'
import {brand} from '../../src/data/brand'
import {siteAddress} from '../../src/lib/siteAddress'
import {builtPages} from '../lib/builtSite'
import {pathOf} from '../lib/ownAddress'

function read(file: string): Promise<string> {
  return readFile(path.join(BUILD_DIR, file), 'utf8')
}

it('pages ask ahead for fonts alone: no picture may come before the text that it stands beside', async () => {
  for (const {path: pathname, $} of await builtPages()) {
    const kinds = $('link[rel=preload]')
      .toArray()
      .map((link) => $(link).attr('as'))
    expect([...new Set(kinds)], pathname).toEqual(pathname.startsWith('/api-console/') ? [] : ['font'])
  }
})

describe.runIf(hasTree('blog'))('the blog feeds', () => {
  it.each([
    ['blog/rss.xml', 'item'],
    ['blog/atom.xml', 'entry'],
  ])('%s lists the posts with their own addresses', async (file, element) => {
    const $ = load(await read(file), {xml: true})
    expect($(element).length).toBeGreaterThan(0)
    expect($.text()).toContain(brand.name)
    expect($.text()).toContain(`${siteAddress(brand)}/blog/`)
  })

  it('blog/feed.json is JSON Feed', async () => {
    const schema = z.object({
      version: z.string().includes('jsonfeed.org'),
      items: z.array(z.object({url: z.url()})).min(1),
    })
    expect(schema.safeParse(JSON.parse(await read('blog/feed.json'))).error).toBeUndefined()
  })
})

describe('what is asked for by its name', () => {
  it('security.txt names the contact of the brand and ends within a year of the build', async () => {
    const text = await read('.well-known/security.txt')
    expect(text).toContain(`Contact: mailto:${brand.supportEmail}\n`)
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeLessThan(365)
    expect(
      days,
      'It counts from the last commit. Look whether its address is still read, and commit something.',
    ).toBeGreaterThan(30)
    const policy = new URL(/^Policy: (.+)$/m.exec(text)?.[1] ?? '')
    expect(policy.host).toBe(brand.domain)
    expect(load(await read(path.join(pathOf(policy.pathname), 'index.html')))(policy.hash).length).toBe(1)
    expect(text).toContain(`Canonical: ${siteAddress(brand)}/.well-known/security.txt\n`)
  })

  it('licenses.txt has the notice of each library in what pages load', async () => {
    const text = await read('licenses.txt')
    for (const name of ['react', 'react-dom', 'oauth4webapi', 'vanilla-cookieconsent', 'infima'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })
})

describe('robots.txt', () => {
  it('names the sitemap', async () => {
    expect(await read('robots.txt')).toContain(`Sitemap: ${siteAddress(brand)}/sitemap.xml`)
  })
})
