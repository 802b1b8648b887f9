import path from 'node:path'
import type {Dead, Place} from './deadLinks'
import {dropEmptyTables} from './dropEmptyTables'

/** A link in Markdown, with its text and target. The text can have code and one pair of brackets. */
const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^)\s]+)\)/g
const ANCHOR = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/g
/** The address of a component. Links in `<a>` go with their tags. */
const ATTRIBUTE = /(?<!<a) href="(\/[^"]+)"/g
const BRAND_LINK = /^\$\{brand\.links\.(\w+)\}/
/** An entry of a list that begins with a link: its text is about the page. */
const LIST_LINK = /^\s*[-*] \[(?:[^[\]]|\[[^\]]*\])+\]\(([^)\s]+)\)/
const FENCE = /^\s*(`{3,}|~{3,})/

export type MarkdownDrops = {text: string; places: readonly Place[]}

/**
 * Removes links to removed pages from Markdown: an entry of a list that begins with one is removed, a table without its last row
 * too, and of any other the text stays. Code isn't changed.
 * @param file from the root of the site, for links to files.
 */
export function dropMarkdownLinks(file: string, source: string, dead: Dead): MarkdownDrops {
  const leadsNowhere = (target: string): boolean => {
    const field = BRAND_LINK.exec(target)?.[1]
    if (field !== undefined) return dead.links.has(field)
    if (/^(?:[a-z]+:|#)/.test(target)) return false
    return dead.isDead(target.startsWith('/') ? target : path.posix.join('/', path.posix.dirname(file), target))
  }
  const isDeadEntry = (line: string): boolean => leadsNowhere(LIST_LINK.exec(line)?.[1] ?? '#')
  const lines = source.split('\n')
  const places: Place[] = []
  let fence: string | undefined
  let header: string | undefined
  const kept = lines.flatMap((line, index) => {
    const mark = FENCE.exec(line)?.[1]
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined
    if (fence !== undefined || mark !== undefined) return [line]
    header = line.startsWith('|') ? (header ?? line) : undefined
    const place = {file, line: index + 1, text: line.trim()}
    const isGone = isDeadEntry(line)
      ? hasLivingNeighbor(lines, index, isDeadEntry)
      : header !== undefined && isDeadRow(line, header, leadsNowhere)
    if (isGone) {
      places.push(place)
      return []
    }
    const text = line
      .replace(LINK, (link, label: string, target: string) => (leadsNowhere(target) ? label : link))
      .replace(ATTRIBUTE, (attribute, target: string) => {
        const instead = leadsNowhere(target) ? dead.insteadOf(target) : undefined
        return instead === undefined ? attribute : attribute.replace(target, instead)
      })
      .replace(ANCHOR, (link, target: string, label: string) => (leadsNowhere(target) ? label : link))
    if (text !== line) places.push(place)
    return [text]
  })
  const text = kept.join('\n')
  return {text: kept.length < lines.length ? dropEmptyTables(text) : text, places}
}

/**
 * Whether a row of a table ends with a cell that is a link, and all its links lead nowhere: it was about the removed pages. A row
 * about a problem stays, because its cause holds without the page about the fix.
 */
function isDeadRow(line: string, header: string, leadsNowhere: (target: string) => boolean): boolean {
  if (/\|\s*Fix\s*\|\s*$/.test(header)) return false
  if (!/\|\s*\[[^\]]*\]\([^)]*\)[^|]*\|\s*$/.test(line)) return false
  return [...line.matchAll(LINK)].every(([, , target = '']) => leadsNowhere(target))
}

/** Whether the list of an entry has another one that stays. */
function hasLivingNeighbor(lines: readonly string[], index: number, isDead: (line: string) => boolean): boolean {
  const isEntry = (line: string | undefined): line is string => line !== undefined && /^\s*[-*] /.test(line)
  const list: string[] = []
  for (let at = index; ; at--) {
    const line = lines[at]
    if (!isEntry(line)) break
    list.push(line)
  }
  for (let at = index + 1; ; at++) {
    const line = lines[at]
    if (!isEntry(line)) break
    list.push(line)
  }
  return list.some((line) => !isDead(line))
}
