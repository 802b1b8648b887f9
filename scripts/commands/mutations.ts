import {SiteError} from '../../src/lib/problem'
import {mutations} from '../../tests/mutations'
import {problemsOf} from '../../tests/mutations/check'
import {runMutations} from '../../tests/mutations/run'

/**
 * Breaks a copy of the site in every way that is listed, one at a time, and says which test saw it.
 * `npm run mutations -- consent footer` tries those alone whose file, sentence or test has one of these words.
 */
export async function main(words: readonly string[]): Promise<number> {
  const isChosen = (text: string): boolean => words.length === 0 || words.some((word) => text.includes(word))
  const chosen = mutations.filter((mutation) => isChosen(JSON.stringify(mutation)))
  if (chosen.length === 0) {
    throw new SiteError({
      what: `No mutation has "${words.join('" or "')}" in it.`,
      allowed: 'a word of an entry of tests/mutations',
      fix: 'Run "npm run mutations" for all of them.',
    })
  }
  const problems = problemsOf(chosen)
  if (problems.length > 0) {
    throw new SiteError({
      file: 'tests/mutations',
      what: `These mutations can no longer be tried:\n${problems.map((problem) => `    ${problem}`).join('\n')}`,
      fix: 'Write them for the source as it is now.',
    })
  }
  return (await runMutations(chosen)) > 0 ? 1 : 0
}
