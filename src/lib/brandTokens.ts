import type {Brand} from '../data/types'
import {planNameTokens} from './planNames'
import {siteAddress} from './siteAddress'

/** `${brand.name}` or `${planName.shared.a}` in any Markdown file, front matter and code included. */
const TOKEN = /\$\{((?:brand|planName)\.[A-Za-z0-9_.]*)\}/g

/** A token that stands for nothing. */
export type UnknownToken = {
  /** As written, `${brand.…}`. */
  token: string
  /** 1-based line in the text. */
  line: number
  /** 1-based column in the line. */
  column: number
}

/** Field of the brand (`name`, `links.dashboard`, …) to what its token stands for. */
export function brandTokenValues(brand: Brand): ReadonlyMap<string, string> {
  const links = Object.entries(brand.links).map(([key, value]) => [`links.${key}`, value] as const)
  return new Map<string, string>([
    ['name', brand.name],
    ['slug', brand.slug],
    ['legalName', brand.legalName],
    ['domain', brand.domain],
    ['url', siteAddress(brand)],
    ['supportEmail', brand.supportEmail],
    ...links,
  ])
}

function tokenValues(brand: Brand): ReadonlyMap<string, string> {
  const ofBrand = [...brandTokenValues(brand)].map(([field, text]) => [`brand.${field}`, text] as const)
  return new Map([...ofBrand, ...planNameTokens])
}

/** Puts values of the brand, and names of plans, in the place of every known token. Unknown tokens stay as they are. */
export function replaceBrandTokens(text: string, brand: Brand): string {
  const values = tokenValues(brand)
  return text.replace(TOKEN, (token, name: string) => values.get(name) ?? token)
}

/** Every token in the text that `replaceBrandTokens` would leave as it is. */
export function unknownBrandTokens(text: string, brand: Brand): UnknownToken[] {
  const values = tokenValues(brand)
  return [...text.matchAll(TOKEN)]
    .filter(([, name]) => !values.has(name ?? ''))
    .map((match) => {
      const before = text.slice(0, match.index).split('\n')
      return {token: match[0], line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
    })
}

/** The tokens a writer may use, for error messages. */
export function allowedBrandTokens(brand: Brand): string[] {
  return [...tokenValues(brand).keys()].map((name) => `\${${name}}`)
}

/** Replaces tokens in every string of a plain value (front matter, navigation, authors). */
export function replaceBrandTokensDeep<T>(value: T, brand: Brand): T
export function replaceBrandTokensDeep(value: unknown, brand: Brand): unknown {
  if (typeof value === 'string') return replaceBrandTokens(value, brand)
  if (Array.isArray(value)) return value.map((item: unknown) => replaceBrandTokensDeep(item, brand))
  // Dates and the like keep their class: only plain objects are walked.
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => [key, replaceBrandTokensDeep(item, brand)]),
    )
  }
  return value
}
