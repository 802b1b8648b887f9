import {verdictOf} from '../lib/auditVerdict'
import {exec} from '../lib/exec'

/** Asks the registry for advisories about the installed versions; says so by name where it can't be asked. */
export async function main(): Promise<number> {
  const {output} = await exec('npm', ['audit', '--json'])
  const {text, isFailure} = verdictOf(output)
  console.log(text)
  return isFailure ? 1 : 0
}
