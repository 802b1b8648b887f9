import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import {placeOf, type Finding, type Rule} from './finding'

/** Words of a link that say nothing of where it leads. */
const EMPTY = /^(?:click )?(?:here|this|this (?:page|link|article)|link|more|read more|learn more)$/i

/** Links whose words say nothing: some readers hear a page's links alone. */
export const links: Rule = (tree) => {
  const findings: Finding[] = []
  visit(tree, 'link', (node) => {
    const words = toString(node).trim()
    if (!EMPTY.test(words)) return
    findings.push({
      ...placeOf(node),
      what: `A link says "${words}".`,
      allowed:
        'words that say where the link leads, because screen readers can list links without the text around them',
      fix: 'Use the name of the page or of the task as the link text.',
    })
  })
  return findings
}
