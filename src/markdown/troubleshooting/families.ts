import {errorFamilies, type ErrorFamily} from '../../data/errorFamilies'
import {textOf, type ErrorEntry} from './entries'

/** The errors that one page explains. */
export type PageErrors = {
  /** Path below `docs/` without the extension, such as `sso/setup`. */
  page: string
  title: string
  /** The page's address, such as `/docs/sso/setup/`. */
  address: string
  entries: readonly ErrorEntry[]
}

/** The errors of each family, by its ID. */
export type ErrorIndex = Readonly<Record<string, readonly PageErrors[]>>

const hasPage = (pages: readonly string[], page: string): boolean =>
  pages.some((one) => page === one || page.startsWith(`${one}/`))

const hasTerm = ({terms, wholePages = []}: ErrorFamily, page: string, text: string): boolean =>
  terms.some((term) => term.test(text)) || hasPage(wholePages, page)

/** ID of the family of an error; undefined if it belongs to none. */
export function familyOf(page: string, {problem}: ErrorEntry): string | undefined {
  const text = textOf(problem)
  const family =
    errorFamilies.find((one) => hasTerm(one, page, text)) ?? errorFamilies.find(({pages}) => hasPage(pages, page))
  return family?.id
}

/** The errors of all pages by family. Pages stay in their order. */
export function byFamily(pages: readonly PageErrors[]): ErrorIndex {
  return Object.fromEntries(
    errorFamilies.map(({id}) => [
      id,
      pages.flatMap((page) => {
        const entries = page.entries.filter((entry) => familyOf(page.page, entry) === id)
        return entries.length === 0 ? [] : [{...page, entries}]
      }),
    ]),
  )
}
