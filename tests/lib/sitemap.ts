import path from 'node:path'
import {choosePages, sitemapPaths} from '../../scripts/lib/everyPage'

/** The paths of the build's sitemap. */
export const sitemap: readonly string[] = sitemapPaths(path.resolve('.'))

/**
 * The pages on which a promise about every page is tested in a browser: in `npm test -- --every-page` all that a reader or
 * a builder of the site can see; else those that show every template and every component, and those that changed since.
 */
export const everyPage: readonly string[] = process.env.SITE_PAGES?.split(' ') ?? choosePages(path.resolve('.')).visited

/** Marks a test of one page, from whose outcome the record in tests/everyPage.json is made. */
export const ofPage = (pathname: string) => ({annotation: {type: 'page', description: pathname}})
