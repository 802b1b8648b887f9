import {parseRequest} from '../../src/markdown/proof/http'
import {differenceOf} from '../../src/markdown/proof/table'
import type {ConsoleStep, ProcedureStep, RequestStep, RunStep, Step} from '../../src/markdown/proof/types'
import {isForServer} from '../../src/markdown/proof/versions'
import type {Problem} from '../../src/lib/problem'
import {parseJson} from '../consumers/json'
import {TIMEOUT, type Bench} from './bench'
import {compare, FIX, told, unsaid} from './compare'
import {description, seenOf, send} from './request'
import {fill, variableOf} from './values'

/** What a step found. `isOver` where no further step can be done. */
export type Outcome = {found: readonly Problem[]; isOver?: boolean}

/** Does a step of a page, and compares what the server does with what the page says. */
export async function doStep(bench: Bench, step: Step): Promise<Outcome> {
  if (step.only !== undefined && !isForServer(step.only, bench.host)) return {found: []}
  bench.beginBlock()
  switch (step.kind) {
    case 'file':
      await bench.shell.writeFile(step.path, `${bench.names.real(step.text)}\n`)
      return {found: []}
    case 'console':
      return {found: await visitLabels(bench, step)}
    case 'run':
      return run(bench, step)
    case 'request':
      return {found: await request(bench, step)}
    case 'procedure':
      return {found: await offer(bench, step)}
  }
}

async function visitLabels(bench: Bench, {line: from, labels, isTable}: ConsoleStep): Promise<readonly Problem[]> {
  const {file, visitor, shell} = bench
  const {code, output} = await shell.run('need administrator', TIMEOUT)
  if (code !== 0) return [{file, line: from, what: `The console has no administrator: ${output}`, fix: FIX}]
  for (const {text, line, isTab} of labels) {
    try {
      await visitor.label(text, {opens: !isTable, isTab})
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      return [{file, line, what, fix: 'Use the label that the admin console shows.'}]
    }
  }
  return []
}

/** Proves the procedure that a page offers, in another realm. */
async function offer({file, host}: Bench, {name, line}: ProcedureStep): Promise<readonly Problem[]> {
  try {
    await host.proveProcedure?.(name)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const what = `The server does something else than the procedure "${name}" says: ${message}`
    return [{file, line, what, fix: 'Correct its declaration in src/procedures/declarations.'}]
  }
}

async function run(bench: Bench, step: RunStep): Promise<Outcome> {
  const {file, shell, names} = bench
  const seconds = step.timeout ?? TIMEOUT
  const {code, output: raw} = await shell.run(names.real(fill(bench.values, step.code)), seconds)
  const output = names.shown(raw)
  const wrong = (what: string, expected: string): Problem => ({
    file,
    line: step.line,
    ...told(what, expected, output),
  })
  if (code === undefined)
    return {found: [wrong(`The block took longer than ${seconds} s or ended the shell.`, 'an end')], isOver: true}
  const {expected} = step
  return {
    found: [
      ...(code === step.exit ? [] : [wrong(`The block ended with the code ${code}.`, `the code ${step.exit}`)]),
      ...(step.isSilent && output.trim() !== '' ? [wrong('The block has output.', 'no output')] : []),
      ...(expected ? await compare(bench, expected, expected.language === 'http' ? seenOf(raw) : raw) : []),
      ...unsaid(bench.file, step.says, output),
      ...(step.rows.length > 0 ? tableProblems(step, output, file, wrong) : []),
    ],
  }
}

/** Compares the settings that a block printed with the table below it. */
function tableProblems(
  {rows}: RunStep,
  output: string,
  file: string,
  wrong: (what: string, expected: string) => Problem,
): readonly Problem[] {
  const settings = parseJson(output)
  if (settings === undefined) return [wrong("The block doesn't print a JSON object for its table.", 'JSON')]
  return rows.flatMap((row): Problem[] => {
    const difference = differenceOf(row, settings)
    return difference === undefined
      ? []
      : [{file, line: row.line, what: `The table differs from the response: ${difference}.`, fix: FIX}]
  })
}

async function request(bench: Bench, step: RequestStep): Promise<readonly Problem[]> {
  const {file, names, host, realm} = bench
  const {line} = step
  const text = names.real(fill(bench.values, step.text))
  for (const [, name = ''] of text.matchAll(/<([a-z][a-z0-9-]*)>/g)) {
    const value = await valueOf(bench, name)
    if (value === '') return [unknownPlaceholder(file, line, name)]
    bench.values.set(name, value)
  }
  const wanted = parseRequest(names.real(fill(bench.values, step.text)))
  if ('what' in wanted) return [{file, line, ...wanted}]
  const asked = step.isCheck ? {...wanted, headers: [...wanted.headers, await administrator(bench)]} : wanted
  const seen = await send(host.http.anonymous, asked)
  const describes = await description()
  const shown = names.shown(`${seen.status}\n${seen.body}`)
  return [
    ...describes(realm, wanted, seen).map((what): Problem => ({
      ...{file, line, what: names.shown(what)},
      fix: 'Correct the page, or the description in openapi/.',
    })),
    ...(step.expected ? await compare(bench, step.expected, seen) : []),
    ...(!step.expected && seen.status >= 400
      ? [{file, line, ...told('The server refused the request.', 'a status below 400', shown)}]
      : []),
    ...unsaid(file, step.says, shown),
  ]
}

/** The header of the administrator, whatever token a page holds at that point. */
async function administrator({shell}: Bench): Promise<readonly [string, string]> {
  return ['Authorization', `Bearer ${(await shell.run('token', 30)).output.trim()}`]
}

/** The value of a placeholder in a request: a variable of the shell, or a new token; empty where there is none. */
async function valueOf({shell}: Bench, name: string): Promise<string> {
  const known = await shell.get(variableOf(name))
  return known === '' && name === 'token' ? (await shell.run('token', 30)).output.trim() : known
}

function unknownPlaceholder(file: string, line: number, name: string): Problem {
  return {
    file,
    line,
    what: `The placeholder <${name}> has no value.`,
    allowed: `a placeholder from an earlier response, or a shell variable $${variableOf(name)}`,
    fix: 'Use the same name as in the response that it comes from.',
  }
}
