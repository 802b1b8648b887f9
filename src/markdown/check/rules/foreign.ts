import {toString} from 'mdast-util-to-string'
import type {Blockquote, FootnoteDefinition, Link, Nodes, Paragraph, Parents, Text} from 'mdast'
import {visit} from 'unist-util-visit'
import {ADMONITIONS} from './elements'
import {placeOf, type Finding, type Rule} from './finding'
import {LINES, SPACE, WORDS} from './foreignSyntax'
import {checkCells, checkLostTable} from './foreignTables'

/** Markdown of other tools, which readers would see as it is or would miss. */
export const foreign: Rule = (tree, source) => {
  const findings: Finding[] = []
  const notes = new Set<string>()
  visit(tree, 'footnoteReference', ({identifier}) => void notes.add(identifier))
  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    if (node.type === 'blockquote') findings.push(...checkAlert(node))
    if (node.type === 'table') findings.push(...checkCells(node))
    if (node.type === 'paragraph') findings.push(...checkLines(node), ...checkLostTable(node))
    if (node.type === 'text' && parent?.type !== 'link') findings.push(...checkWords(node, source))
    if (node.type === 'link') findings.push(...checkLostLink(node, source))
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier)) findings.push(unusedNote(node))
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
      what: `"[!${kind}]" doesn't open a box here, so readers would see it in a quotation.`,
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
      what: `"${line.slice(0, 40)}" ${what}, so readers would see it.`,
      fix,
    })),
    ...(term === null
      ? []
      : [
          {
            ...placeOf(paragraph),
            what: "The colon doesn't make a definition here, so readers would see it.",
            allowed: 'lists, tables, headings',
            fix: 'Write - **Term**: what it is.',
          },
        ]),
  ]
}

function checkWords(text: Text, source: string): Finding[] {
  const {line, column} = placeOf(text)
  // As written, with the backslashes that the value has lost.
  const written = source.slice(text.position?.start.offset, text.position?.end.offset)
  return WORDS.flatMap(({found, fix}) => {
    const match = found.exec(written)
    if (!match) return []
    const before = written.slice(0, match.index).split('\n')
    return [
      {
        line: line + before.length - 1,
        column: before.length === 1 ? column + match.index : (before.at(-1)?.length ?? 0) + 1,
        what: `"${match[0]}" means nothing here, so readers would see it unchanged.`,
        fix,
      },
    ]
  })
}

/** `[words](https://a.example/b c)`: the address alone is a link, up to the space. */
function checkLostLink(link: Link, source: string): Finding[] {
  const start = link.position?.start.offset ?? 0
  if (source.slice(Math.max(start - 2, 0), start) !== '](') return []
  return [{...placeOf(link), what: `"${link.url}" isn't the address of the words before it.`, fix: SPACE}]
}

function unusedNote(note: FootnoteDefinition): Finding {
  const name = note.label ?? note.identifier
  return {
    ...placeOf(note),
    what: `Nothing refers to the note "[^${name}]", so readers wouldn't see it.`,
    fix: `Write [^${name}] in the text where the note belongs, or remove the note.`,
  }
}

/** `H~2~O` is struck through. */
function checkTilde(node: Nodes, source: string): Finding[] {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset)
  if (written.startsWith('~~')) return []
  return [
    {
      ...placeOf(node),
      what: `"${written}" would be struck through.`,
      allowed: '~~words~~ for text that is struck through',
      fix: 'Write <sub>…</sub> for subscript, or \\~ for the character.',
    },
  ]
}
