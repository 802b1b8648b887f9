import {lintProject} from '../lib/lint'

/** Prints what the compiler and ESLint find. A warning counts as a finding. */
export async function main(): Promise<number> {
  const found = await lintProject()
  console.log(found === '' ? 'The compiler and ESLint found nothing.' : found)
  return found === '' ? 0 : 1
}
