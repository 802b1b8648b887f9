import {visit} from 'unist-util-visit'
import {glossary} from '../../../data/glossary'
import {closest} from '../closest'
import {isElement} from './elements'
import {placeOf, type Finding, type Rule} from './finding'

const ids = Object.keys(glossary)

/** Terms that the glossary does not have. */
export const terms: Rule = (tree) => {
  const findings: Finding[] = []
  visit(tree, (node) => {
    if (!isElement(node) || node.name !== 'Term') return
    const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')
    const id = typeof attribute?.value === 'string' ? attribute.value : ''
    if (ids.includes(id)) return
    const near = closest(id, ids)
    findings.push({
      ...placeOf(node),
      what: id === '' ? 'The <Term> has no ID.' : `The glossary has no term "${id}".`,
      allowed: ids.join(', '),
      fix:
        near === undefined
          ? 'Use an ID from the list, or add the term to src/data/glossary.ts.'
          : `Did you mean "${near}"? Otherwise, add the term to src/data/glossary.ts.`,
    })
  })
  return findings
}
