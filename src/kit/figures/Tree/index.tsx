import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {NARROW_WIDTH} from '../primitives/type'
import {Drawing} from './Drawing'
import {layoutTree} from './layout'
import type {TreeNode} from './nodes'
import {layoutOutline} from './outline'

export type {TreeNode} from './nodes'

export type TreeProps = FigureText & {
  /** The whole that holds everything else. */
  root: TreeNode
}

/** What holds what. */
export function Tree({root, ...text}: TreeProps): ReactNode {
  const wide = layoutTree(root)
  const narrow = wide.width > NARROW_WIDTH ? layoutOutline(root) : undefined
  return (
    <Figure
      {...text}
      kind="Tree"
      wide={{size: wide, children: <Drawing {...wide} />}}
      narrow={narrow && {size: narrow, children: <Drawing {...narrow} />}}
    />
  )
}
