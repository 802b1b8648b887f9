import {toString} from 'mdast-util-to-string'
import type {Blockquote, Nodes, Paragraph, Parents, Table, Text} from 'mdast'
import {visit} from 'unist-util-visit'
import {ADMONITIONS} from './elements'
import {placeOf, type Finding, type Rule} from './finding'

/** What other tools make of a line, and this one shows as it is. */
const LINES: readonly {found: RegExp; what: string; fix: string}[] = [
  {
    found: /^(?:!!!|\?\?\?\+?)\s+\w+|^\/\/\/\s+\w+/,
    what: 'opens no box here',
    fix: 'Write :::note, or :::note[A title], and ::: on a line of its own behind the text.',
  },
  {found: /^\+\+\+\s+\S/, what: 'opens nothing here', fix: 'Write <Details> and <summary>…</summary>.'},
  {found: /^\{% /, what: 'is no tag here', fix: 'Use a component, or write it as `code`.'},
  {
    found: /^\[(?:toc|\[_?toc_?\])\]/i,
    what: 'makes no contents here',
    fix: 'Remove it: every page lists its headings.',
  },
]

/** What other tools make of words, and this one shows as they are. */
const WORDS: readonly {found: RegExp; fix: string}[] = [
  {found: /\[\[[^[\]\n]+\]\]/, fix: 'Write [words](./page.mdx).'},
  {found: /\[[^[\]\n]+\]\[[^[\]\n]*\]/, fix: 'Add the line [name]: ./page.mdx, or write [words](./page.mdx).'},
  {found: /==[^\s=](?:[^=\n]*[^\s=])?==/, fix: 'Write **words**, or put it into `code`.'},
  {found: /(?<![\w:]):[a-z][a-z0-9_+]+:(?![\w:])/, fix: 'Write the character itself, or put it into `code`.'},
]

/** Markdown of other tools, which readers would see as it is or would miss. */
export const foreign: Rule = (tree, source) => {
  const findings: Finding[] = []
  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    if (node.type === 'blockquote') findings.push(...checkAlert(node))
    if (node.type === 'table') findings.push(...checkCells(node))
    if (node.type === 'paragraph') findings.push(...checkLines(node), ...checkLostTable(node))
    if (node.type === 'text' && parent?.type !== 'link') findings.push(...checkWords(node))
    if (node.type === 'delete') findings.push(...checkTilde(node, source))
  })
  return findings
}

/** `> [!NOTE]` */
function checkAlert(quote: Blockquote): Finding[] {
  const [, kind = '', title = ''] = /^\[!(\w+)\][-+]?[ \t]*([^\n]*)/.exec(toString(quote)) ?? []
  if (kind === '') return []
  const name = ADMONITIONS.includes(kind.toLowerCase()) ? kind.toLowerCase() : 'note'
  return [
    {
      ...placeOf(quote),
      what: `"[!${kind}]" opens no box here: readers would see it in a quotation.`,
      allowed: ADMONITIONS.map((each) => `:::${each}`).join(', '),
      fix: `Write :::${name}${title === '' ? '' : `[${title}]`} above the text and ::: below it, without the >.`,
    },
  ]
}

function checkLines(paragraph: Paragraph): Finding[] {
  const first = paragraph.children[0]
  if (first?.type !== 'text') return []
  const line = first.value.split('\n')[0] ?? ''
  const term = /\n: +\S/.exec(first.value)
  return [
    ...LINES.filter(({found}) => found.test(line)).map(({what, fix}) => ({
      ...placeOf(paragraph),
      what: `"${line.slice(0, 40)}" ${what}: readers would see it.`,
      fix,
    })),
    ...(term === null
      ? []
      : [
          {
            ...placeOf(paragraph),
            what: 'The colon makes no definition here: readers would see it.',
            allowed: 'lists, tables, headings',
            fix: 'Write - **Term**: what it is.',
          },
        ]),
  ]
}

/** A text that is meant to be a table, and whose second line does not fit its first. */
function checkLostTable(paragraph: Paragraph): Finding[] {
  const lines = toString(paragraph).split('\n')
  const at = lines.findIndex(
    (line) => /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && line.includes('|'),
  )
  if (at < 1 || !lines[at - 1]?.includes('|')) return []
  const {line, column} = placeOf(paragraph)
  return [
    {
      line: line + at,
      column,
      what: 'The lines are no table: the row of hyphens has not as many cells as the one above it.',
      allowed: '| --- | below each heading',
      fix: 'Give it as many cells as the headings. A | in a cell is written \\|, in `code` too.',
    },
  ]
}

/** Rows with more cells than there are columns. */
function checkCells({children, align}: Table): Finding[] {
  const columns = align?.length ?? children[0]?.children.length ?? 0
  return children
    .filter((row) => row.children.length > columns)
    .map((row) => ({
      ...placeOf(row),
      what: `The row has ${row.children.length} cells, and the table ${columns} columns: readers would not see the rest.`,
      allowed: `${columns} cells`,
      fix: 'A | in a cell is written \\|, in `code` too.',
    }))
}

function checkWords(text: Text): Finding[] {
  const {line, column} = placeOf(text)
  return WORDS.flatMap(({found, fix}) => {
    const match = found.exec(text.value)
    if (!match) return []
    const before = text.value.slice(0, match.index).split('\n')
    return [
      {
        line: line + before.length - 1,
        column: before.length === 1 ? column + match.index : (before.at(-1)?.length ?? 0) + 1,
        what: `"${match[0]}" means nothing here: readers would see it as it is.`,
        fix,
      },
    ]
  })
}

/** `H~2~O` is struck through. */
function checkTilde(node: Nodes, source: string): Finding[] {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset)
  if (written.startsWith('~~')) return []
  return [
    {
      ...placeOf(node),
      what: `"${written}" would be struck through.`,
      allowed: '~~words~~ for what is struck through',
      fix: 'Write <sub>…</sub> for what stands below the line, or \\~ for the sign.',
    },
  ]
}
