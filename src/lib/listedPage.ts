/** A page as the list of all pages has it, `/page-list.json`. */
export type ListedPage = {
  /** With the slash at its end. */
  path: string
  title: string
}
