import type {AtRule, Declaration, Node, Rule} from 'postcss'

const isAtRule = (node: Node): node is AtRule => node.type === 'atrule'
const isRule = (node: Node | undefined): node is Rule => node?.type === 'rule'

/** The at-rules that a node stands in, from the outermost. */
export function atRulesAround(node: Node): readonly AtRule[] {
  const {parent} = node
  if (parent === undefined || parent.type === 'document') return []
  return [...atRulesAround(parent), ...(isAtRule(parent) ? [parent] : [])]
}

/** Selectors of the rule that a declaration stands in. */
export function selectorsAround({parent}: Declaration): readonly string[] {
  return isRule(parent) ? parent.selectors : []
}
