import type {Nodes} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {CONTINUE, SKIP, visit} from 'unist-util-visit'
import {lineOf} from './places'
import type {Label, ProofProblem, Step} from './types'

/** The step that a marker `console` makes of the paragraph or table behind it. */
export function consoleSteps(marker: Nodes, block: Nodes | undefined, problems: ProofProblem[]): Step[] {
  const labels =
    block?.type === 'table'
      ? block.children.slice(1).flatMap((row) => (row.children[0] ? labelsOf(row.children[0]) : []))
      : block
        ? labelsOf(block)
        : []
  if (labels.length > 0) return [{kind: 'console', line: lineOf(marker), labels, isTable: block?.type === 'table'}]
  problems.push({
    line: lineOf(marker),
    what: 'The paragraph or table behind {/* console */} has no label of the admin console.',
    allowed: 'labels in **bold**. In a table, they are in the first column',
    fix: 'Write the labels in bold, or remove the comment.',
  })
  return []
}

/** The labels in bold, in order. What is joined to the name of a tab by no more than a word is one, too. */
function labelsOf(block: Nodes): Label[] {
  const labels: Label[] = []
  let between = ''
  visit(block, (node: Nodes) => {
    if (node.type === 'strong') {
      const isTab =
        /\btabs?\b/.test(between) || (labels.at(-1)?.isTab === true && /^[\s,]*(and|or|then)?\s*$/.test(between))
      labels.push({line: lineOf(node), text: toString(node), isTab})
      between = ''
      return SKIP
    }
    if ('value' in node) between += node.value
    return CONTINUE
  })
  return labels
}
