import {SiteError} from '../../src/lib/problem'
import {findQuickBrowser} from '../../scripts/lib/browser'
import type {TestReference} from '../conformance/types'
import {needsBuild, runTests, type Outcome, type TestResult} from './runTest'
import {buildScratch, makeScratch, removeScratch, withMutation} from './scratch'
import type {Mutation} from './types'

/** A mutation is caught when its test, which passes without it, fails with it. */
const verdicts: Readonly<Record<Outcome | 'not built', string>> = {
  failed: 'caught',
  passed: 'escaped',
  'not run': 'escaped (the test did not run)',
  'not built': 'escaped (the site could not be built)',
}

/** Tries every mutation on a copy of the site, one at a time. @returns how many escaped. */
export async function runMutations(mutations: readonly Mutation[]): Promise<number> {
  const browser = await findQuickBrowser()
  const scratch = await makeScratch()
  try {
    await requirePassing(
      scratch,
      mutations.map(({caughtBy}) => caughtBy),
      browser,
    )
    let escaped = 0
    for (const [index, mutation] of mutations.entries()) {
      const started = performance.now()
      const {outcome, message = ''} = await withMutation(scratch, mutation, () => attempt(scratch, mutation, browser))
      if (outcome !== 'failed') escaped += 1
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${index + 1}/${mutations.length} ${verdicts[outcome]}: ${mutation.breaks} (${seconds} s)`)
      console.log(`    ${mutation.file}: ${mutation.caughtBy.file} › ${mutation.caughtBy.title}`)
      if (message) console.log(message.replaceAll(/^/gm, '      '))
    }
    console.log(`\n${mutations.length} mutations: ${mutations.length - escaped} caught, ${escaped} escaped.`)
    return escaped
  } finally {
    await removeScratch(scratch)
  }
}

type Attempt = TestResult | {outcome: 'not built'; message?: undefined}

async function attempt(scratch: string, {caughtBy}: Mutation, browser: string): Promise<Attempt> {
  if (needsBuild(scratch, caughtBy.file) && !(await buildScratch(scratch))) return {outcome: 'not built'}
  return runTests(scratch, {file: caughtBy.file, titles: [caughtBy.title]}, browser)
}

/** A test that fails anyway catches nothing. */
async function requirePassing(scratch: string, references: readonly TestReference[], browser: string): Promise<void> {
  const files = [...new Set(references.map(({file}) => file))]
  if (files.some((file) => needsBuild(scratch, file)) && !(await buildScratch(scratch))) {
    throw new SiteError({what: 'Without any mutation, the site can not be built.', fix: 'See "npm run build".'})
  }
  for (const file of files) {
    const titles = [...new Set(references.filter((reference) => reference.file === file).map(({title}) => title))]
    const {outcome, message = ''} = await runTests(scratch, {file, titles}, browser)
    console.log(`Without a mutation: ${outcome}, ${titles.length} tests of ${file}`)
    if (outcome === 'passed') continue
    throw new SiteError({
      file,
      what: 'Without any mutation, one of its tests does not pass: it would catch nothing.',
      fix: `Make it pass first. ${message}`,
    })
  }
}
