/** The path of a page on the site: `/docs/` for `docs/index.html`. @param file of a build, relative to its folder. */
export const pagePath = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`
