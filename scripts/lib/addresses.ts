import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {brand} from '../../src/data/brand'
import {replaceBrandTokens} from '../../src/lib/brandTokens'
import {basePathOf} from '../../src/lib/siteAddress'
import {readRedirects} from './manifest'
import {ROOT} from './root'

/** The addresses that were ever published, from the root of the site, one a line. What begins with # explains. */
export const PUBLISHED_FILE = path.join(ROOT, 'tests/published.txt')

const isAddress = (line: string): boolean => line.startsWith('/')

/** As they are on the site of this brand. */
export function publishedAddresses(text = readFileSync(PUBLISHED_FILE, 'utf8')): string[] {
  return text
    .split('\n')
    .filter(isAddress)
    .map((line) => replaceBrandTokens(line, brand))
}

const pageList = z.array(z.looseObject({path: z.string()}))

/** From the root of the site. @param address on the host, such as `/site/docs/` of a site below `/site/`. */
const inSite = (address: string, base: string): string => address.slice(base.length - 1)

/**
 * The pages that a build lists, and the addresses from which it leads to them, from the root of the site.
 * @param base path of the site on its host, with slashes at both ends. Default: the brand's.
 */
export function builtAddresses(buildDir: string, base = basePathOf(brand)): string[] {
  const pages = pageList.parse(JSON.parse(readFileSync(path.join(buildDir, 'page-list.json'), 'utf8')))
  const addresses = [...pages.map((page) => page.path), ...readRedirects(buildDir).map(({from}) => from)]
  return addresses.map((address) => inSite(address, base))
}

/**
 * Those at which a build has neither a page, a file nor a redirect.
 * @param addresses from the root of the site.
 * @param base as for `builtAddresses`.
 */
export function deadAddresses(addresses: readonly string[], buildDir: string, base = basePathOf(brand)): string[] {
  const moved = new Map(readRedirects(buildDir).map(({from, to}) => [inSite(from, base), inSite(to, base)]))
  return addresses.filter((address) => {
    const target = moved.get(address) ?? address
    return !existsSync(path.join(buildDir, target, target.endsWith('/') ? 'index.html' : ''))
  })
}

/** The list with further addresses: what explains stands first, the rest in alphabetical order. */
export function withAddresses(text: string, further: readonly string[]): string {
  const lines = text.split('\n').filter(Boolean)
  const written = further.map((address) => address.replaceAll(brand.slug, '${brand.slug}'))
  const all = [...new Set([...lines.filter(isAddress), ...written])].sort()
  return `${[...lines.filter((line) => !isAddress(line)), ...all].join('\n')}\n`
}
