import {draw} from '../draw'

/** A source, a link, code, or strong text. */
const PART = /\[(\d+)\](?!\()|\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`|\*\*([^*]+)\*\*/g

export type Source = {url: string; title: string}

/** The address, where a link may lead to it. */
const safe = (url: string): string | undefined => (/^(https?:\/\/|\/(?!\/))/.test(url) ? url : undefined)

function drawPart(
  [whole, source, label, url, code, strong]: RegExpExecArray,
  sources: readonly Source[],
): Node | string {
  const cited = source === undefined ? undefined : sources[Number(source) - 1]
  if (source !== undefined)
    return cited ? draw('a', {href: safe(cited.url) ?? '#', title: cited.title}, `[${source}]`) : ''
  if (label !== undefined && url !== undefined) return safe(url) === undefined ? label : draw('a', {href: url}, label)
  if (code !== undefined) return draw('code', {}, code)
  return strong === undefined ? whole : draw('strong', {}, strong)
}

function drawLine(line: string, sources: readonly Source[]): (Node | string)[] {
  const parts: (Node | string)[] = []
  let from = 0
  for (const match of line.matchAll(PART)) {
    parts.push(line.slice(from, match.index), drawPart(match, sources))
    from = match.index + match[0].length
  }
  return [...parts, line.slice(from)]
}

/** A text that a model has written, of whose Markdown little is needed: paragraphs, lists, code, links, and numbers of sources. */
export function drawText(text: string, sources: readonly Source[]): HTMLElement[] {
  const blocks = text.split(/```\w*\n?|\n{2,}/)
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n')
      if (!lines.every((line) => /^([-*]|\d+\.) /.test(line)))
        return draw('p', {}, ...drawLine(block.replace(/^#+ /, ''), sources))
      return draw('ul', {}, ...lines.map((line) => draw('li', {}, ...drawLine(line.replace(/^\S+ /, ''), sources))))
    })
}
