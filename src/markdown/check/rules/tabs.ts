import type {Nodes} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {attributeText, writtenAttributes} from '../../attributes'
import {closest} from '../closest'
import {isElement, ownComponents} from './elements'
import {placeOf, type Finding, type Rule} from './finding'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** What each takes. Those of the framework's own tabs have more. */
const props: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId'],
  TabItem: ['value', 'label', 'default'],
}

const INSTEAD: Readonly<Record<string, string>> = {
  values: 'Give each <TabItem> its label="…".',
  defaultValue: 'Write "default" on the <TabItem> that is shown first.',
  queryString: 'Write groupId="…". It also sets the name in the page address.',
}

/** Tabs that would lose a label or a choice, and those at which the build stops. */
export const tabs: Rule = (tree) => {
  const findings: Finding[] = []
  const own = ownComponents(tree)
  /** Panels within <Tabs>, or within a component of the page, which can be made of them. */
  const inside = new Set<Nodes>()
  visit(tree, (node: Nodes) => {
    if (!isElement(node)) return
    if (node.name === 'Tabs' || own.has(node.name ?? '')) visit(node, (each: Nodes) => void inside.add(each))
    if (node.name === 'TabItem' && !inside.has(node)) {
      findings.push({
        ...placeOf(node),
        what: "The <TabItem> is outside of <Tabs>, so readers wouldn't see its label.",
        allowed: '<TabItem> in <Tabs>',
        fix: 'Put <Tabs> and </Tabs> around it and the other panels.',
      })
    }
    const known = props[node.name ?? '']
    if (known === undefined) return
    for (const name of writtenAttributes(node).filter((each) => !known.includes(each))) {
      const near = closest(name, known)
      findings.push({
        ...placeOf(node),
        what: `<${node.name ?? ''}> doesn't use "${name}".`,
        allowed: known.join(', '),
        fix: INSTEAD[name] ?? (near === undefined ? 'Remove it.' : `Did you mean "${near}"?`),
      })
    }
    if (node.name === 'Tabs') findings.push(...checkPanels(node))
  })
  return findings
}

function checkPanels(tabs: Element): Finding[] {
  // Panels that a page makes in braces are known only when it runs.
  const children: readonly Nodes[] = tabs.children
  if (children.some(({type}) => type === 'mdxFlowExpression' || type === 'mdxTextExpression')) return []
  const panels = children.flatMap((child): Element[] => {
    if (isElement(child)) return [child]
    // Panels that follow each other on one line stand in a paragraph.
    const inside: readonly Nodes[] = 'children' in child ? child.children : []
    return inside.filter(isElement)
  })
  const at = (node: Element, what: string, fix: string): Finding => ({
    ...placeOf(node),
    what,
    allowed: '<TabItem value="…" label="…">, each with a different value',
    fix,
  })
  if (panels.length === 0) return [at(tabs, '<Tabs> has no panels.', 'Add a <TabItem>, or remove <Tabs>.')]
  const seen = new Set<string>()
  return panels.flatMap((panel) => {
    const value = attributeText(panel, 'value')
    if (panel.name !== 'TabItem')
      return [at(panel, `<${panel.name ?? ''}> is directly in <Tabs>.`, 'Put it into a <TabItem>.')]
    if (!writtenAttributes(panel).includes('value')) return [at(panel, 'The <TabItem> has no value.', 'Add value="…".')]
    if (value === undefined) return []
    if (seen.has(value))
      return [at(panel, `<Tabs> has the value "${value}" twice.`, 'Give this <TabItem> another value.')]
    seen.add(value)
    return []
  })
}
