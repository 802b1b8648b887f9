import type {Problem} from '../../lib/problem'
import {visitScreenshots} from '../../lib/visitScreenshots'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'

/** Screenshots that a page names and nobody has taken. @param names of those that there are. */
export function checkScreenshots({root, file}: Page, names: readonly string[]): Problem[] {
  const problems: Problem[] = []
  visitScreenshots(root, (name, node) => {
    if (names.includes(name)) return
    problems.push({
      file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      what: name === '' ? 'The screenshot has no name in quotes.' : `There is no screenshot "${name}".`,
      allowed: names.join(', '),
      fix: `${name === '' ? 'Write name="…".' : fixUnknown(name, names)} New ones are listed in lab/screenshots/list.ts and taken with "npm run lab:screenshots".`,
    })
  })
  return problems
}
