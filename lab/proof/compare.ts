import {matchJson, parseExpectedJson} from '../../src/markdown/proof/json'
import {parseResponse} from '../../src/markdown/proof/http'
import {matchText, patternOf, type Captures, type Match} from '../../src/markdown/proof/match'
import type {Expected, Said} from '../../src/markdown/proof/types'
import type {Problem} from '../../src/lib/problem'
import {parseJson} from '../consumers/json'
import type {Bench} from './bench'
import type {Seen} from './request'
import {variableOf} from './values'

/** How to fix a page that says something else than the server does. */
export const FIX = 'Correct the page, or find out why the server behaves differently.'

/** Compares what was seen with what the page shows, and keeps the values of its placeholders. */
export async function compare(
  bench: Bench,
  expected: Expected,
  seen: string | Seen | undefined,
): Promise<readonly Problem[]> {
  const {names, shell, values, file} = bench
  const wanted = {...expected, text: names.shown(names.real(expected.text))}
  const {what, line, captures} = difference(wanted, seen, names.shown)
  for (const [name, value] of captures ?? []) {
    values.set(name, names.real(value))
    await shell.set(variableOf(name), names.real(value))
  }
  if (what === undefined) return []
  const text = typeof seen === 'string' ? seen : seen ? answerText(seen) : ''
  return [{file, line: line ?? expected.line, ...told(what, expected.text, names.shown(text))}]
}

type Difference = {what?: string; line?: number; captures?: Captures}

function difference(expected: Expected, seen: string | Seen | undefined, shown: (text: string) => string): Difference {
  if (expected.language === 'http') return httpDifference(expected, seen, shown)
  const output = shown(typeof seen === 'string' ? seen : '')
  if (expected.language !== 'json') return placed(matchText(expected.text, output), expected)
  const json = parseExpectedJson(expected.text)
  return 'what' in json ? json : placed(matchSeenJson(json.value, output), expected)
}

function httpDifference(
  expected: Expected,
  seen: string | Seen | undefined,
  shown: (text: string) => string,
): Difference {
  const {line, text} = expected
  const wanted = parseResponse(text)
  if ('what' in wanted) return wanted
  if (seen === undefined || typeof seen === 'string') return {what: 'There is no response with a status and headers.'}
  if (wanted.status !== seen.status) return {what: `The status is ${seen.status}.`, line: line + 1}
  const captures = new Map<string, string>()
  for (const [index, [name, value]] of wanted.headers.entries()) {
    const header = shown(seen.headers.get(name) ?? '')
    const match = matchText(value, header)
    if ('what' in match) return {what: `The header ${name} is "${header}".`, line: line + 2 + index}
    for (const each of match.captures) captures.set(...each)
  }
  const body = shown(seen.body)
  const match = wanted.json === undefined ? matchText(wanted.body, body) : matchSeenJson(wanted.json, body)
  return placed(match, expected, captures)
}

function matchSeenJson(expected: unknown, output: string): Match {
  const seen = parseJson(output)
  return seen === undefined ? {what: "The output isn't JSON"} : matchJson(expected, seen)
}

/** A difference with the line where the page says otherwise. */
function placed(match: Match, {line, text}: Expected, before: Captures = new Map()): Difference {
  if ('captures' in match) return {captures: new Map([...before, ...match.captures])}
  if (match.line !== undefined) return {what: 'The output is different.', line: line + 1 + match.line}
  const key = /^(?:\S+\.)?([^.\s[\]:]+)(?:\[\d+\])*:/.exec(match.what)?.[1]
  const index = key === undefined ? -1 : text.split('\n').findIndex((each) => each.includes(`"${key}"`))
  return {what: `${match.what}.`, line: line + 1 + index}
}

/** The statements of a page that an output does not confirm. */
export function unsaid(file: string, says: readonly Said[], output: string): readonly Problem[] {
  return says
    .filter(({text}) => !patternOf(text).expression.test(output))
    .map(({text, line}) => ({file, line, ...told(`The server doesn't show "${text}".`, text, output)}))
}

/** What was expected beside what was seen, as a problem. */
export function told(what: string, expected: string, seen: string): Pick<Problem, 'what' | 'fix'> {
  return {what: `${what}\n  Expected: ${block(expected)}\n  Seen:     ${block(seen)}`, fix: FIX}
}

/** What has several lines stands below, indented. */
function block(text: string): string {
  const shown = text.trim().length > 2000 ? `${text.trim().slice(0, 2000)} … (cut)` : text.trim()
  if (shown === '') return '(nothing)'
  return shown.includes('\n') ? `\n${shown.replaceAll(/^/gm, '    ')}` : shown
}

function answerText({status, headers, body}: Seen): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\n')
}
