import type {Step} from '../../src/markdown/proof/types'
import {SiteError, type Problem} from '../../src/lib/problem'
import {verifyChecks} from '../operator/verify'
import {TIMEOUT, withBench, type Bench} from './bench'
import {whyUnprovable, type ProofHost, type Unprovable} from './host'
import {readProofPage, type ProofPage} from './pages'
import {doStep} from './steps'

/** What came of following a page. */
export type ProofResult = {
  /** Everything that the server does otherwise, by file and line. */
  problems: readonly Problem[]
  /** What couldn't be done on this server. Where there is anything, the page is neither proven nor disproved. */
  unprovable: readonly Unprovable[]
}

/** Follows a page in a new realm. */
export function provePage(host: ProofHost, page: ProofPage): Promise<ProofResult> {
  return withBench(host, page, async (bench) => {
    const problems = await follow(bench, page)
    host.server.requireAlive()
    return {problems, unprovable: [...bench.unprovable]}
  })
}

async function follow(bench: Bench, page: ProofPage): Promise<readonly Problem[]> {
  const unreached = await prepare(bench, page)
  if (unreached.length > 0) return unreached
  const problems = await findVainChecks(bench, page)
  for (const step of page.steps()) {
    if (!canDo(bench, step)) continue
    const {found, isOver} = await doStep(bench, step)
    problems.push(...found)
    if (isOver) break
  }
  return problems
}

/** Finds checks that all hold before the reader does anything: they couldn't show that the page was followed. */
async function findVainChecks({host, realm}: Bench, page: ProofPage): Promise<Problem[]> {
  const names = {url: host.url, realm, renamed: new Map<string, string>()}
  const results = await verifyChecks({...names, caller: host.http.admin, server: host}, page.checks())
  const [first] = results.filter((result) => !('skipped' in result))
  if (first === undefined || results.some((result) => 'difference' in result)) return []
  return [
    {
      file: page.file,
      line: first.check.line,
      what: 'The checks of the page hold before its first step.',
      allowed: 'checks of which at least one fails in a realm in which the page was not followed',
      fix: 'Compare what the steps change.',
    },
  ]
}

/** Whether a step can be done on this server. Notes the reason where it can't. */
function canDo({host, unprovable}: Bench, step: Step): boolean {
  const reason = step.kind === 'run' ? whyUnprovable(host, step.code) : undefined
  if (reason !== undefined) unprovable.add(reason)
  return reason === undefined
}

/** Follows a page. @throws SiteError with everything that the server does otherwise; Error where it can't be proven there. */
export async function requireProof(host: ProofHost, page: ProofPage): Promise<void> {
  const {problems, unprovable} = await provePage(host, page)
  if (problems.length > 0) throw new SiteError(problems)
  if (unprovable.length > 0)
    throw new Error(`${page.file} can't be proven here, because it needs ${unprovable.join(' and ')}.`)
}

/** Does what the reader has done before: makes the states, and follows the pages before. */
async function prepare(bench: Bench, page: ProofPage): Promise<readonly Problem[]> {
  const unreached = await reach(bench, page)
  if (unreached.length > 0) return unreached
  for (const file of page.after) {
    const problems = await followBefore(bench, file)
    if (problems.length > 0) return problems
  }
  return []
}

/** Makes the states that a page needs. */
async function reach({shell}: Bench, {file, needs}: ProofPage): Promise<readonly Problem[]> {
  const {code, output} = await shell.run(`need ${needs.join(' ')}`, TIMEOUT)
  if (code === 0) return []
  return [
    {
      file,
      line: 1,
      what: `A state of "needs" couldn't be reached: ${output}`,
      fix: 'Look for the cause in lab/proof/states.',
    },
  ]
}

/** Does what a reader has done on a page before, without a look at what it says. */
async function followBefore(bench: Bench, file: string): Promise<readonly Problem[]> {
  const page = readProofPage(file)
  if (!page)
    return [
      {
        file: bench.file,
        line: 1,
        what: `"after" refers to ${file}, which has no proof.`,
        fix: 'Add a proof to that page, or remove it from "after".',
      },
    ]
  const unreached = await reach(bench, page)
  if (unreached.length > 0) return unreached
  for (const step of page.steps()) {
    if (step.kind === 'console' || step.kind === 'procedure' || !canDo(bench, step)) continue
    const {found} = await doStep({...bench, file}, withoutClaims(step))
    if (found.length > 0) return found
  }
  return []
}

/** A step that is done, and whose result is not compared with anything. */
function withoutClaims(step: Exclude<Step, {kind: 'console' | 'procedure'}>): Step {
  if (step.kind === 'file') return step
  if (step.kind === 'request') return {...step, says: [], expected: undefined}
  return {...step, says: [], expected: undefined, rows: [], isSilent: false}
}
