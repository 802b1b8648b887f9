import {SiteError} from '../../src/lib/problem'
import {findQuickBrowser} from '../lib/browser'
import {namedIn} from '../lib/namedIn'
import {runQueue} from '../lib/runQueue'
import {
  browserSuites,
  needsOf,
  nightly,
  onDemand,
  stages,
  suites,
  updatable,
  type Print,
  type Stage,
  type SuiteName,
} from '../lib/suites'
import {formatTally, formatTimes, sumTallies, type SuiteRun} from '../lib/tally'

function isSuite(name: string): name is SuiteName {
  return Object.hasOwn(suites, name)
}

function suiteNames(args: readonly string[], everyPage: boolean): SuiteName[] {
  const known = Object.keys(suites).filter(isSuite)
  if (args.length === 0)
    return known.filter((name) => !onDemand.includes(name) && (everyPage || !nightly.includes(name)))
  return namedIn(args, known, {noun: 'suite', example: 'npm test -- unit content'})
}

type Args = {
  names: SuiteName[]
  /** `--update`: for one suite with records, since with others it would hide what they find behind a change. */
  update: boolean
  /** `--every-page`: nothing is left out because it was proven before. */
  everyPage: boolean
}

function readArgs(args: readonly string[]): Args {
  const update = args.includes('--update')
  const everyPage = args.includes('--every-page')
  const names = suiteNames(
    args.filter((arg) => arg !== '--update' && arg !== '--every-page'),
    everyPage,
  )
  if (update && !updatable.some((name) => names.join() === name)) {
    throw new SiteError({
      what: '"--update" works with one suite that has records, but you named others.',
      allowed: updatable.map((name) => `npm test -- ${name} --update`).join(', '),
      fix: 'Run the other suites without it.',
    })
  }
  return {names, update, everyPage}
}

const printNow: Print = (text) => process.stdout.write(text)

/** Runs a suite, between a line with its name and one with what came of it. */
async function runSuite(name: SuiteName, update: boolean, print: Print): Promise<SuiteRun> {
  print(`\n── ${name} ──\n`)
  const started = performance.now()
  const tally = await suites[name]({update, print})
  const seconds = (performance.now() - started) / 1000
  print(`${name}: ${formatTally(tally)} in ${Math.round(seconds)} s\n`)
  return {name, tally, seconds}
}

/** Runs the suites of a stage, and prints what each had to say as it comes, or, where others run meanwhile, in one piece. */
async function runStage(names: readonly SuiteName[], {slots}: Stage, update: boolean): Promise<SuiteRun[]> {
  const isAlone = slots === 1 || names.length === 1
  const runs: SuiteRun[] = []
  const run = async (name: SuiteName): Promise<void> => {
    let kept = ''
    const print: Print = isAlone ? printNow : (text) => (kept += text)
    try {
      runs.push(await runSuite(name, update, print))
    } finally {
      printNow(kept)
    }
  }
  await runQueue(names, {slots, needs: needsOf, run})
  return runs
}

async function runStages({names, update}: Args): Promise<SuiteRun[]> {
  const runs: SuiteRun[] = []
  for (const stage of stages) {
    const wanted = stage.names.filter((name) => names.includes(name))
    runs.push(...(await runStage(wanted, stage, update)))
  }
  const order = Object.keys(suites)
  return runs.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

/** The end of a log is what is read first, and sometimes all of it that is kept. */
function report(runs: readonly SuiteRun[]): number {
  console.log(`\n${formatTimes(runs)}`)
  for (const {name, tally} of runs) for (const failure of tally.failures ?? []) console.log(`\n${name}: ${failure}`)
  const failing = runs.filter(({tally}) => tally.failed > 0).map(({name}) => name)
  console.log(failing.length > 0 ? `\nFailed: ${failing.join(', ')}\n` : '\nAll suites passed.\n')
  const total = sumTallies(runs.map(({tally}) => tally))
  console.log(formatTally(total))
  return total.failed > 0 ? 1 : 0
}

/** Runs every check, or those that are named (`npm test -- unit e2e`), and adds up what the runners counted. */
export async function main(args: readonly string[]): Promise<number> {
  const wanted = readArgs(args)
  // Read by the programs that the suites run, too.
  if (wanted.everyPage) process.env.SITE_EVERY_PAGE = 'true'
  // Found now rather than after minutes of other checks.
  if (wanted.names.some((name) => browserSuites.includes(name))) console.log(`Browser: ${await findQuickBrowser()}`)
  const runs = await runStages(wanted)
  return report(runs)
}
