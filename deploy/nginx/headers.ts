import {headersFor, languagesIn, type HeaderRule} from '../../src/lib/headerRules'
import {errorHeaders, unnegotiated} from '../target'

/** Addresses that have the same headers: a whole path, or all that begin or end in a text. */
export type Kind = {
  /** A whole path. Default: a beginning. */
  exact?: string
  /** Default: any. */
  start?: string
  /** Default: any. */
  end?: string
}

/** @throws Error for a rule that locations can't say. */
function kindOf({source}: HeaderRule, root: string): Kind {
  const [start = '', end] = source.split('*')
  if (end === undefined) return {exact: source}
  if (end === '') return {start}
  if (start === root) return {end}
  throw new Error(
    `The header rule "${source}" has a star between two texts, which the file for nginx can't say. Allowed: a whole path, "/start/*", or "/*.end". Fix: write it as two rules in src/config/headers.ts.`,
  )
}

/** The kinds that rules name, beside all other addresses. */
export function kindsIn(rules: readonly HeaderRule[]): Kind[] {
  const [root] = languagesIn(rules)
  return rules.filter(({source}) => source !== `${root}*`).map((rule) => kindOf(rule, root))
}

/** An answer's headers by the kind of its address, with that which says what the answer depends on. */
function headersOf(
  rules: readonly HeaderRule[],
  {exact, start = languagesIn(rules)[0], end = ''}: Kind,
): Record<string, string> {
  const path = exact ?? `${start}x${end}`
  return {...headersFor(rules, path), ...(new RegExp(unnegotiated(rules)).test(path) ? {} : {Vary: 'Accept'})}
}

const lines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)

/** What redirects and errors have: the headers of the not-found page. */
export const commonLines = (rules: readonly HeaderRule[]): string[] => lines({...errorHeaders(rules), Vary: 'Accept'})

/** All headers of a kind, since a location with one line takes none of those around it. None where it has the same. */
export function linesOf(rules: readonly HeaderRule[], kind: Kind): string[] {
  const own = lines(headersOf(rules, kind))
  const around = kind.end === undefined ? commonLines(rules) : lines(headersOf(rules, {...kind, end: undefined}))
  return own.join('\n') === around.join('\n') ? [] : own
}
