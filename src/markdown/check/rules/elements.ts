import type {Nodes, Paragraph, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {closest} from '../closest'
import {placeOf, type Finding, type Rule} from './finding'

export const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important']

/** Pictures without a text, and admonitions that are none. */
export const elements: Rule = (tree, source) => {
  const lines = source.split('\n')
  const findings: Finding[] = []
  visit(tree, (node: Nodes) => {
    if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
      const near = closest(node.name, ADMONITIONS)
      findings.push({
        ...placeOf(node),
        what: `There is no admonition ":::${node.name}".`,
        allowed: ADMONITIONS.map((name) => `:::${name}`).join(', '),
        fix: near === undefined ? 'Use one from the list.' : `Did you mean ":::${near}"?`,
      })
    }
    if (node.type === 'containerDirective' && !/^[\s>]*:::/.test(lines[(node.position?.end.line ?? 1) - 1] ?? '')) {
      findings.push({
        ...placeOf(node),
        what: `The ":::${node.name}" is never closed.`,
        allowed: 'a line with ::: and nothing else',
        fix: 'Write ::: on a separate line where the box ends.',
      })
    }
    if (node.type === 'leafDirective' || (node.type === 'paragraph' && startsWithColons(node))) {
      findings.push({
        ...placeOf(node),
        what: "The colons don't open a box, so readers would see them.",
        allowed: ':::note or :::note[A title] on a separate line, and ::: on a later line',
        fix: 'Write three colons, then the kind without a space before it, and the title in brackets.',
      })
    }
    if (isElement(node) && node.name === 'img' && textOf(node, 'alt') === '') {
      findings.push({
        ...placeOf(node),
        what: 'The <img> has no alternative text.',
        fix: 'Add alt="…" with a description for readers who can\'t see the image, or write ![…](…).',
      })
    }
  })
  return findings
}

function startsWithColons({children}: Paragraph): boolean {
  const first = children[0]
  return first?.type === 'text' && first.value.startsWith(':::')
}

export function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Names of the components that a page imports or exports. Their first letter is a capital. */
export function ownComponents(root: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visit(root, 'mdxjsEsm', ({value}) => {
    for (const [name] of value.matchAll(/\b[A-Z]\w*/g)) names.add(name)
  })
  return names
}

/** An attribute in quotes; empty where there is none. An expression counts as text. */
function textOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  const value = attribute?.value
  return typeof value === 'object' && value !== null ? value.value : (value ?? '').trim()
}
