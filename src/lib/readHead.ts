import {Parser} from 'htmlparser2'
import {ownCopy} from './ownCopy'

/** What a built page says of itself in its head. */
export type Head = {
  /** The text of its first title; empty where there is none. */
  title: string
  /** What its `<meta>` tags say, by their `name` or `property`; of several, the first. */
  meta: ReadonlyMap<string, string>
}

/** Where a head ends. */
export const HEAD_END = '</head>'

/**
 * Reads the head only, and builds no tree: every page of a build is read, and all of one takes ten times as long.
 * @returns undefined for a page whose head does not end.
 */
export function readHead(html: string): Head | undefined {
  const end = html.indexOf(HEAD_END)
  if (end < 0) return undefined
  const titles: string[] = []
  const meta = new Map<string, string>()
  let isTitle = false
  const parser = new Parser({
    onopentag(tag, {name, property, content}) {
      isTitle = tag === 'title'
      if (isTitle) titles.push('')
      const key = name ?? property
      if (tag === 'meta' && key !== undefined && !meta.has(key)) meta.set(key, ownCopy(content ?? ''))
    },
    ontext(text) {
      if (isTitle) titles.push((titles.pop() ?? '') + text)
    },
    onclosetag() {
      isTitle = false
    },
  })
  parser.end(html.slice(0, end))
  return {title: ownCopy(titles[0]?.trim() ?? ''), meta}
}
