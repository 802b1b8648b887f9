import type {Code, Root} from 'mdast'
import {CONTINUE, SKIP, visit} from 'unist-util-visit'
import {isHidden} from '../proof/parse'

/** Leaves out the blocks that are there for the proof of a page alone: readers get nothing of them. */
export function dropProof() {
  return (tree: Root): void => {
    visit(tree, 'code', (block: Code, index, parent) => {
      if (parent === undefined || index === undefined || !isHidden(block)) return CONTINUE
      parent.children.splice(index, 1)
      return [SKIP, index]
    })
  }
}
