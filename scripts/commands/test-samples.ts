import path from 'node:path'
import {sampleApps} from '../../src/data/sampleApps'
import {SiteError} from '../../src/lib/problem'
import {execNode} from '../lib/exec'
import {ROOT} from '../lib/root'

/** Proves sample applications in a browser, all or those that are named, and writes down what was proven. */
export async function main(args: readonly string[]): Promise<number> {
  const known = sampleApps.map(({name}) => name)
  const unknown = args.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new SiteError({
      what: `There is no sample "${unknown}".`,
      allowed: known.join(', '),
      fix: 'For example: npm run test:samples -- react',
    })
  const {code} = await execNode(path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ['run', '--project', 'samples'], {
    env: {SAMPLES: args.length > 0 ? args.join() : 'all'},
    onOutput: (text) => process.stdout.write(text),
  })
  return code
}
