/** Names that the search's markup and its client code share. */
export enum SearchAttribute {
  /** On the button of the navbar that opens the search. */
  button = 'data-search',
  /** On its form, if the dialog did not load. */
  failed = 'data-failed',
  /** On the status line of the page of results. */
  status = 'data-search-status',
  /** On the dialog, in question mode. */
  asking = 'data-asking',
  /** On the room for the excerpt of a result. */
  excerpt = 'data-excerpt',
  /** On a link of a list of what is kept. */
  remembered = 'data-remembered',
  /** On such a list: its title. */
  list = 'data-list',
  /** On a button in such a list: what it does. */
  action = 'data-action',
}
