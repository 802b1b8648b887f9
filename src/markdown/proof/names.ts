import {escapeRegExp} from '../../lib/escapeRegExp'

/** What the pages call the server. */
export const PAGE_SERVER = /https:\/\/auth\.example\.com|http:\/\/localhost:8080/
/** What the pages call the realm. Not part of a longer name or a domain, such as `acme-web` or `acme.example`. */
export const PAGE_REALM = /\bacme\b(?![-.]\w)/

/** A reader's server, and what its things are called there. */
export type RealNames = {
  /** Address of the server, without a slash at the end. */
  url: string
  realm: string
  /** Names of the page, such as `acme-web`, and the names that they have in this realm. */
  renamed: ReadonlyMap<string, string>
}

/** Puts a reader's names in the place of the page's, as whole words. */
export function createRenamer({url, realm, renamed}: RealNames): (text: string) => string {
  // The longest first: a name can begin with another.
  const names = [...renamed.keys()].filter((name) => name !== '').sort((one, other) => other.length - one.length)
  const quoted = names.map(escapeRegExp)
  const named = quoted.length === 0 ? [] : [`(?<![\\w-])(?<name>${quoted.join('|')})(?![\\w-])`]
  const expression = new RegExp(
    [`(?<server>${PAGE_SERVER.source})`, ...named, `(?<realm>${PAGE_REALM.source})`].join('|'),
    'g',
  )
  // In one pass: a name that was put in is not replaced again.
  return (text) =>
    text.replaceAll(expression, (match, ...rest: unknown[]) => {
      const groups = rest.at(-1)
      const has = (group: string): boolean =>
        typeof groups === 'object' && groups !== null && Reflect.get(groups, group) !== undefined
      if (has('server')) return url
      return has('name') ? (renamed.get(match) ?? match) : realm
    })
}

/** Renames what a path with a query contains. Each part is decoded first, and encoded afterwards. */
export function renamePath(path: string, rename: (text: string) => string): string {
  const part = (text: string): string => {
    const decoded = decodeURIComponent(text)
    const next = rename(decoded)
    return next === decoded ? text : encodeURIComponent(next)
  }
  const parts = (text: string, separators: RegExp): string =>
    text
      .split(separators)
      .map((each, index) => (index % 2 === 0 ? part(each) : each))
      .join('')
  const [place = '', ...query] = path.split('?')
  // A value of a query can contain slashes, such as the client ID of a SAML application.
  return [parts(place, /(\/)/), ...query.map((text) => parts(text, /([&=])/))].join('?')
}

/** Renames all texts of a JSON value, and the keys of its objects. */
export function renameJson(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((item) => renameJson(item, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameJson(inner, rename)]))
}
