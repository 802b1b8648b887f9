import {readFileSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../scripts/lib/root'
import type {Lab} from '../index'
import {matchJson, parseExpectedJson} from '../../src/markdown/proof/json'
import {parseRequest, parseResponse} from '../../src/markdown/proof/http'
import {matchText, patternOf, type Captures, type Match} from '../../src/markdown/proof/match'
import {differenceOf} from '../../src/markdown/proof/table'
import type {ConsoleStep, Expected, RequestStep, RunStep, Said, Step} from '../../src/markdown/proof/types'
import type {Problem} from '../../src/lib/problem'
import {findJava} from '../tools'
import {startHelper} from './helper'
import {createNames} from './names'
import {readProofPage, type ProofPage} from './pages'
import {description, seenOf, send, type Seen} from './request'
import {openShell, type ShellSession} from './shell'
import {SMTP_PASSWORD} from './smtp'
import {createVisitor, type Visitor} from './visitor'

/** The password of everybody in the realm of a proof. */
export const PROOF_PASSWORD = 'correct horse battery staple'

/** Of one block, in s: ends a command that hangs. */
const TIMEOUT = 600

const STATES = path.join(import.meta.dirname, 'states')

let count = 0

/** What a proof is done with. */
type Bench = {
  file: string
  realm: string
  bundle: string
  url: string
  names: ReturnType<typeof createNames>
  shell: ShellSession
  visitor: Visitor
  /** Values of the placeholders that were seen so far, with the server's names. */
  values: Map<string, string>
  beginBlock: () => void
}

/** Follows a page in a realm of its own. @returns everything that the server does otherwise, by file and line. */
export async function provePage(lab: Lab, page: ProofPage): Promise<Problem[]> {
  count += 1
  const realm = `proof-${count}-realm`
  const {admin} = lab.http
  const before = await realmNames(lab)
  await admin.must('POST', '/admin/realms', {json: {realm, enabled: true}})
  const visitor = createVisitor(lab, realm, {username: 'ops@acme.example', password: PROOF_PASSWORD})
  const helper = await startHelper(lab, realm, visitor)
  const javaHome = (await findJava()).home
  const shell = await openShell(
    (home) => ({
      PATH: [path.join(lab.server.home, 'bin'), process.env.PATH].join(path.delimiter),
      LANG: process.env.LANG,
      HOME: home,
      TMPDIR: home,
      JAVA_HOME: javaHome,
      PASSWORD: PROOF_PASSWORD,
      SMTP_PASSWORD,
      // There is no terminal on which the CLI could ask for it.
      KC_CLI_PASSWORD: PROOF_PASSWORD,
      // Java asks the system, not HOME, for the home. Commands that live for a second earn back neither the best
      // compiler nor a collector with threads, but an archive of the classes saves them a third of their time.
      KC_OPTS: `-Duser.home=${home} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:SharedArchiveFile=${lab.server.home}.jsa -XX:+AutoCreateSharedArchive -Xlog:disable -Xlog:all=off`,
      LAB_HOME: lab.server.home,
      LAB_URL: lab.url,
      LAB_REALM: realm,
      LAB_ROLES: page.roles.join(' '),
      LAB_HELPER: helper.url,
      LAB_ROOT: ROOT,
      LAB_STATES: STATES,
      WEBHOOK_URL: helper.webhookUrl,
    }),
    readFileSync(path.join(import.meta.dirname, 'prelude.sh'), 'utf8'),
  )
  try {
    const bench: Bench = {
      file: page.file,
      realm,
      bundle: lab.bundle,
      url: lab.url,
      names: createNames(lab.url, realm),
      shell,
      visitor,
      values: new Map(),
      beginBlock: helper.beginBlock,
    }
    const unreached = await reach(bench, page)
    if (unreached.length > 0) return unreached
    for (const file of page.after) {
      const problems = await followBefore(bench, file)
      if (problems.length > 0) return problems
    }
    const problems: Problem[] = []
    for (const step of page.steps()) {
      const {found, isOver} = await doStep(bench, step)
      problems.push(...found)
      if (isOver) break
    }
    lab.server.requireAlive()
    return problems
  } finally {
    await shell.stop()
    await visitor.stop()
    await helper.stop()
    const isOfPage = (name: string) => name === realm || (name.startsWith('acme-') && !before.includes(name))
    for (const name of (await realmNames(lab)).filter(isOfPage)) await admin.delete(`/admin/realms/${name}`)
  }
}

async function realmNames({http}: Lab): Promise<string[]> {
  const {json} = await http.admin.must('GET', '/admin/realms?briefRepresentation=true')
  return Array.isArray(json)
    ? json.flatMap((each: unknown) =>
        typeof each === 'object' && each !== null && 'realm' in each && typeof each.realm === 'string'
          ? [each.realm]
          : [],
      )
    : []
}

/** Makes the states that a page needs. */
async function reach({shell}: Bench, {file, needs}: ProofPage): Promise<Problem[]> {
  const {code, output} = await shell.run(`need ${needs.join(' ')}`, TIMEOUT)
  if (code === 0) return []
  return [
    {
      file,
      line: 1,
      what: `A state of "needs" could not be reached: ${output}`,
      fix: 'Look into lab/proof/states.',
    },
  ]
}

/** Does what a reader has done on a page before, without a look at what it says. */
async function followBefore(bench: Bench, file: string): Promise<Problem[]> {
  const page = readProofPage(file)
  if (!page)
    return [{file: bench.file, line: 1, what: `"after" names ${file}, which has no proof.`, fix: 'Give it one.'}]
  const unreached = await reach(bench, page)
  if (unreached.length > 0) return unreached
  for (const step of page.steps()) {
    if (step.kind === 'console') continue
    const bare: Step =
      step.kind === 'file'
        ? step
        : {...step, says: [], expected: undefined, ...(step.kind === 'run' ? {rows: [], isSilent: false} : {})}
    const {found} = await doStep({...bench, file}, bare)
    if (found.length > 0) return found
  }
  return []
}

type Outcome = {found: Problem[]; isOver?: boolean}

async function doStep(bench: Bench, step: Step): Promise<Outcome> {
  if (step.only !== undefined && step.only !== bench.bundle) return {found: []}
  bench.beginBlock()
  if (step.kind === 'file') {
    await bench.shell.writeFile(step.path, `${bench.names.real(step.text)}\n`)
    return {found: []}
  }
  if (step.kind === 'console') return {found: await visitLabels(bench, step)}
  return step.kind === 'run' ? run(bench, step) : {found: await request(bench, step)}
}

async function visitLabels(bench: Bench, {line: from, labels, isTable}: ConsoleStep): Promise<Problem[]> {
  const {file, visitor, shell} = bench
  const {code, output} = await shell.run('need administrator', TIMEOUT)
  if (code !== 0) return [{file, line: from, what: `There is no administrator for the console: ${output}`, fix: FIX}]
  for (const {text, line, isTab} of labels) {
    try {
      await visitor.label(text, {opens: !isTable, isTab})
    } catch (error) {
      return [
        {
          file,
          line,
          what: error instanceof Error ? error.message : String(error),
          fix: 'Use the label that the admin console has.',
        },
      ]
    }
  }
  return []
}

async function run(bench: Bench, step: RunStep): Promise<Outcome> {
  const {file, shell, names} = bench
  const seconds = step.timeout ?? TIMEOUT
  const {code, output: raw} = await shell.run(names.real(filled(bench, step.code)), seconds)
  const output = names.shown(raw)
  const at = (line: number, what: string, expected: string, seen = output): Problem => ({
    file,
    line,
    ...told(what, expected, seen),
  })
  if (code === undefined)
    return {
      found: [at(step.line, `The block took longer than ${seconds} s, or ended the shell.`, `an end`)],
      isOver: true,
    }
  const found: Problem[] = []
  if (code !== step.exit) found.push(at(step.line, `The block ended with the code ${code}.`, `the code ${step.exit}`))
  if (step.isSilent && output.trim() !== '') found.push(at(step.line, 'The block is not silent.', 'no output'))
  if (step.expected) {
    const wanted = step.expected
    found.push(...(await compare(bench, wanted, wanted.language === 'http' ? seenOf(raw) : raw)))
  }
  found.push(...notSaid(bench, step.says, output))
  if (step.rows.length > 0) {
    const settings = parsed(output)
    if (settings === undefined) found.push(at(step.line, 'The block prints no JSON object for its table.', 'JSON'))
    else
      for (const row of step.rows) {
        const difference = differenceOf(row, settings)
        if (difference !== undefined)
          found.push({file, line: row.line, what: `The table is wrong about ${difference}.`, fix: FIX})
      }
  }
  return {found}
}

async function request(bench: Bench, step: RequestStep): Promise<Problem[]> {
  const {file, names, shell} = bench
  const text = names.real(filled(bench, step.text))
  for (const [, name = ''] of text.matchAll(/<([a-z][a-z0-9-]*)>/g)) {
    const known = await shell.get(variableOf(name))
    const value = known === '' && name === 'token' ? (await shell.run('token', 30)).output.trim() : known
    if (value === '')
      return [
        {
          file,
          line: step.line,
          what: `Nothing says what <${name}> stands for.`,
          allowed: `a placeholder that an answer before had, or a variable $${variableOf(name)} of the shell`,
          fix: 'Name it as it is named where it comes from.',
        },
      ]
    bench.values.set(name, value)
  }
  const wanted = parseRequest(names.real(filled(bench, step.text)))
  if ('what' in wanted) return [{file, line: step.line, ...wanted}]
  const seen = await send(bench.url, wanted)
  const problems = (await description())(bench.realm, wanted, seen).map((what): Problem => ({
    file,
    line: step.line,
    what: names.shown(what),
    fix: 'Correct the page, or the description in openapi/.',
  }))
  const shown = names.shown(`${seen.status}\n${seen.body}`)
  if (step.expected) problems.push(...(await compare(bench, step.expected, seen)))
  else if (seen.status >= 400)
    problems.push({file, line: step.line, ...told('The request is refused.', 'an answer below 400', shown)})
  return [...problems, ...notSaid(bench, step.says, shown)]
}

/** Compares what was seen with what the page shows, and keeps the values of its placeholders. */
async function compare(bench: Bench, expected: Expected, seen: string | Seen | undefined): Promise<Problem[]> {
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
  const {line, language, text} = expected
  if (language === 'http') {
    const wanted = parseResponse(text)
    if ('what' in wanted) return wanted
    if (seen === undefined || typeof seen === 'string') return {what: 'There is no answer with status and headers.'}
    if (wanted.status !== seen.status) return {what: `The status is ${seen.status}.`, line: line + 1}
    const captures = new Map<string, string>()
    for (const [index, [name, value]] of wanted.headers.entries()) {
      const match = matchText(value, shown(seen.headers.get(name) ?? ''))
      if ('what' in match)
        return {what: `The header ${name} is "${shown(seen.headers.get(name) ?? '')}".`, line: line + 2 + index}
      for (const each of match.captures) captures.set(...each)
    }
    if (wanted.json === undefined) return placed(matchText(wanted.body, shown(seen.body)), expected, captures)
    return placed(matchSeenJson(wanted.json, shown(seen.body)), expected, captures)
  }
  const output = shown(typeof seen === 'string' ? seen : '')
  if (language !== 'json') return placed(matchText(text, output), expected)
  const json = parseExpectedJson(text)
  return 'what' in json ? json : placed(matchSeenJson(json.value, output), expected)
}

function matchSeenJson(expected: unknown, output: string): Match {
  const seen = parsed(output)
  return seen === undefined ? {what: 'The output is no JSON'} : matchJson(expected, seen)
}

/** A difference with the line where the page says otherwise. */
function placed(match: Match, {line, text}: Expected, before: Captures = new Map()): Difference {
  if ('captures' in match) return {captures: new Map([...before, ...match.captures])}
  if (match.line !== undefined) return {what: 'The output is another.', line: line + 1 + match.line}
  const key = /^(?:\S+\.)?([^.\s[\]:]+)(?:\[\d+\])*:/.exec(match.what)?.[1]
  const index = key === undefined ? -1 : text.split('\n').findIndex((each) => each.includes(`"${key}"`))
  return {what: `${match.what}.`, line: line + 1 + index}
}

function notSaid({file}: Bench, says: readonly Said[], output: string): Problem[] {
  return says
    .filter(({text}) => !patternOf(text).expression.test(output))
    .map(({text, line}) => ({file, line, ...told(`The server does not say "${text}".`, text, output)}))
}

const FIX = 'Correct the page, or find out why the server does otherwise.'

function told(what: string, expected: string, seen: string): Pick<Problem, 'what' | 'fix'> {
  return {what: `${what}\n  Expected: ${block(expected)}\n  Seen:     ${block(seen)}`, fix: FIX}
}

/** What has several lines stands below, indented. */
function block(text: string): string {
  const shown = text.trim().length > 2000 ? `${text.trim().slice(0, 2000)} … (cut)` : text.trim()
  if (shown === '') return '(nothing)'
  return shown.includes('\n') ? `\n${shown.replaceAll(/^/gm, '    ')}` : shown
}

/** Puts the values of placeholders that were seen before into a text. */
function filled({values}: Bench, text: string): string {
  return text.replaceAll(/<([a-z][a-z0-9-]*)>/g, (whole, name: string) => values.get(name) ?? whole)
}

function variableOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_')
}

function answerText({status, headers, body}: Seen): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
