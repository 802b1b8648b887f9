import path from 'node:path'
import {ADOPTED_DIR, buildAdoptedSite} from '../lib/adoptedSite'
import {parseCommandLine} from '../lib/parseCommandLine'

/** Lets the fixture provider adopt a copy of the site, and builds it, for tests in the copy. */
export async function main(args: readonly string[]): Promise<number> {
  parseCommandLine({args, options: {}}, {allowed: 'npm run adopt:fixture', fix: 'Leave out the arguments.'})
  await buildAdoptedSite((text) => process.stdout.write(text))
  console.log(`The adopted copy is in ${path.relative(process.cwd(), ADOPTED_DIR)}. Run "npm test" there.`)
  return 0
}
