import {COMPRESSED} from '../scripts/lib/compress'
import type {Redirect} from '../src/data/redirects'
import {headersFor, languagesIn, type HeaderRule} from '../src/lib/headerRules'

/** What a host has to know of the site. */
export type Site = {
  /** The response headers of the build. */
  rules: readonly HeaderRule[]
  /** Where pages have been. */
  redirects: readonly Redirect[]
  /** The host that readers type. */
  domain: string
}

/** Makes a host's files: text by name. */
export type Target = (site: Site) => Readonly<Record<string, string>>

/**
 * Where a rule holds, as a regular expression without slashes around it. That of one page holds for its files as well, which
 * nginx and Apache have put in the place of the address by the time they look.
 */
export function patternOf({source}: HeaderRule): string {
  const escaped = (text: string): string => text.replace(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`)
  const [start = '', end] = source.split('*')
  if (end !== undefined) return end === '' ? `^${escaped(start)}` : `^${escaped(start)}.*${escaped(end)}$`
  return source.endsWith('/') ? `^${escaped(source)}(index\\.(html|md))?$` : `^${escaped(source)}$`
}

/** An earlier address, as a regular expression without slashes around it: its last slash may be missing. */
export function earlierPattern({from}: Redirect): string {
  return `^${from.replace(/\/$/, '').replace(/[.~]/g, String.raw`\$&`)}/?$`
}

/** What an answer that is no file has: a missing asset must not be kept for a year as a file that is there. */
export const errorHeaders = (rules: readonly HeaderRule[]): Record<string, string> =>
  headersFor(rules, `${languagesIn(rules)[0]}404.html`)

/** The headers that only some files have: no error has them. */
export const fileHeaders = (rules: readonly HeaderRule[]): string[] =>
  [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))].filter((name) => !(name in errorHeaders(rules)))

/** Each header's name, with the rules that set it, the last first: it is that which holds. */
export function rulesByHeader(
  rules: readonly HeaderRule[],
): [name: string, rules: {pattern: string; value: string}[]][] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))]
  return names.map((name) => [
    name,
    rules
      .flatMap((rule) => {
        const value = rule.headers[name]
        return value === undefined ? [] : [{pattern: patternOf(rule), value}]
      })
      .reverse(),
  ])
}

/** A request for the Markdown of a page, by its header `Accept`, and one that excludes Markdown with a quality of 0. */
export const MARKDOWN = 'text/markdown'
export const NO_MARKDOWN = String.raw`text/markdown\s*;\s*q=0(\.0*)?\s*(,|$)`

/** Files whose answer never depends on the header `Accept`, as a regular expression. */
export const unnegotiated = (rules: readonly HeaderRule[]): string => {
  const [root, ...others] = languagesIn(rules)
  const start = others.length === 0 ? root : `(?:${[root, ...others].join('|')})`
  return `^${start}(assets|img)/`
}

/** The languages besides the default one, whose not-found pages are in their own folders. */
export const otherLanguages = (rules: readonly HeaderRule[]): string[] => languagesIn(rules).slice(1)

/**
 * What is no address of the site, in capitals neither: a page's file, a compressed copy, a name for the server itself, a name
 * with a dot. For engines without lookahead: `HIDDEN_SIMPLE`, beside an exception for `/.well-known/`.
 */
export const HIDDEN_SIMPLE = String.raw`\.html$|\.(${COMPRESSED.join('|')})\.(br|gz)$|/_[^/]*$|/\.`
export const HIDDEN = `${HIDDEN_SIMPLE}(?!well-known/)`

/**
 * What no file can have in its address, as a regular expression for the request target: an encoded slash or backslash, a null
 * character, or more than a file system takes.
 */
export const IMPOSSIBLE = String.raw`^[^?]*(%2f|%5c|%00|\\|/[^/?]{256})|^[^?]{1000}`
