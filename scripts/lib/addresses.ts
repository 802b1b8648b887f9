import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {brand} from '../../src/data/brand'
import {replaceBrandTokens} from '../../src/lib/brandTokens'
import {readRedirects} from './manifest'
import {ROOT} from './root'

/** The addresses that were ever published, one a line. What begins with # explains. */
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

/** The pages that a build lists, and the addresses from which it leads to them. */
export function builtAddresses(buildDir: string): string[] {
  const pages = pageList.parse(JSON.parse(readFileSync(path.join(buildDir, 'page-list.json'), 'utf8')))
  return [...pages.map((page) => page.path), ...readRedirects(buildDir).map(({from}) => from)]
}

/** Those at which a build has neither a page, a file nor a redirect. */
export function deadAddresses(addresses: readonly string[], buildDir: string): string[] {
  const moved = new Map(readRedirects(buildDir).map(({from, to}) => [from, to]))
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
