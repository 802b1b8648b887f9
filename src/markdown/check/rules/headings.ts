import type {Heading} from 'mdast'
import {visit} from 'unist-util-visit'
import {placeOf, type Finding, type Rule} from './finding'

/** A first-level heading beside the title, and headings that skip a level. */
export const headings: Rule = (tree, source) => {
  const findings: Finding[] = []
  let above = 1
  visit(tree, 'heading', (node: Heading) => {
    if (node.depth === 1) {
      findings.push({
        ...placeOf(node),
        what: 'The page has a first-level heading.',
        allowed: 'levels 2 to 4. The first level comes from "title"',
        fix: source.startsWith('#', node.position?.start.offset)
          ? 'Write ## instead of #, or remove the heading.'
          : 'Write ## before the words and remove the line of = below them, or remove the heading.',
      })
    } else if (node.depth > above + 1) {
      findings.push({
        ...placeOf(node),
        what: `A heading of level ${node.depth} follows one of level ${above}.`,
        allowed: 'one level down at a time, so that the outline is complete',
        fix: `Write ${'#'.repeat(above + 1)} here.`,
      })
    }
    above = node.depth
  })
  return findings
}
