import GithubSlugger from 'github-slugger'
import type {Heading, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {headingId} from '../headingId'

/** A run of text, or inline code. */
export type Inline = {text: string; isCode?: true}

/** One error or symptom of a page, with its cause and its fix. */
export type ErrorEntry = {
  problem: readonly Inline[]
  cause: readonly Inline[]
  /** Empty where the fix is more than a paragraph: steps, commands, or a list. */
  fix: readonly Inline[]
  /** ID of the heading on the page under which the reader finds it. */
  anchor: string
}

const SECTION = 'Troubleshooting'
const COLUMNS = ['Problem', 'Cause', 'Fix']

/**
 * Everything that the section "Troubleshooting" of a page explains, in the order of the page: the rows of its tables with
 * the columns Problem, Cause, and Fix, and its headings of level 3 with the paragraphs below them.
 * @param tree the page or its section. @param before headings above the section, which decide about its IDs.
 * @returns empty where the page has no such section.
 */
export function errorEntries(tree: Root, before: readonly string[] = []): ErrorEntry[] {
  const slugger = new GithubSlugger()
  for (const heading of before) slugger.slug(heading)
  const entries: ErrorEntry[] = []
  let isInside = false
  let anchor = ''
  tree.children.forEach((node, index) => {
    if (node.type === 'heading') {
      anchor = headingId(node, slugger)
      if (node.depth <= 2) isInside = toString(node) === SECTION
      else if (isInside && node.depth === 3)
        entries.push(...entryOfHeading(node, anchor, tree.children.slice(index + 1)))
    }
    if (isInside && node.type === 'table') entries.push(...entriesOfTable(node, anchor))
  })
  return entries
}

/** A heading that only introduces a table is no entry: the rows are. */
function entryOfHeading(heading: Heading, anchor: string, after: readonly RootContent[]): ErrorEntry[] {
  const end = after.findIndex(({type}) => type === 'heading')
  const section = end < 0 ? after : after.slice(0, end)
  if (section.some((node) => node.type === 'table' && isTroubleTable(node))) return []
  const paragraphs = section.filter((node): node is Paragraph => node.type === 'paragraph')
  const [cause] = paragraphs
  if (cause === undefined) return []
  const fix = paragraphs.find((paragraph) => /^Fix: ?/.test(toString(paragraph)))
  const isWhole = fix !== undefined && section.indexOf(fix) === section.length - 1
  return [
    {
      problem: inlinesOf(heading.children),
      cause: withoutLabel(inlinesOf(cause.children), 'Cause'),
      fix: isWhole && fix !== cause ? withoutLabel(inlinesOf(fix.children), 'Fix') : [],
      anchor,
    },
  ]
}

const cellsOf = (row: TableRow) => row.children.map((cell) => inlinesOf(cell.children))

const isTroubleTable = ({children: [head]}: Table): boolean =>
  head?.children.map((cell) => toString(cell)).join() === COLUMNS.join()

function entriesOfTable(table: Table, anchor: string): ErrorEntry[] {
  if (!isTroubleTable(table)) return []
  return table.children.slice(1).flatMap((row) => {
    const [problem, cause, fix] = cellsOf(row)
    return problem && cause && fix ? [{problem, cause, fix, anchor}] : []
  })
}

/** The text of phrasing content without its links and emphasis. Neighbors of one kind become one run. */
function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
  const runs = nodes.flatMap((node): Inline[] => {
    if (node.type === 'inlineCode') return [{text: node.value, isCode: true}]
    if (node.type === 'text') return [{text: node.value}]
    return 'children' in node ? inlinesOf(node.children) : []
  })
  return runs.reduce<Inline[]>((joined, run) => {
    const last = joined.at(-1)
    if (!last || last.isCode !== run.isCode) return [...joined, run]
    return [...joined.slice(0, -1), {...last, text: last.text + run.text}]
  }, [])
}

/** Without "Cause:" or "Fix:" before it, and with a capital. */
function withoutLabel(runs: readonly Inline[], label: string): readonly Inline[] {
  const [first, ...rest] = runs
  if (first?.isCode !== undefined || !first?.text.startsWith(`${label}:`)) return runs
  const text = first.text.slice(label.length + 1).trimStart()
  return [{...first, text: text.charAt(0).toUpperCase() + text.slice(1)}, ...rest].filter(({text: one}) => one !== '')
}

/** The runs as plain text. */
export const textOf = (runs: readonly Inline[]): string => runs.map(({text}) => text).join('')
