import {patternOf, type Match} from './match'
import {isObject} from '../../lib/isObject'

/** JSON in which values may be left open. */
export type ExpectedJson = {value: unknown} | {what: string; fix: string}

/**
 * Reads JSON in which `…` and `<name>` may stand where a value, a member or an element could: outside of quotes too, so
 * that a number that differs is shown without quotes, as it is.
 */
export function parseExpectedJson(text: string): ExpectedJson {
  const nesting: string[] = []
  let source = ''
  // Strings, marks, openings and closings; everything else is passed on as it is.
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|…|<[a-z][a-z0-9-]*>|[[\]{}]|[^"…<[\]{}]+|[\s\S]/g)) {
    const [token] = match
    if (token === '{' || token === '[') nesting.push(token)
    if (token === '}' || token === ']') nesting.pop()
    const isMark = token === '…' || /^<[a-z]/.test(token)
    const isKey = /^\s*:/.test(text.slice(match.index + token.length))
    const isMember = isMark && !isKey && nesting.at(-1) === '{' && /[{,]\s*$/.test(source)
    source += isMember ? '"…": "…"' : isMark ? JSON.stringify(token) : token
  }
  try {
    const value: unknown = JSON.parse(source)
    return {value}
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {what: `The JSON can't be read: ${why}.`, fix: 'Correct it.'}
  }
}

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Compares JSON with what is expected of it. `"…"` as a member or an element stands for any further ones. */
export function matchJson(expected: unknown, seen: unknown, path = ''): Match {
  const at = path === '' ? 'the value' : path
  if (typeof expected === 'string' && /…|<[a-z]/.test(expected)) return matchOpen(expected, seen, at)
  if (Array.isArray(expected)) {
    if (!Array.isArray(seen)) return {what: `${at}: expected a list, seen ${show(seen)}`}
    return matchList(expected, seen, path)
  }
  if (isObject(expected)) {
    if (!isObject(seen)) return {what: `${at}: expected an object, seen ${show(seen)}`}
    return matchObject(expected, seen, path)
  }
  return Object.is(expected, seen)
    ? {captures: new Map()}
    : {what: `${at}: expected ${show(expected)}, seen ${show(seen)}`}
}

function matchOpen(expected: string, seen: unknown, at: string): Match {
  if (expected === '…') return {captures: new Map()}
  const text = typeof seen === 'string' ? seen : show(seen)
  const alone = /^<([a-z][a-z0-9-]*)>$/.exec(expected)?.[1]
  if (alone !== undefined && seen !== undefined) return {captures: new Map([[alone, text]])}
  const {expression, names} = patternOf(expected, {isWhole: true})
  const found = expression.exec(text)
  if (!found || seen === undefined) return {what: `${at}: expected ${show(expected)}, seen ${show(seen)}`}
  return {captures: new Map(names.map((name, index) => [name, found[index + 1] ?? '']))}
}

function matchObject(expected: Record<string, unknown>, seen: Record<string, unknown>, path: string): Match {
  const isOpen = '…' in expected
  const wanted = Object.entries(expected).filter(([key]) => key !== '…')
  // A page's command may print a placeholder itself.
  const isNamed = (key: string): boolean => isOpenKey(key) && !(key in seen)
  const literal = wanted.filter(([key]) => !isNamed(key))
  const further = new Map(Object.entries(seen).filter(([key]) => !(key in expected)))
  const inside = (key: string): string => (path === '' ? key : `${path}.${key}`)
  const named = wanted
    .filter(([key]) => isNamed(key))
    .map(
      ([key, value]) =>
        () =>
          matchMember({key, value}, further, inside(key)),
    )
  const result = all([
    ...literal.map(
      ([key, value]) =>
        () =>
          matchJson(value, seen[key], inside(key)),
    ),
    ...named,
  ])
  if ('what' in result || isOpen || further.size === 0) return result
  return {
    what: `${path === '' ? 'the object' : path} has further members, ${[...further.keys()].join(', ')}; … would stand for them`,
  }
}

/** A key that differs from run to run, such as the id of an organization. */
const isOpenKey = (key: string): boolean => key !== '…' && /…|<[a-z]/.test(key)

/** Takes from the members that are left the first whose key and value fit. */
function matchMember({key, value}: {key: string; value: unknown}, left: Map<string, unknown>, at: string): Match {
  let nearest: Match = {what: `${at}: no member has such a key, seen ${[...left.keys()].join(', ') || 'no other'}`}
  for (const [name, seen] of left) {
    const byName = matchOpen(key, name, at)
    if ('what' in byName) continue
    const match = all([() => byName, () => matchJson(value, seen, at)])
    if (!('what' in match)) {
      left.delete(name)
      return match
    }
    nearest = match
  }
  return nearest
}

function matchList(expected: readonly unknown[], seen: readonly unknown[], path: string): Match {
  const open = expected.indexOf('…')
  const name = (index: number) => `${path}[${index}]`
  const pairs = (wanted: readonly unknown[], from: number) =>
    wanted.map((value, index) => () => matchJson(value, seen[from + index], name(from + index)))
  if (open === -1) {
    if (expected.length !== seen.length)
      return {
        what: `${path === '' ? 'the list' : path} has ${seen.length} elements, expected ${expected.length}: ${show(seen)}`,
      }
    return all(pairs(expected, 0))
  }
  if (open === 0 && expected.length > 2 && expected.at(-1) === '…')
    return matchWithin(expected.slice(1, -1), seen, path)
  const end = expected.slice(open + 1)
  if (seen.length < expected.length - 1)
    return {
      what: `${path === '' ? 'the list' : path} has ${seen.length} elements, expected ${expected.length - 1} or more`,
    }
  return all([...pairs(expected.slice(0, open), 0), ...pairs(end, seen.length - end.length)])
}

/** Compares elements between two `…`: they stand somewhere in the list, one after the other. */
function matchWithin(wanted: readonly unknown[], seen: readonly unknown[], path: string): Match {
  for (let from = 0; from + wanted.length <= seen.length; from += 1) {
    const match = all(
      wanted.map((value, index) => () => matchJson(value, seen[from + index], `${path}[${from + index}]`)),
    )
    if ('captures' in match) return match
  }
  return {what: `${path === '' ? 'the list' : path} doesn't contain ${wanted.map(show).join(', ')}, seen ${show(seen)}`}
}

function all(matches: readonly (() => Match)[]): Match {
  const captures = new Map<string, string>()
  for (const match of matches) {
    const result = match()
    if ('what' in result) return result
    for (const [name, value] of result.captures) {
      const before = captures.get(name)
      if (before !== undefined && before !== value)
        return {what: `<${name}> is ${before} in one place and ${value} in another`}
      captures.set(name, value)
    }
  }
  return {captures}
}
