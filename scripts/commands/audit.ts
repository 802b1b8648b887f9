import {verdictOf} from '../lib/auditVerdict'
import {exec} from '../lib/exec'
import {parseCommandLine} from '../lib/parseCommandLine'

const HELP = {
  allowed: 'npm run audit -- --strict',
  fix: "Remove the option, or use --strict, which fails if the registry doesn't respond.",
} as const

/** Asks the registry for advisories about the installed versions; says so by name where it can't be asked. */
export async function main(args: readonly string[]): Promise<number> {
  const options = {strict: {type: 'boolean', default: false}} as const
  const {strict} = parseCommandLine({args, options}, HELP).values
  const {output} = await exec('npm', ['audit', '--json'])
  const {text, isFailure} = verdictOf(output, strict)
  console.log(text)
  return isFailure ? 1 : 0
}
