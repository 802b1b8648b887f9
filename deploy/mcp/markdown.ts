import {cut} from '../../src/lib/cut'
import {anchorOf} from '../../src/search/searchIndex'

/** Characters of one answer. About 10,000 tokens, which clients accept without a warning. */
export const MOST_CHARACTERS = 40_000

/** A heading of a page. */
export type Heading = {
  /** 1 for `#`. */
  level: number
  /** Without markup. */
  text: string
  /** Number of its line, from 0. */
  line: number
}

/** A heading without links, code marks, emphasis, and escapes. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/[`*]/g, '')
    .trim()

/** The headings of a page, without what looks like one in code. */
export function headingsOf(markdown: string): Heading[] {
  let fence = ''
  return markdown.split('\n').flatMap((line, at) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (mark !== undefined && (fence === '' || (mark.startsWith(fence) && line.trim() === mark)))
      fence = fence === '' ? mark : ''
    if (fence !== '') return []
    const [, signs, text] = /^(#{1,6}) (.+)$/.exec(line) ?? []
    return signs === undefined || text === undefined ? [] : [{level: signs.length, text: plain(text), line: at}]
  })
}

/**
 * The part of a page from a heading to the next one of the same or a higher level.
 * @param wanted the heading, or its anchor.
 * @returns undefined if the page has no such heading.
 */
export function sectionOf(markdown: string, wanted: string): string | undefined {
  const headings = headingsOf(markdown)
  const anchor = anchorOf(plain(wanted.replace(/^#+\s*/, '')))
  const at = headings.findIndex(({text}) => anchorOf(text) === anchor)
  const heading = headings[at]
  if (heading === undefined) return undefined
  const next = headings.slice(at + 1).find(({level}) => level <= heading.level)
  return markdown.split('\n').slice(heading.line, next?.line).join('\n').trimEnd()
}

/**
 * As much of a text as one answer has room for, with a note on how to get the rest.
 * @param from the character to begin at.
 * @param hint another way to get less.
 */
export function pieceOf(text: string, from: number, hint: string): string {
  const rest = text.slice(from)
  const piece = cut(rest, MOST_CHARACTERS)
  const end = from + piece.length
  if (end >= text.length) return piece
  return `${piece}\n\n[Cut: these are the characters ${from} to ${end} of ${text.length}. To continue, call again with "from": ${end}. ${hint}]`
}
