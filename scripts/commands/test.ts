import {SiteError} from '../../src/lib/problem'
import {suites} from '../lib/suites'
import {formatTally, sumTallies, type Tally} from '../lib/tally'

function isSuite(name: string): name is keyof typeof suites {
  return Object.hasOwn(suites, name)
}

/** Runs every check, or those that are named (`npm test -- unit e2e`), and adds up what the runners counted. */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : Object.keys(suites)
  const tallies: [string, Tally][] = []
  for (const name of names) {
    if (!isSuite(name)) {
      throw new SiteError({
        what: `There is no suite "${name}".`,
        allowed: Object.keys(suites).join(', '),
        fix: 'For example: npm test -- unit content',
      })
    }
    console.log(`\n── ${name} ──`)
    const started = performance.now()
    const tally = await suites[name]()
    tallies.push([name, tally])
    console.log(`${name}: ${formatTally(tally)} in ${Math.round((performance.now() - started) / 1000)} s`)
  }
  const total = sumTallies(tallies.map(([, tally]) => tally))
  const failing = tallies.filter(([, tally]) => tally.failed > 0).map(([name]) => name)
  console.log(failing.length > 0 ? `\nFailed: ${failing.join(', ')}\n` : '\nAll suites passed.\n')
  console.log(formatTally(total))
  return total.failed > 0 ? 1 : 0
}
