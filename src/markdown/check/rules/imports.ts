import {visit} from 'unist-util-visit'
import {placeOf, type Finding, type Rule} from './finding'

/** What a page has in the place of what Docusaurus documents. */
const ours: Readonly<Record<string, string>> = {
  Tabs: '<Tabs>, which needs no import',
  TabItem: '<TabItem>, which needs no import',
  CodeBlock: 'a fenced block: ```bash',
  Admonition: ':::note',
  Details: '<Details>, which needs no import',
  Heading: '##',
  Mermaid: '<Sequence> or <FlowGraph>, which need no import',
}

/** Imports of the theme's components: they need the framework's client, and pages are HTML without it. */
export const imports: Rule = (tree) => {
  const findings: Finding[] = []
  visit(tree, 'mdxjsEsm', (node) => {
    const {line, column} = placeOf(node)
    for (const found of node.value.matchAll(
      /(?:from|import)\s*\(?\s*(['"])(@theme(?:-original|-init)?\/([\w/]+))\1/g,
    )) {
      const [, , module = '', name = ''] = found
      const instead = ours[name.split('/')[0] ?? '']
      findings.push({
        line: line + node.value.slice(0, found.index).split('\n').length - 1,
        column,
        what: `The page imports "${module}", which has no effect, because pages don't load the framework's scripts.`,
        allowed: 'components that need no import, and modules of @site/src',
        fix: instead === undefined ? 'Remove the import and everything that uses it.' : `Write ${instead}.`,
      })
    }
  })
  return findings
}
