import type {Link, ListItem, Nodes, Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {EXIT, visit} from 'unist-util-visit'

/**
 * The checklist of a guide, as Markdown: each item of the lists below its numbered headings, with the page that it links to.
 * @param tree the guide.
 * @param address of the guide on the web, for its links.
 * @returns undefined if no numbered heading has a list.
 */
export function checklistOf(tree: Root, title: string, address: string): string | undefined {
  const lines: string[] = []
  let step: string | undefined
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) step = stepOf(toString(node))
    if (step === undefined || node.type !== 'list') continue
    if (!lines.includes(step)) lines.push('', step, '')
    lines.push(...node.children.map((item) => `- [ ] ${taskOf(item, address)}`))
  }
  return lines.length === 0 ? undefined : [`# ${title}`, '', `From ${address}`, ...lines, ''].join('\n')
}

/** `## 1. Title` is a step; other headings are about the whole. */
const stepOf = (heading: string): string | undefined => (/^\d+\. /.test(heading) ? `## ${heading}` : undefined)

function taskOf(item: ListItem, address: string): string {
  const [task] = item.children
  const text = task === undefined ? '' : toString(task).replace(/\s+/g, ' ').trim()
  const link = task && firstLink(task)
  return link === undefined ? text : `${text} (${new URL(link.url, address).href})`
}

function firstLink(node: Nodes): Link | undefined {
  let first: Link | undefined
  visit(node, 'link', (link) => {
    first = link
    return EXIT
  })
  return first
}
