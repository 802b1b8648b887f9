import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {NARROW_WIDTH} from '../primitives/type'
import {Drawing} from './Drawing'
import {layoutFlow} from './layout'
import type {FlowEdge, FlowNode} from './model'
import {layoutColumn} from './narrow'

export type {FlowEdge, FlowNode} from './model'

export type FlowGraphProps = FigureText & {
  /** In the order in which they are met: it decides what stands left. */
  nodes: readonly FlowNode[]
  /** A branch that is named first stands left, or straight below on a phone. */
  edges: readonly FlowEdge[]
  /** Ids of the nodes and edges to show as current. Default none. */
  highlight?: readonly string[]
}

/**
 * What leads to what, from top to bottom. Every node and edge carries `data-node` or `data-edge` with its id, and
 * `data-active` if it is highlighted: a stepper may move that attribute in the browser without drawing anew.
 */
export function FlowGraph({nodes, edges, highlight = [], ...text}: FlowGraphProps): ReactNode {
  const data = {title: text.title, nodes, edges, highlight}
  const wide = layoutFlow(data)
  const narrow = wide.width > NARROW_WIDTH ? layoutColumn(data) : undefined
  return (
    <Figure
      {...text}
      kind="FlowGraph"
      wide={{size: wide, children: <Drawing {...wide} />}}
      narrow={narrow && {size: narrow, children: <Drawing {...narrow} />}}
    />
  )
}
