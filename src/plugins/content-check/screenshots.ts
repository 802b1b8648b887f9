import type {Nodes} from 'mdast'
import {visit} from 'unist-util-visit'
import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'

/** Screenshots that a page names and nobody has taken. @param names of those that there are. */
export function checkScreenshots({root, file}: Page, names: readonly string[]): Problem[] {
  const problems: Problem[] = []
  visit(root, (node: Nodes) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (node.name !== 'Screenshot') return
    const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name')
    const name = typeof attribute?.value === 'string' ? attribute.value : ''
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
