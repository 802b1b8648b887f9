import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Box} from '../primitives/Box'
import {Label} from '../primitives/Label'
import type {FlowLayout} from './layout'
import type {PlacedNode} from './nodes'
import type {PlacedEdge} from './routes'

function Edge({id, lead, points, label, active}: PlacedEdge): ReactNode {
  return (
    <g data-edge={id} data-active={active || undefined}>
      {lead && <Arrow points={lead} head="none" />}
      <Arrow points={points} />
      {label && <Label {...label} tone="muted" />}
    </g>
  )
}

function Node({id, shape, tone, label, detail, active, ...rect}: PlacedNode): ReactNode {
  const top = rect.y + (rect.height - label.height - detail.height) / 2
  const middle = rect.x + rect.width / 2
  return (
    <g data-node={id} data-active={active || undefined}>
      <Box rect={rect} shape={shape} tone={tone} />
      <Label block={label} x={middle} y={top} anchor="middle" />
      {detail.lines.length > 0 && (
        <Label block={detail} x={middle} y={top + label.height} anchor="middle" tone="muted" />
      )}
    </g>
  )
}

/** A placed graph. What is highlighted is drawn last, so that no other line lies on it. */
export function Drawing({nodes, edges}: FlowLayout): ReactNode {
  return (
    <>
      {[...edges.filter(({active}) => !active), ...edges.filter(({active}) => active)].map((edge) => (
        <Edge key={edge.id} {...edge} />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} {...node} />
      ))}
    </>
  )
}
