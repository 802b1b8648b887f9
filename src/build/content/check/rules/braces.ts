import type {Expression, Program} from 'estree'
import type {Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {placeOf, type Finding, type Rule} from './finding'

/** `{name}` in prose where the page has nothing of that name: MDX runs what stands in braces. */
export const braces: Rule = (tree) => {
  const known = declaredNames(tree)
  const findings: Finding[] = []
  visit(tree, (node: Nodes) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return
    const name = rootName(node.data?.estree ?? undefined)
    if (name === undefined || known.has(name)) return
    findings.push({
      ...placeOf(node),
      what: `"{${node.value}}" is run as code, and the page has nothing called "${name}".`,
      allowed: 'names that the page exports or imports, and brand tokens as ${brand.name}',
      fix: `Write \`{${node.value}}\` as code, or \\{${node.value}\\} in prose.`,
    })
  })
  return findings
}

/** What the page exports and imports, and what every page has. */
function declaredNames(tree: Root): ReadonlySet<string> {
  const names = new Set(['brand', 'props', 'frontMatter', 'toc'])
  visit(tree, 'mdxjsEsm', (node) => {
    for (const [, list = '', single = ''] of node.value.matchAll(
      /import\s*(?:\{([^}]*)\}|(\w+))|export\s+(?:const|function)\s+(\w+)/g,
    )) {
      for (const one of list.split(','))
        names.add(
          one
            .split(/\sas\s/)
            .at(-1)
            ?.trim() ?? '',
        )
      names.add(single)
    }
    for (const [, name = ''] of node.value.matchAll(/export\s+(?:const|let|function)\s+(\w+)/g)) names.add(name)
  })
  return names
}

/** The name at the root of `name`, `name.part` and `name(…)`. */
function rootName(program: Program | undefined): string | undefined {
  const statement = program?.body[0]
  if (statement?.type !== 'ExpressionStatement') return undefined
  let expression: Expression | {type: string} = statement.expression
  for (;;) {
    if (expression.type === 'MemberExpression' && 'object' in expression) expression = expression.object
    else if (expression.type === 'CallExpression' && 'callee' in expression) expression = expression.callee
    else return expression.type === 'Identifier' && 'name' in expression ? expression.name : undefined
  }
}
