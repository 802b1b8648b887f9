import {requirements} from '../../tests/requirements'
import {matrix, problemsOf} from '../../tests/requirements/matrix'
import {taggedTests} from '../../tests/requirements/taggedTests'
import {ROOT} from '../lib/root'

/** Prints which test proves which requirement. Fails where none does. */
export function main(): Promise<number> {
  const tests = taggedTests(ROOT)
  console.log(matrix(requirements, tests))
  const problems = problemsOf(requirements, tests)
  for (const problem of problems) console.error(`\n${problem}`)
  return Promise.resolve(problems.length > 0 ? 1 : 0)
}
