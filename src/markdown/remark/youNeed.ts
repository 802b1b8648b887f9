import type {Root, RootContent} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {element} from './element'

/**
 * Puts what a reader needs before the first step into a box:
 *
 *     **You need**
 *
 *     - a realm
 *
 * becomes `<YouNeed>` around the list.
 */
export function youNeed() {
  return (tree: Root): void => {
    for (const [index, node] of tree.children.entries()) {
      const list = tree.children[index + 1]
      if (isPrerequisitesTitle(node) && list?.type === 'list')
        tree.children.splice(index, 2, element('YouNeed', {}, [list]))
    }
  }
}

/** Whether a node is the title of the box: **You need**. */
export const isPrerequisitesTitle = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'strong' &&
  toString(node) === 'You need'
