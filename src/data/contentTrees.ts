/** The folders that writers edit. */
export type ContentTree = {
  /** Folder, relative to the site's root. */
  dir: 'docs' | 'articles' | 'guides' | 'api' | 'blog'
  /** Where its pages live, with both slashes. */
  routeBase: string
  /** Blog posts have other front matter than the pages of the doc trees. */
  kind: 'doc' | 'blog'
}

/** The list of posts. There is none before the first post. */
export const blogPath = '/blog/'

export const contentTrees: readonly ContentTree[] = [
  {dir: 'docs', routeBase: '/docs/', kind: 'doc'},
  {dir: 'api', routeBase: '/api/', kind: 'doc'},
  {dir: 'articles', routeBase: '/articles/', kind: 'doc'},
  {dir: 'guides', routeBase: '/guides/', kind: 'doc'},
  {dir: 'blog', routeBase: blogPath, kind: 'blog'},
]
