import type {Page} from './page'

/** The framework's banner on a page that is unlisted. */
const UNLISTED = 'theme-unlisted-banner'

/**
 * Whether the lists of pages and the search have a page: not one that asks search engines to leave it out, as an unlisted one does.
 * @param isPreview whether the framework asks that of all pages, so that only what a page says besides tells.
 */
export function isListed({path, meta, html}: Pick<Page, 'path' | 'meta' | 'html'>, isPreview: boolean): boolean {
  const robots = meta.get('robots') ?? ''
  const isHidden = isPreview ? robots === 'noindex' || html.includes(UNLISTED) : robots.includes('noindex')
  return path.endsWith('/') && !isHidden
}
