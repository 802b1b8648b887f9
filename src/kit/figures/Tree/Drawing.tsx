import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Box} from '../primitives/Box'
import {Label} from '../primitives/Label'
import {textOn} from '../primitives/tone'
import type {PlacedTreeNode, TreeLayout} from './nodes'

const TEXT_LEFT = 14

function Node({box, label, detail, tone}: PlacedTreeNode): ReactNode {
  const top = box.y + (box.height - label.height - detail.height) / 2
  return (
    <>
      <Box rect={box} tone={tone} />
      <Label block={label} x={box.x + TEXT_LEFT} y={top} tone={textOn(tone)} />
      {detail.lines.length > 0 && (
        <Label block={detail} x={box.x + TEXT_LEFT} y={top + label.height} tone={textOn(tone, 'muted')} />
      )}
    </>
  )
}

/** A placed tree: the lines first, the boxes on their ends. */
export function Drawing({nodes, lines}: TreeLayout): ReactNode {
  return (
    <>
      {lines.map(({path, points}) => (
        <Arrow key={path} points={points} head="none" tone="guide" />
      ))}
      {nodes.map((node) => (
        <Node key={node.path} {...node} />
      ))}
    </>
  )
}
