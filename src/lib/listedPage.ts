/** A page as the list of all pages has it, `/page-list.json`. */
export type ListedPage = {
  /** With the slash at its end. */
  path: string
  title: string
}

/** The same, as it is searched. */
export type SearchablePage = ListedPage & {
  /** What the page tells search engines of itself; empty where it tells nothing. */
  description: string
}
