import type {Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {checksOf} from '../markdown/proof/checks'
import {namesIn, rolesFor} from '../markdown/proof/checkNeeds'
import {element} from '../markdown/remark/element'
import {FRAMED} from './apiPage'
import type {PageCheckTask} from './pageCheck'

/** The headings at which a how-to ends. What comes after the task belongs to no step. */
const ENDS = ['Troubleshooting', 'Next steps', 'Operations on this page']

/**
 * Puts the island that checks the reader's realm into a document that has checks: before the first of the headings with which
 * how-tos end, or at the end of the document.
 *
 *     <PageCheck task="{…}" />
 *
 * It comes before the plugin that drops hidden blocks, because most checks are hidden.
 */
export function pageChecks() {
  return (tree: Root): void => {
    const checks = checksOf(tree)
    if (checks.length === 0) return
    const task: PageCheckTask = {
      [FRAMED]: 'check',
      checks: checks.map(({step, anchor, path, expected, only}) => ({step, anchor, path, expected, only})),
      names: namesIn(checks),
      roles: rolesFor(checks),
    }
    const end = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2 && ENDS.includes(toString(node).trim()),
    )
    tree.children.splice(end === -1 ? tree.children.length : end, 0, element('PageCheck', {task: JSON.stringify(task)}))
  }
}
