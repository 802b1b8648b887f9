import {createHash} from 'node:crypto'
import {SidebarAttribute} from '../parts/sidebar/attributes'
import {SECTIONS_FOLDER} from '../parts/sidebar/sectionFiles'

/** The entries of a closed category: a range of the page. */
type ClosedList = {
  /** Address of the category's own page, as the link beside it says it. */
  href: string
  start: number
  end: number
}

type Sidebar = {
  /** Addresses of all categories, in their order: pages with the same ones share a file. */
  key: string
  closed: readonly ClosedList[]
}

type SidebarFiles = {
  /** Content of each file by its path below the site's root. */
  files: ReadonlyMap<string, string>
  /** Path of the file with the closed categories of a page. Undefined for a page that keeps them. */
  fileOf: (html: string) => string | undefined
}

/** Shorter lists are cheaper in the page than in a file. In characters. */
const WORTH_A_FILE = 4000

const MARK = `${SidebarAttribute.content}="true"`

/** A `<details>` begins, with the link before it if there is one, or ends. */
const DETAILS = /(?: href="([^"]*)"[^>]*>[^<]*<\/a>)?<details\b([^>]*)><summary\b[^]*?<\/summary>|<\/details>/g

/** Reads the sidebar of a page. A category inside of another one belongs to that. */
function readSidebar(html: string): Sidebar | undefined {
  const from = html.indexOf(MARK)
  if (from === -1) return undefined
  const to = html.indexOf('</nav>', from)
  const hrefs: string[] = []
  const closed: ClosedList[] = []
  let depth = 0
  let list: Omit<ClosedList, 'end'> | undefined
  DETAILS.lastIndex = from
  for (let tag = DETAILS.exec(html); tag !== null && tag.index < to; tag = DETAILS.exec(html)) {
    const [text, href, attributes] = tag
    const isEnd = attributes === undefined
    if (isEnd) depth -= 1
    if (depth === 0 && isEnd && list !== undefined) closed.push({...list, end: tag.index})
    if (depth === 0) list = undefined
    if (depth === 0 && !isEnd && href !== undefined) {
      hrefs.push(href)
      if (!/ open\b/.test(attributes)) list = {href, start: tag.index + text.length}
    }
    if (!isEnd) depth += 1
  }
  return {key: hrefs.join(' '), closed}
}

const isWorthFile = ({closed}: Sidebar): boolean =>
  closed.reduce((length, {start, end}) => length + end - start, 0) >= WORTH_A_FILE

/** The lists of a sidebar as one document: each follows a link to its category. */
const documentOf = (lists: ReadonlyMap<string, string>): string =>
  [...lists].map(([href, list]) => `<a href="${href}"></a>${list}`).join('')

/** Collects the closed categories of the sidebars. Those of one sidebar are in one file, whatever page the reader is on. */
export function sidebarFiles(pages: readonly {html: string}[]): SidebarFiles {
  const listsByKey = new Map<string, Map<string, string>>()
  for (const {html} of pages) {
    const sidebar = readSidebar(html)
    if (sidebar === undefined || !isWorthFile(sidebar)) continue
    const lists = listsByKey.get(sidebar.key) ?? new Map<string, string>()
    for (const {href, start, end} of sidebar.closed) if (!lists.has(href)) lists.set(href, html.slice(start, end))
    listsByKey.set(sidebar.key, lists)
  }
  const named = [...listsByKey].map(([key, lists]) => {
    const text = documentOf(lists)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return [key, {file: `${SECTIONS_FOLDER}/${hash}.htm`, text}] as const
  })
  const byKey = new Map(named)
  return {
    files: new Map(named.map(([, {file, text}]) => [file, text])),
    fileOf(html) {
      const sidebar = readSidebar(html)
      return sidebar && isWorthFile(sidebar) ? byKey.get(sidebar.key)?.file : undefined
    },
  }
}

/** The page without the entries of closed categories. It names the file that has them. @param address of the file. */
export function withoutClosedSections(html: string, address: string): string {
  const closed = readSidebar(html)?.closed ?? []
  return closed
    .reduceRight((text, {start, end}) => text.slice(0, start) + text.slice(end), html)
    .replace(MARK, `${SidebarAttribute.content}="${address}"`)
}
