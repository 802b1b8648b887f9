import type {Requirement} from '../../data/proofServers'
import type {PageTree} from '../editions'
import type {Redirect} from '../../data/redirects'
import type {Brand} from '../../data/types'
import type {OfferValues} from './offer'
import type {SidebarContents} from './placement'
import type {Policy} from './policy'
import type {ServerNames} from './serverNames'

/** What the content is checked against. */
export type ContentCheckOptions = {
  /** The folders that writers edit, with earlier versions and translations. */
  trees: readonly PageTree[]
  /** Whose values stand for the brand tokens. */
  brand: Brand
  /** Keys of the tags a post may use. */
  tags: readonly string[]
  /** Keys of the authors a post may name. */
  authors: readonly string[]
  /** Names of the screenshots a page may show. */
  screenshots: readonly string[]
  /** The states that the proof of a page can need, each with what it requires of the server. */
  states: Readonly<Record<string, readonly Requirement[]>>
  /** Globs of the code that links to pages, such as menus, relative to the site's root. */
  code: readonly string[]
  /** Folder of the pages that are components, relative to the site's root. */
  pagesDir: string
  /** Paths of pages that neither a content file nor a component makes: generated index pages. */
  generatedRoutes: readonly string[]
  /** Paths of files that the build writes, besides pages: `/openapi.yaml`. */
  published: readonly string[]
  /** The Content-Security-Policy of the pages. */
  policy: Policy
  /** Addresses that lead on, besides those in the front matter of pages. */
  redirects: readonly Redirect[]
  /** Components that every page gets without an import. */
  components: readonly string[]
  /** Which pages have a place in a sidebar. */
  sidebars: SidebarContents
  /** Where the offer states each value. Posts state those of their day. */
  offer: OfferValues
  /** What the server knows by name. */
  server: ServerNames
}
