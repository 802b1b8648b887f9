import {pageCount, type LlmsOptions} from './llms'
import type {Part, Section} from './outline'
import type {Twin} from './twins'

/** What a file can have at most, in characters. Readers cut off what is longer. */
export const MAX_CHARACTERS = 100_000

/** Left for the heading of a file. */
const HEADING = 500

type FullFile = {path: string; label: string; pages: readonly Twin[]; text: string}

const pageText = ({body, path}: Twin, siteUrl: string): string => `Source: ${siteUrl}${path.slice(1)}\n\n${body}`

const LONGEST = MAX_CHARACTERS - HEADING

/** Cuts a text between lines. A block of code that is cut ends in its piece, and begins again in the next. */
function cutLines(text: string, most: number): string[] {
  const pieces: string[] = []
  let piece: string[] = []
  let size = 0
  /** The first line of the block of code around, and its mark. */
  let fence: {line: string; mark: string} | undefined
  // A line can have an encoded file.
  for (const line of text.split('\n').flatMap((whole) => whole.match(/.{1,10000}/gsu) ?? [whole])) {
    if (piece.length > 0 && size + line.length + 10 > most) {
      pieces.push([...piece, ...(fence ? [fence.mark] : [])].join('\n'))
      piece = fence ? [fence.line] : []
      size = piece.join('').length
    }
    piece.push(line)
    size += line.length + 1
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) fence = fence === undefined ? {line, mark} : line.trim() === fence.mark ? undefined : fence
  }
  return [...pieces, piece.join('\n')]
}

/** A page that is longer than a file can be, cut at its headings, and a longer section between its lines. */
function piecesOf(page: Twin, siteUrl: string): Twin[] {
  const around = pageText({...page, body: ''}, siteUrl).length + 2
  if (around + page.body.length <= LONGEST) return [page]
  const bodies: string[] = []
  for (const section of page.body.split(/\n(?=#{2,3} )/)) {
    const joined = `${bodies.at(-1) ?? ''}\n${section}`
    if (bodies.length > 0 && around + joined.length <= LONGEST) bodies.splice(-1, 1, joined)
    else bodies.push(...cutLines(section, LONGEST - around))
  }
  return bodies.map((body) => ({...page, body}))
}

/** Pages in groups, none larger than a file can be. */
function grouped(pages: readonly Twin[], siteUrl: string): Twin[][] {
  const groups: Twin[][] = []
  let size = 0
  for (const page of pages.flatMap((each) => piecesOf(each, siteUrl))) {
    const length = pageText(page, siteUrl).length + 2
    if (groups.length === 0 || size + length > LONGEST) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(page)
    size += length
  }
  return groups
}

/** The files of a section, none of which is named like the index. */
function filesOf({label, path, pages}: Section, {name, siteUrl}: LlmsOptions, taken: ReadonlySet<string>): FullFile[] {
  const groups = grouped(pages, siteUrl)
  const pathOf = (number: number): string => `${path.slice(1)}llms-full${number === 1 ? '' : `-${number}`}.txt`
  let number = 0
  return groups.map((group, index) => {
    do number += 1
    while (taken.has(pathOf(number)))
    const title = `${label}${groups.length > 1 ? `, part ${index + 1} of ${groups.length}` : ''}`
    const texts = group.map((page) => pageText(page, siteUrl))
    return {
      path: pathOf(number),
      label: title,
      pages: group,
      text: [`# ${name}: ${title}`, `> Index of all full texts: ${siteUrl}llms-full.txt`, ...texts].join('\n\n'),
    }
  })
}

const INDEX = 'llms-full.txt'

const formatted = (number: number): string => number.toLocaleString('en-US')

/** The full texts of the pages in files of at most `MAX_CHARACTERS`, by path, and an index that states their sizes. */
export function llmsFullFiles(parts: readonly Part[], options: LlmsOptions): Map<string, string> {
  const taken = new Set([INDEX])
  const lines: string[] = []
  const files = new Map<string, string>()
  for (const {label, sections} of parts) {
    lines.push('', `## ${label}`, '')
    for (const section of sections) {
      const pages = section.pages.filter(({type}) => type !== 'list')
      for (const file of filesOf({...section, pages}, options, taken)) {
        taken.add(file.path)
        files.set(file.path, file.text)
        const size = `${formatted(file.text.length)} characters, ${pageCount(file.pages.length)}`
        lines.push(`- [${file.label}](${options.siteUrl}${file.path}): ${size}`)
      }
    }
  }
  const total = [...files.values()].reduce((sum, text) => sum + text.length, 0)
  const summary = `> The pages of ${options.name} as Markdown in ${files.size} files, with ${formatted(total)} characters in all. To read only some pages, start with ${options.siteUrl}llms.txt`
  files.set(INDEX, [`# ${options.name}: full texts`, '', summary, ...lines, ''].join('\n'))
  return files
}
