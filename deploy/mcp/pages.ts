import {SiteError} from '../../src/lib/problem'
import {likeliestPages} from '../../src/parts/likely-pages/likeliestPages.client'
import type {Files} from './files'
import {headingsOf, pieceOf, sectionOf} from './markdown'

/** Pages that a message names if an address is unknown. */
const NEAREST = 3
/** Headings that a message or a note lists. */
const LISTED = 60

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** What a page address says: the path of a page, and the anchor if there is one. */
export type Address = {path: string; anchor: string}

/** A step out of a folder, also encoded, and a backslash or an encoded slash, which some servers take for one. */
const TRAVERSAL = /(^|[/\\])\.\.?($|[/\\?#])|%2e|%2f|%5c|\\/i

/** The path of a site on its host, without a slash at the end. Empty for a site at the root. @param site its address. */
export const basePathIn = (site: string): string => new URL(site).pathname.replace(/\/$/, '')

/**
 * Reads the address of a page as a model writes it: a path or a whole address, of the page or of its Markdown.
 * @param sites addresses of the site, such as `https://docs.example.com` or `https://example.com/site`.
 * @returns the path from the root of the site, such as `/docs/`.
 * @throws SiteError for another site, or for a path that leads out of a folder.
 */
export function addressOf(written: string, sites: readonly string[]): Address {
  const allowed = `a path such as /docs/, or an address at ${sites.join(' or ')}`
  const refuse = (what: string): SiteError =>
    new SiteError({what, allowed, fix: 'Use the address of a page from the results of search.'})
  const shown = JSON.stringify(written)
  if (TRAVERSAL.test(written)) throw refuse(`The page ${shown} isn't a plain path.`)
  const [home = ''] = sites
  const isPath = !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(written)
  const target = isPath ? `/${written.replace(/^\//, '')}` : written
  if (!URL.canParse(target, home)) throw refuse(`The page ${shown} isn't an address.`)
  const address = new URL(target, home)
  const base = sites.filter((site) => new URL(site).origin === address.origin).map(basePathIn)
  const isBelow = (one: string): boolean => `${address.pathname}/`.startsWith(`${one}/`)
  // A path can be one from the root of the site.
  const start = base.find(isBelow) ?? (isPath ? '' : undefined)
  if (start === undefined) throw refuse(`The page ${shown} is at another site.`)
  const path = address.pathname
    .slice(start.length)
    .replace(/(\/index)?\.(md|html)$/, '')
    .replace(/\/$/, '')
  return {path: `${path}/`, anchor: decoded(address.hash.slice(1))}
}

/** The Markdown of a page. @throws SiteError for an unknown page, with the nearest ones. */
export async function markdownOf(files: Files, path: string): Promise<string> {
  const titles = await files.titles()
  const bytes = titles.has(path) ? await files.find(`${path}index.md`) : undefined
  if (bytes !== undefined) return new TextDecoder().decode(bytes)
  const pages = [...titles].map(([each, title]) => ({path: each, title}))
  const nearest = likeliestPages(path, pages, NEAREST).filter((page) => page.path !== path)
  throw new SiteError({
    what: `The site has no page ${path} in Markdown.`,
    ...(nearest.length > 0 && {allowed: nearest.map((page) => `${page.path} (${page.title})`).join(', ')}),
    fix: 'Find the page with search.',
  })
}

const listed = (headings: readonly string[]): string =>
  headings
    .slice(0, LISTED)
    .map((text) => JSON.stringify(text))
    .join(', ')

/** What `read_page` is asked for. */
export type PageRequest = {path: string; heading: string; from: number}

/**
 * The Markdown of a page or of one section.
 * @param headingAt the heading that has an anchor.
 * @throws SiteError for an unknown page or heading, with those that exist.
 */
export async function readPage(
  files: Files,
  {path, heading, from}: PageRequest,
  headingAt: (path: string, anchor: string) => Promise<string | undefined>,
): Promise<string> {
  const markdown = await markdownOf(files, path)
  const headings = headingsOf(markdown).map(({text}) => text)
  const hint = `Or read one section with "heading": ${listed(headings.slice(1))}.`
  if (heading === '') return pieceOf(markdown, from, hint)
  const section =
    sectionOf(markdown, heading) ??
    sectionOf(markdown, (await headingAt(path, heading.replace(/^#/, '')).catch(() => undefined)) ?? '')
  if (section !== undefined) return pieceOf(section, from, hint)
  throw new SiteError({
    what: `The page ${path} has no heading ${JSON.stringify(heading)}.`,
    allowed: listed(headings),
    fix: 'Use one of these headings, or leave out "heading" to read the whole page.',
  })
}
