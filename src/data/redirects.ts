import {brand} from './brand'

/** An address that a page had once, or that readers try, and where they find what they want. */
export type Redirect = {
  /** A path of the site with both slashes, at which there is no page. */
  from: string
  /** The path of a page, with both slashes. */
  to: string
}

/**
 * Redirects that no page's front matter can name, because they lead to no page of `docs`, `articles`, `guides` or `blog`,
 * or are of a page that is gone. A page that has moved names its earlier addresses itself: `moved_from`.
 */
export const REDIRECTS: readonly Redirect[] = [{from: '/api/', to: `/api/${brand.slug}-admin-rest-api/`}]
