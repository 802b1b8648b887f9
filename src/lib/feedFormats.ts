const formats = {
  rss: {type: 'application/rss+xml', extension: 'xml'},
  atom: {type: 'application/atom+xml', extension: 'atom.xml'},
  json: {type: 'application/feed+json', extension: 'json'},
} as const

const pathWith = (page: string, extension: string): string => `${page.slice(0, -1)}.${extension}`

/**
 * The path of a page's feed.
 * @param page its path, with a slash at both ends.
 */
export const feedPath = (page: string, format: keyof typeof formats): string =>
  pathWith(page, formats[format].extension)

/**
 * The feeds of a page, in each format.
 * @param page its path, with a slash at both ends.
 */
export const feedsOf = (page: string) =>
  Object.values(formats).map(({type, extension}) => ({type, href: pathWith(page, extension)}))
