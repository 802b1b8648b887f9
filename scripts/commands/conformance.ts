import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {sections} from '../../tests/conformance'
import {problemsOf} from '../../tests/conformance/check'
import {PAGE, renderPage} from '../../tests/conformance/render'
import {ROOT} from '../lib/root'

/** Writes the page that shows the conformance table, and says what is wrong with the table. */
export async function main(): Promise<number> {
  await writeFile(PAGE, await renderPage(sections))
  console.log(`Wrote ${path.relative(ROOT, PAGE)}.`)
  const problems = problemsOf(sections)
  for (const problem of problems) console.error(problem)
  return problems.length > 0 ? 1 : 0
}
