import {SiteError} from '../../src/lib/problem'
import {findBrowser} from '../lib/browser'
import {browserSuites, stages, suites, type Print, type SuiteName} from '../lib/suites'
import {formatTally, sumTallies, type Tally} from '../lib/tally'

function isSuite(name: string): name is SuiteName {
  return Object.hasOwn(suites, name)
}

function suiteNames(args: readonly string[]): SuiteName[] {
  const known = Object.keys(suites)
  return (args.length > 0 ? args : known).map((name) => {
    if (isSuite(name)) return name
    throw new SiteError({
      what: `There is no suite "${name}".`,
      allowed: known.join(', '),
      fix: 'For example: npm test -- unit content',
    })
  })
}

/** `--update` is for the pictures alone: with other suites it would hide what they find behind a change. */
function readArgs(args: readonly string[]): {names: SuiteName[]; update: boolean} {
  const update = args.includes('--update')
  const names = suiteNames(args.filter((arg) => arg !== '--update'))
  if (update && names.join() !== 'visual') {
    throw new SiteError({
      what: '"--update" was given for more than the suite "visual", the only one that has something to update.',
      allowed: 'npm test -- visual --update',
      fix: 'Run the other suites without it.',
    })
  }
  return {names, update}
}

const printNow: Print = (text) => process.stdout.write(text)

/** Runs a suite, between a line with its name and one with what came of it. */
async function runSuite(name: SuiteName, update: boolean, print: Print): Promise<Tally> {
  print(`\n── ${name} ──\n`)
  const started = performance.now()
  const tally = await suites[name]({update, print})
  print(`${name}: ${formatTally(tally)} in ${Math.round((performance.now() - started) / 1000)} s\n`)
  return tally
}

/** Runs suites one after the other, and prints what each had to say as it comes, or in one piece. */
async function runLane(names: readonly SuiteName[], update: boolean, isAlone: boolean): Promise<[SuiteName, Tally][]> {
  const tallies: [SuiteName, Tally][] = []
  for (const name of names) {
    let kept = ''
    const print: Print = isAlone ? printNow : (text) => (kept += text)
    try {
      tallies.push([name, await runSuite(name, update, print)])
    } finally {
      printNow(kept)
    }
  }
  return tallies
}

/** Runs every check, or those that are named (`npm test -- unit e2e`), and adds up what the runners counted. */
export async function main(args: readonly string[]): Promise<number> {
  const {names, update} = readArgs(args)
  // Found now rather than after minutes of other checks.
  if (names.some((name) => browserSuites.includes(name))) console.log(`Browser: ${await findBrowser()}`)
  const tallies: [SuiteName, Tally][] = []
  for (const stage of stages) {
    const lanes = stage.map((lane) => lane.filter((name) => names.includes(name))).filter((lane) => lane.length > 0)
    // A lane that breaks does not leave the programs of another behind.
    const results = await Promise.allSettled(lanes.map((lane) => runLane(lane, update, lanes.length === 1)))
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason
      tallies.push(...result.value)
    }
  }
  const total = sumTallies(tallies.map(([, tally]) => tally))
  const failing = tallies.filter(([, tally]) => tally.failed > 0).map(([name]) => name)
  // The end of a log is what is read first, and sometimes all of it that is kept.
  for (const [name, {failures = []}] of tallies) {
    for (const failure of failures) console.log(`\n${name}: ${failure}`)
  }
  console.log(failing.length > 0 ? `\nFailed: ${failing.join(', ')}\n` : '\nAll suites passed.\n')
  console.log(formatTally(total))
  return total.failed > 0 ? 1 : 0
}
