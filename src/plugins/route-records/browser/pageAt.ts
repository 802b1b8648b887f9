/** The address by which a page has its record: a host may also answer to others. */
export const pageAt = (pathname: string): string =>
  decodeURI(pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/?$/, '/')
