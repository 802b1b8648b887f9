import {createHash} from 'node:crypto'
import {Parser} from 'htmlparser2'
import {pagePath} from '../lib/pagePath'
import {SiteError} from '../lib/problem'

const HEAD_END = '</head>'

/** A page as the framework has written it, and what it says of itself. */
export type Page = {
  /** Relative to the build. */
  file: string
  /** Its path on the site: `/docs/` for `docs/index.html`. */
  path: string
  html: string
  /** Its title without the name of the site. */
  title: string
  /** What its `<meta>` tags say, by their `name` or `property`; of several, the first. */
  meta: ReadonlyMap<string, string>
  /** What it tells search engines of itself, each a JSON text. */
  structuredData: readonly string[]
  /** CSP source expressions (`sha256-…`, without quotes) of its inline scripts. */
  scriptHashes: readonly string[]
  /** The same of its style attributes. */
  styleHashes: readonly string[]
}

const STRUCTURED_DATA = 'application/ld+json'

/** Types whose content means nothing to a browser, so that no policy applies to it. Speculation rules need a hash. */
const DATA_TYPES = new Set(['application/json', STRUCTURED_DATA])

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Reads what a page says of itself, and builds no tree: that takes ten times as long. */
function scan(html: string) {
  const titles: string[] = []
  const meta = new Map<string, string>()
  const scriptHashes: string[] = []
  const structuredData: string[] = []
  const styles = new Set<string>()
  let isHeadWhole = false
  /** What has been read of the title or the script that the parser is in. */
  let text: string | undefined
  let scriptType = ''
  const parser = new Parser({
    onopentag(tag, {name, property, content, src, style, type = ''}) {
      if (style !== undefined) styles.add(style)
      text = (tag === 'title' && !isHeadWhole) || (tag === 'script' && src === undefined) ? '' : undefined
      scriptType = type
      const key = name ?? property
      if (tag === 'meta' && !isHeadWhole && key !== undefined && !meta.has(key)) meta.set(key, content ?? '')
    },
    ontext(data) {
      if (text !== undefined) text += data
    },
    onclosetag(tag) {
      if (tag === 'head') isHeadWhole = true
      if (text === undefined) return
      if (tag === 'title') titles.push(text)
      if (tag === 'script' && scriptType === STRUCTURED_DATA) structuredData.push(text)
      if (tag === 'script' && !DATA_TYPES.has(scriptType)) scriptHashes.push(sha256(text))
      text = undefined
    },
  })
  parser.end(html)
  return {title: titles[0]?.trim(), meta, structuredData, scriptHashes, styleHashes: [...styles].map(sha256)}
}

/**
 * Reads a page.
 * @param titleEnd what the framework appends to every title.
 * @throws SiteError for a page without a whole head or without a title.
 */
export function readPage(html: string, file: string, titleEnd: string): Page {
  const {title, ...found} = scan(html)
  if (!html.includes(HEAD_END))
    throw new SiteError({
      file,
      what: "The built page has no closing </head>, so the tags of its picture can't be added.",
      allowed: 'a complete HTML document',
      fix: 'Find the plugin or the option of the HTML minifier that removes it.',
    })
  if (!title)
    throw new SiteError({
      file,
      what: 'The page has no title.',
      fix: 'Give the page a title: `title` in the front matter, or the prop of its Layout.',
    })
  return {
    file,
    path: pagePath(file),
    html,
    title: title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title,
    ...found,
  }
}
