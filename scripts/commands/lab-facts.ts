import path from 'node:path'
import {hasProgram, SHELL_PROGRAMS} from '../../lab/tools'
import {SiteError} from '../../src/lib/problem'
import {execNode} from '../lib/exec'
import {ROOT} from '../lib/root'

/**
 * Runs the checks of the lab whose proof is missing or of something that has changed since, all with `--every-page`, and
 * writes down what is proven.
 */
export async function main(args: readonly string[]): Promise<number> {
  const lacking = SHELL_PROGRAMS.filter((program) => !hasProgram(program))
  if (lacking.length > 0)
    throw new SiteError({
      what: `The commands of the pages need ${lacking.join(' and ')} on the PATH.`,
      fix: 'Install what is missing, and run the same command again.',
    })
  const {code} = await execNode(path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ['run', '--project', 'lab'], {
    env: {LAB_FACTS: 'write', ...(args.includes('--every-page') ? {SITE_EVERY_PAGE: 'true'} : {})},
    onOutput: (text) => process.stdout.write(text),
  })
  if (code === 0) console.log('Wrote lab/FACTS.md, src/data/verifiedPages.json and tests/lab/proven.json.')
  return code
}
