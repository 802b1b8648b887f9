import type {Step} from '../../src/markdown/proof/types'
import {SiteError, type Problem} from '../../src/lib/problem'
import type {Lab} from '../start'
import {TIMEOUT, withBench, type Bench} from './bench'
import {readProofPage, type ProofPage} from './pages'
import {doStep} from './steps'

/** Follows a page in a new realm. @returns everything that the server does otherwise, by file and line. */
export function provePage(lab: Lab, page: ProofPage): Promise<readonly Problem[]> {
  return withBench(lab, page, async (bench) => {
    const unreached = await prepare(bench, page)
    if (unreached.length > 0) return unreached
    const problems: Problem[] = []
    for (const step of page.steps()) {
      const {found, isOver} = await doStep(bench, step)
      problems.push(...found)
      if (isOver) break
    }
    lab.server.requireAlive()
    return problems
  })
}

/** Follows a page. @throws SiteError with everything that the server does otherwise. */
export async function requireProof(lab: Lab, page: ProofPage): Promise<void> {
  const problems = await provePage(lab, page)
  if (problems.length > 0) throw new SiteError(problems)
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
      what: `A state of "needs" could not be reached: ${output}`,
      fix: 'Look into lab/proof/states.',
    },
  ]
}

/** Does what a reader has done on a page before, without a look at what it says. */
async function followBefore(bench: Bench, file: string): Promise<readonly Problem[]> {
  const page = readProofPage(file)
  if (!page)
    return [{file: bench.file, line: 1, what: `"after" names ${file}, which has no proof.`, fix: 'Give it one.'}]
  const unreached = await reach(bench, page)
  if (unreached.length > 0) return unreached
  for (const step of page.steps()) {
    if (step.kind === 'console') continue
    const {found} = await doStep({...bench, file}, withoutClaims(step))
    if (found.length > 0) return found
  }
  return []
}

/** A step that is done, and whose result is not compared with anything. */
function withoutClaims(step: Exclude<Step, {kind: 'console'}>): Step {
  if (step.kind === 'file') return step
  if (step.kind === 'request') return {...step, says: [], expected: undefined}
  return {...step, says: [], expected: undefined, rows: [], isSilent: false}
}
