import {assertSome, assertUniqueIds, figureError} from '../primitives/problem'

const KINDS = ['start', 'step', 'decision', 'end'] as const

export type FlowKind = (typeof KINDS)[number]

/** Something that happens or is asked. */
export type FlowNode = {
  id: string
  label: string
  /** Default `step`. */
  kind?: FlowKind
  /** A second line: the name of the authenticator, what the user sees. */
  detail?: string
}

/** What leads to what. */
export type FlowEdge = {
  /** Id of a node. */
  from: string
  /** Id of another node. */
  to: string
  /** The condition. */
  label?: string
  /** Name of the edge for `highlight`. Default `from-to`. */
  id?: string
}

/** An edge whose nodes are known. Indices count in the list of nodes. */
export type Link = {
  id: string
  label: string | undefined
  from: number
  to: number
  /** It leads back up: it is laid out the other way round. */
  back: boolean
}

/** Checks the data and resolves ids to indices. */
export function resolveLinks(title: string, nodes: readonly FlowNode[], edges: readonly FlowEdge[]): Link[] {
  assertSome('FlowGraph', title, 'nodes', nodes)
  for (const {id, kind = 'step'} of nodes) {
    if (KINDS.includes(kind)) continue
    throw figureError('FlowGraph', title, {
      what: `the node "${id}" has the unknown kind "${kind}".`,
      allowed: KINDS.join(', '),
      fix: 'Correct the kind. For a step, remove it.',
    })
  }
  const ids = nodes.map(({id}) => id)
  assertUniqueIds('FlowGraph', title, ids)
  const index = (id: string): number => {
    const found = ids.indexOf(id)
    if (found >= 0) return found
    throw figureError('FlowGraph', title, {
      what: `an edge refers to the node "${id}", which isn't in \`nodes\`.`,
      allowed: ids.join(', '),
      fix: 'Correct the ID in the edge, or add the node.',
    })
  }
  const links = edges.map((edge) => {
    if (edge.from === edge.to) {
      throw figureError('FlowGraph', title, {
        what: `an edge leads from "${edge.from}" to itself.`,
        fix: 'Add a separate node for the step that is repeated.',
      })
    }
    return {
      id: edge.id ?? `${edge.from}-${edge.to}`,
      label: edge.label,
      from: index(edge.from),
      to: index(edge.to),
      back: false,
    }
  })
  assertUniqueIds(
    'FlowGraph',
    title,
    links.map(({id}) => id),
  )
  return markBack(nodes.length, links)
}

/** Marks the edges that close a cycle, found by walking depth first in the order of the data. */
function markBack(count: number, links: readonly Link[]): Link[] {
  const state = new Map<number, 'open' | 'done'>()
  const back = new Set<Link>()
  const visit = (node: number): void => {
    state.set(node, 'open')
    for (const link of links.filter(({from}) => from === node)) {
      if (state.get(link.to) === 'open') back.add(link)
      else if (!state.has(link.to)) visit(link.to)
    }
    state.set(node, 'done')
  }
  const entered = new Set(links.map(({to}) => to))
  const all = Array.from({length: count}, (_, node) => node)
  for (const node of [...all.filter((each) => !entered.has(each)), ...all]) if (!state.has(node)) visit(node)
  return links.map((link) => (back.has(link) ? {...link, back: true} : link))
}

/** Upper and lower end of a link as it is laid out. */
export const ends = ({from, to, back}: Link): [upper: number, lower: number] => (back ? [to, from] : [from, to])

/** The layer of every node: one below the lowest that leads to it, sources as low as they can be. */
export function rankNodes(count: number, links: readonly Link[]): number[] {
  const ranks = Array.from({length: count}, () => 0)
  const rank = (node: number): number => ranks[node] ?? 0
  // In an acyclic graph of n nodes no path is longer than n - 1: that many rounds settle every rank.
  for (let round = 1; round < count; round += 1) {
    for (const link of links) {
      const [upper, lower] = ends(link)
      ranks[lower] = Math.max(rank(lower), rank(upper) + 1)
    }
  }
  return ranks.map((own, node) => {
    if (links.some((link) => ends(link)[1] === node)) return own
    const below = links.filter((link) => ends(link)[0] === node).map((link) => rank(ends(link)[1]) - 1)
    return below.length > 0 ? Math.min(...below) : own
  })
}

/** The nodes so that each comes after all that lead to it, and what follows a branch stays with the branch. */
export function topologicalOrder(count: number, links: readonly Link[]): number[] {
  const seen = new Set<number>()
  const order: number[] = []
  const visit = (node: number): void => {
    if (seen.has(node)) return
    seen.add(node)
    const next = links.filter((link) => ends(link)[0] === node).map((link) => ends(link)[1])
    for (const each of next.reverse()) visit(each)
    order.unshift(node)
  }
  const all = Array.from({length: count}, (_, node) => node).reverse()
  for (const node of all.filter((each) => !links.some((link) => ends(link)[1] === each))) visit(node)
  return order
}
