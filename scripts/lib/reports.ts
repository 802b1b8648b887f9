import path from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import * as z from 'zod'
import {ROOT} from './root'
import {slowestOf, type Tally} from './tally'

/** What a runner's report says: its counts, and its failed checks by name with what they met. */
export type ReadReport = (json: unknown) => Tally

/** A failed check with all that was expected and seen. Stacks stand above, where the runner wrote. */
function failure(name: string, messages: readonly string[]): string {
  // A second try mostly meets the same.
  const lines = stripVTControlCharacters([...new Set(messages)].join('\n'))
    .trim()
    .split('\n')
  return [name, ...lines.filter((line) => !/^\s+at /.test(line)).map((line) => `    ${line}`)].join('\n')
}

/** Runners name files by where they are on this machine, or in the folder of the tests. */
const relative = (file: string): string => (path.isAbsolute(file) ? path.relative(ROOT, file) : file)

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads what vitest's reporter `json` wrote. */
export const readVitest: ReadReport = (json) => {
  const {numPassedTests, numFailedTests, numPendingTests, testResults} = vitestReport.parse(json)
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded fails without a failed test.
    if (failed.length === 0 && status === 'failed') return [failure(relative(name), [message ?? ''])]
    return failed.map(({fullName, failureMessages}) =>
      failure(`${relative(name)} › ${fullName}`, failureMessages ?? []),
    )
  })
  const slowest = slowestOf(
    testResults.flatMap(({name, assertionResults}) =>
      assertionResults.map(({fullName, duration}) => ({
        name: `${relative(name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  )
  return {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures, slowest}
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({duration: z.number(), errors: z.array(z.object({message: z.string().optional()}))})),
    }),
  ),
})

type PlaywrightSuite = {specs: z.infer<typeof playwrightSpec>[]; suites?: PlaywrightSuite[] | undefined}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec),
  suites: z.array(z.lazy(() => playwrightSuite)).optional(),
})

const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({message: z.string().optional()})),
})

const specsOf = ({specs, suites = []}: PlaywrightSuite): z.infer<typeof playwrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * Reads what Playwright's reporter `json` wrote. A test that passed at its second try has passed, and is named with what
 * the first try met: on a machine that does other things too it may be the machine's fault, and it may be a race.
 */
export const readPlaywright: ReadReport = (json) => {
  const {stats, suites, errors} = playwrightReport.parse(json)
  const specs = suites.flatMap(specsOf)
  const failures = specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({status, results}) =>
        failure(
          `tests/${file}:${line} › ${title}${status === 'flaky' ? ' (passed on the second attempt)' : ''}`,
          results.flatMap((result) => result.errors.map(({message = ''}) => message)),
        ),
      ),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({message = ''}) => failure('Playwright', [message])), ...failures],
    slowest: slowestOf(
      specs.flatMap(({title, file, line, tests}) =>
        tests.map(({results}) => ({
          name: `tests/${file}:${line} › ${title}`,
          seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
        })),
      ),
    ),
  }
}
