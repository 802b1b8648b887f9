import {isObject} from '../../lib/isObject'
import {quoted, type Finding, type ReportPart} from '../report'
import type {Jws} from './decode'

/** Claims that differ between any two tokens. */
const ALWAYS_DIFFERENT = new Set(['exp', 'iat', 'nbf', 'auth_time', 'jti', 'at_hash', 'c_hash', 's_hash', 'nonce'])

/** More differences than a reader looks through. */
const MOST_ROWS = 300

export type Difference = {
  /** Where the claim is, such as `realm_access.roles`. */
  path: string
  first: unknown
  second: unknown
}

type Claims = Readonly<Record<string, unknown>>

/** The claims that differ, apart from times and other values that differ between any two tokens. */
export function differencesOf(first: Claims, second: Claims): Difference[] {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return names
    .filter((name) => !ALWAYS_DIFFERENT.has(name))
    .flatMap((name) => differ([name], own(first, name), own(second, name)))
}

const own = (claims: Claims, name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined)

function differ(path: readonly string[], first: unknown, second: unknown): Difference[] {
  if (isObject(first) && isObject(second)) {
    const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
    return names.flatMap((name) => differ([...path, name], own(first, name), own(second, name)))
  }
  return canonical(first) === canonical(second) ? [] : [{path: path.join('.'), first, second}]
}

/** A text that is the same for values with the same meaning: the order of members, roles, and scopes doesn't count. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join(',')}]`
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
      .sort()
      .join(',')}}`
  if (typeof value === 'string' && value.includes(' ')) return JSON.stringify(value.split(' ').sort().join(' '))
  return value === undefined ? '' : JSON.stringify(value)
}

/** The list of a claim: of `aud`, of roles, or of the scopes in a text. */
const listOf = (value: unknown): string[] | undefined => {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
  return typeof value === 'string' ? value.split(' ') : undefined
}

function changeText({path, first, second}: Difference): string {
  if (first === undefined) return 'Only in the second'
  if (second === undefined) return 'Only in the first'
  const isList = Array.isArray(first) || Array.isArray(second) || path === 'scope'
  const [before, after] = [listOf(first), listOf(second)]
  if (!isList || before === undefined || after === undefined) return 'Changed'
  const [had, has] = [new Set(before), new Set(after)]
  const named = (words: string, names: string[]): string[] =>
    names.length === 0
      ? []
      : [
          `${words} ${names.slice(0, 10).map(quoted).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}`,
        ]
  const words = [
    ...named(
      'Added',
      after.filter((each) => !had.has(each)),
    ),
    ...named(
      'Removed',
      before.filter((each) => !has.has(each)),
    ),
  ]
  return words.length === 0 ? 'Changed' : words.join('. ')
}

const valueText = (value: unknown): string =>
  value === undefined ? '–' : quoted(typeof value === 'string' ? value : JSON.stringify(value))

/** A table of what differs between two tokens. */
export function comparison(first: Jws, second: Jws): ReportPart[] {
  const differences = [
    ...differencesOf(first.header, second.header).map((each) => ({...each, path: `header: ${each.path}`})),
    ...differencesOf(first.payload ?? {}, second.payload ?? {}),
  ]
  const heading: ReportPart = {kind: 'heading', text: 'Comparison of the two tokens'}
  if (differences.length === 0) return [heading, same]
  return [
    heading,
    {
      kind: 'table',
      caption: differences.length > MOST_ROWS ? `Differences (${MOST_ROWS} of ${differences.length})` : 'Differences',
      head: ['Claim', 'Difference', 'First token', 'Second token'],
      rows: differences
        .slice(0, MOST_ROWS)
        .map((each) => [quoted(each.path), changeText(each), valueText(each.first), valueText(each.second)]),
    },
    {kind: 'text', text: 'Times, hashes, `jti`, and `nonce` differ between any two tokens and aren’t compared.'},
  ]
}

const same: Finding = {
  kind: 'finding',
  severity: 'ok',
  title: 'The two tokens have the same claims.',
  text: 'Times, hashes, `jti`, and `nonce` differ between any two tokens and aren’t compared.',
}
