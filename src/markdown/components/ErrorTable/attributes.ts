/** Names that the build shares with the list of errors. */
export enum ErrorTableAttribute {
  /** The errors of one page. The search leaves them out, because it finds the page itself. */
  list = 'data-errors-of',
}
