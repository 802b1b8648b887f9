import {textBlock, type TextBlock} from '../primitives/wrap'
import {BODY} from '../primitives/type'
import {ends, rankNodes, topologicalOrder, type Link} from './model'
import type {SizedNode} from './nodes'

/** What takes a place in a layer: a node, or a link on its way through, with its label or without. */
export type Item = {
  layer: number
  /** Room left and right of the item's line, half of the gap to a neighbour included. */
  left: number
  right: number
  height: number
  label: TextBlock | undefined
  isNode: boolean
}

/** A link as the items it runs through, from its upper node to its lower one. Indices count in `items`. */
export type Chain = {link: Link; items: readonly number[]}

export type Layers = {
  /** The nodes in the order of the data come first. */
  items: readonly Item[]
  chains: readonly Chain[]
  /** Items of each layer from left to right, before they are put in order. */
  layers: readonly (readonly number[])[]
}

const NODE_GAP = 16
const LINE_GAP = 10
export const LABEL_OFFSET = 8
export const LABEL_WIDTH = 150

/** Cuts the graph into layers. Labels of edges stand in layers of their own, so that no line can run through them. */
export function buildLayers(nodes: readonly SizedNode[], links: readonly Link[]): Layers {
  const ranks = rankNodes(nodes.length, links)
  const rank = (node: number): number => ranks[node] ?? 0
  // The label stands where the reader decides: next to the node that the link comes from.
  const labelRank = (link: Link): number | undefined => {
    if (link.label === undefined) return undefined
    const [upper, lower] = ends(link)
    return link.back ? rank(lower) - 1 : rank(upper)
  }
  const labelled = new Set(links.map(labelRank))
  const layerOf = (value: number): number =>
    value + Array.from({length: value}, (_, each) => each).filter((each) => labelled.has(each)).length

  const items: Item[] = nodes.map(({width, height}, node) => ({
    layer: layerOf(rank(node)),
    left: width / 2 + NODE_GAP,
    right: width / 2 + NODE_GAP,
    height,
    label: undefined,
    isNode: true,
  }))
  const layers: number[][] = Array.from({length: Math.max(0, ...items.map(({layer}) => layer)) + 1}, () => [])
  const chains = new Map<Link, Chain>()
  for (const node of topologicalOrder(nodes.length, links)) {
    layers[layerOf(rank(node))]?.push(node)
    for (const link of links.filter((each) => ends(each)[0] === node)) {
      const [upper, lower] = ends(link)
      const own = labelRank(link)
      const through: number[] = []
      for (let layer = layerOf(rank(upper)) + 1; layer < layerOf(rank(lower)); layer += 1) {
        const label =
          own !== undefined && layer === layerOf(own) + 1 ? textBlock(link.label, BODY, LABEL_WIDTH) : undefined
        layers[layer]?.push(items.length)
        through.push(items.length)
        items.push({
          layer,
          left: LINE_GAP,
          right: LINE_GAP + (label ? label.width + LABEL_OFFSET : 0),
          height: label?.height ?? 0,
          label,
          isNode: false,
        })
      }
      chains.set(link, {link, items: [upper, ...through, lower]})
    }
  }
  return {items, layers, chains: links.flatMap((link) => chains.get(link) ?? [])}
}

/**
 * Where a node has several exits and only one leads to a node that nothing else leads to, that one is the way down:
 * its first piece is to be straight.
 */
export function spinesOf(chains: readonly Chain[]): [upper: number, lower: number][] {
  const into = (node: number | undefined): number => chains.filter(({items}) => items.at(-1) === node).length
  const sources = new Set(chains.map(({items}) => items[0]))
  return [...sources].flatMap((source) => {
    const heirs = chains.filter(({items}) => items[0] === source && into(items.at(-1)) === 1)
    const [upper, lower] = heirs[0]?.items ?? []
    if (heirs.length !== 1 || upper === undefined || lower === undefined) return []
    const spine: [number, number] = [upper, lower]
    return [spine]
  })
}

/** The pieces of all chains, from one layer to the next. */
export const segmentsOf = (chains: readonly Chain[]): [upper: number, lower: number][] =>
  chains.flatMap(({items}) => items.slice(1).map((lower, index): [number, number] => [items[index] ?? lower, lower]))
