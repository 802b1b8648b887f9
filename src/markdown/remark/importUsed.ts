import type {Program} from 'estree'
import type {Root} from 'mdast'
import type {MdxjsEsm} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'

/** Where a component comes from: a module that exports it by its name. */
export type ComponentModules = Readonly<Record<string, string>>

/**
 * Imports the components that a document uses, so that writers need not, and so that readers of other documents do not
 * load them: what all documents share comes with every one of them.
 */
export function importUsed({modules}: {modules: ComponentModules}) {
  return (tree: Root): void => {
    const used = new Set<string>()
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && typeof node.name === 'string') used.add(node.name)
    })
    tree.children.unshift(
      ...Object.entries(modules).flatMap(([name, from]) => (used.has(name) ? [importOf(name, from)] : [])),
    )
  }
}

/** `import {name} from 'from'` */
function importOf(name: string, from: string): MdxjsEsm {
  const identifier = {type: 'Identifier', name} as const
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
        source: {type: 'Literal', value: from, raw: JSON.stringify(from)},
        attributes: [],
      },
    ],
  }
  return {type: 'mdxjsEsm', value: `import {${name}} from '${from}'`, data: {estree}}
}
