/** Names that a filter shares with `filter.client.ts` and its stylesheet. */
export enum ListFilterAttribute {
  /** The filter. */
  filter = 'data-list-filter',
  /** On the filter: the reader has typed something. */
  filtered = 'data-filtered',
}
