import {SiteError} from '../../src/lib/problem'
import {findBrowser} from '../lib/browser'
import {browserSuites, suites} from '../lib/suites'
import {formatTally, sumTallies, type Tally} from '../lib/tally'

type SuiteName = keyof typeof suites

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

/** Runs every check, or those that are named (`npm test -- unit e2e`), and adds up what the runners counted. */
export async function main(args: readonly string[]): Promise<number> {
  const {names, update} = readArgs(args)
  // Found now rather than after minutes of other checks.
  if (names.some((name) => browserSuites.includes(name))) console.log(`Browser: ${await findBrowser()}`)
  const tallies: [string, Tally][] = []
  for (const name of names) {
    console.log(`\n── ${name} ──`)
    const started = performance.now()
    const tally = await suites[name]({update})
    tallies.push([name, tally])
    console.log(`${name}: ${formatTally(tally)} in ${Math.round((performance.now() - started) / 1000)} s`)
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
