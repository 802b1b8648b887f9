import {draw} from '../dialog/draw.client'
import {drawLink} from './sourceLink.client'

/**
 * A source, a link, code, or strong text. Each has a greatest length, so that a text full of opening brackets is not searched
 * to its end from each of them.
 */
const PART = /\[(\d{1,3})\](?!\()|\[([^\]\n]{1,300})\]\(([^)\s]{1,2000})\)|`([^`\n]{1,500})`|\*\*([^*\n]{1,500})\*\*/g

/** Draws the number of a source. */
type Cite = (number: number) => Node

function drawPart([whole, source, label, url, code, strong]: RegExpExecArray, cite: Cite): Node | string {
  if (source !== undefined) return cite(Number(source))
  if (label !== undefined && url !== undefined) return drawLink({url, title: label})
  if (code !== undefined) return draw('code', {}, code)
  return strong === undefined ? whole : draw('strong', {}, strong)
}

function drawLine(line: string, cite: Cite): (Node | string)[] {
  const parts: (Node | string)[] = []
  let from = 0
  for (const match of line.matchAll(PART)) {
    parts.push(line.slice(from, match.index), drawPart(match, cite))
    from = match.index + match[0].length
  }
  return [...parts, line.slice(from)]
}

/** A block of what a model has written, of whose Markdown little is needed: lists, code, links, and numbers of sources. */
export function drawBlock(block: string, cite: Cite): HTMLElement {
  const lines = block.split('\n')
  if (!lines.every((line) => /^([-*]|\d+\.) /.test(line)))
    return draw('p', {}, ...drawLine(block.replace(/^#+ /, ''), cite))
  return draw('ul', {}, ...lines.map((line) => draw('li', {}, ...drawLine(line.replace(/^\S+ /, ''), cite))))
}
