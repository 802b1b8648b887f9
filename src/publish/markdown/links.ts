import {MARKDOWN_FILE} from '../../lib/markdownFile'
/** What links of a page need to become absolute. */
export type LinkContext = {
  /** `https://` address of the page, with a closing slash. */
  page: string
  /** `https://` address of the site with its path, with a closing slash. */
  site: string
  /** Whether a path of the site, with its base, has a Markdown page: `/docs/sso/`. */
  hasMarkdown: (path: string) => boolean
}

/** The path of a page's Markdown: `/docs/sso/index.md` for `/docs/sso/`. */
export const markdownPath = (path: string): string => `${path}${MARKDOWN_FILE}`

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** Where a link of a page leads from anywhere: an absolute address, and of a page of the site that of its Markdown. */
export function absolute(href: string, {page, site, hasMarkdown}: LinkContext): string {
  if (SCHEME.test(href) && !href.startsWith(site)) return href
  const url = new URL(href, page)
  if (!url.href.startsWith(site) || !hasMarkdown(url.pathname)) return url.href
  url.pathname = markdownPath(url.pathname)
  // What the address of a page chooses among tabs.
  url.search = ''
  return url.href
}
