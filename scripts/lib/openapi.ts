import {formatProblem} from '../../src/lib/problem'
import {lintDescription} from '../../src/reference/description/bundle.build'
import {ENTRY} from '../../src/reference/description/description.build'
import {tallyOf, type Tally} from './tally'

/** Checks the description by `openapi/redocly.yaml` and prints what is wrong. */
export async function checkDescription(siteDir: string): Promise<Tally> {
  const problems = await lintDescription(siteDir)
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`)
  if (problems.length === 0) console.log(`${ENTRY}: no problems.`)
  return tallyOf(problems.length)
}
