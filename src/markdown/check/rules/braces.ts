import type {Expression, Program, SpreadElement} from 'estree'
import type {Nodes, Parents, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {fixUnknown} from '../frontMatter'
import {isElement} from './elements'
import {placeOf, type Finding, type Rule} from './finding'

/** `{name}` in prose where the page has nothing of that name: MDX runs what stands in braces. */
export const braces: Rule = (tree) => {
  const known = declaredNames(tree)
  const findings: Finding[] = []
  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    if (isElement(node)) findings.push(...inAttributes(node, known))
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return
    const name = unknownName(node.data?.estree ?? undefined, known)
    // A component of the page can take an object for its content.
    const isContent = parent !== undefined && isElement(parent) && known.has(parent.name ?? '')
    if (name === undefined && !isContent && isObject(expressionOf(node.data?.estree ?? undefined))) {
      findings.push({
        ...placeOf(node),
        what: `"{${node.value}}" is an object. React can't show it, so the build would stop.`,
        allowed: 'strings, numbers, elements, and lists of them',
        fix: `Write \`{${node.value}}\` as code, or escape each brace: \\{ and \\}.`,
      })
    }
    if (name === undefined) return
    findings.push({
      ...placeOf(node),
      what: `"{${node.value}}" runs as code, but the page doesn't define "${name}".`,
      allowed: 'names that the page exports or imports, and brand tokens such as ${brand.name}',
      fix: `Write \`{${node.value}}\` as code, or \\{${node.value}\\} in prose.`,
    })
  })
  return findings
}

/** The same in what an element is given: `steps={stpes}`. */
function inAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, known: ReadonlySet<string>): Finding[] {
  return node.attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined
    if (typeof value !== 'object' || value === null) return []
    const name = unknownName(value.data?.estree ?? undefined, known)
    if (name === undefined) return []
    return [
      {
        ...placeOf(node),
        what: `<${node.name ?? ''}> gets "${name}", but the page doesn't define it.`,
        allowed: 'names that the page exports or imports',
        fix: `${fixUnknown(name, [...known])} Put a string in quotes.`,
      },
    ]
  })
}

/** What the page exports and imports, and what every page has. */
function declaredNames(tree: Root): ReadonlySet<string> {
  const names = new Set(['brand', 'planName', 'props', 'frontMatter', 'toc'])
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

/** The first name that an expression reads and that neither the page nor JavaScript has. */
function unknownName(program: Program | undefined, known: ReadonlySet<string>): string | undefined {
  const expression = expressionOf(program)
  if (expression === undefined) return undefined
  const {read, own} = namesIn(expression)
  return read.find((name) => !known.has(name) && !own.has(name) && !(name in globalThis))
}

function expressionOf(program: Program | undefined): Expression | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** `{a: 1}`, a pattern, or a list with one of them. */
function isObject(value: Expression | SpreadElement | null | undefined): boolean {
  if (value?.type === 'ArrayExpression') return value.elements.some(isObject)
  return value?.type === 'ObjectExpression' || (value?.type === 'Literal' && 'regex' in value)
}

/** The names that a piece of code reads, and those that it declares itself, wherever that is. */
function namesIn(node: unknown, isDeclared = false): {read: string[]; own: Set<string>} {
  const read: string[] = []
  const own = new Set<string>()
  const take = (part: unknown, declares = isDeclared): void => {
    const inside = namesIn(part, declares)
    read.push(...inside.read)
    for (const name of inside.own) own.add(name)
  }
  if (Array.isArray(node)) for (const part of node) take(part)
  else if (isNode(node)) {
    if (node.type === 'Identifier' && typeof node.name === 'string') {
      if (isDeclared) own.add(node.name)
      else read.push(node.name)
    }
    for (const [key, part] of Object.entries(node)) {
      // The name of a member is no name of the page's.
      const isMember = (key === 'property' || key === 'key') && node.computed !== true
      if (!isMember) take(part, isDeclared || key === 'params' || (node.type === 'VariableDeclarator' && key === 'id'))
    }
  }
  return {read, own}
}

function isNode(value: unknown): value is {type: string; name?: unknown; computed?: unknown} {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
