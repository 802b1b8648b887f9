import path from 'node:path'
import {choosePages, sitemapPaths} from '../../scripts/lib/everyPage'

/** The paths of the build's sitemap. */
export const sitemap: readonly string[] = sitemapPaths(path.resolve('.'))

/**
 * The pages on which a promise about every page is tested in a browser: in `npm test -- --every-page` all that a reader or
 * a builder of the site can see; else those that show every template and every component, and those that this branch changes.
 */
export const everyPage: readonly string[] = process.env.SITE_PAGES?.split(' ') ?? choosePages(path.resolve('.')).visited
