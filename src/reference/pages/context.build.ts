import type {Description} from '../description/description.build'
import type {UsingPage} from '../description/uses.build'

/** What the page of an operation depends on besides the operation. */
export type PageContext = {
  description: Description
  /** Paths of pages of the documentation that exist, so that no page links to one that does not. */
  docsRoutes: ReadonlySet<string>
  /** Host of the site that has these pages. Default: any. */
  domain?: string
  /** Address of a section about errors that any operation can return. Default: there is none. */
  commonErrors?: string
  /** The pages of the documentation that use an operation, by its id. */
  uses: Readonly<Record<string, readonly UsingPage[]>>
}
