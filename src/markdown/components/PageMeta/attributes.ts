/** A name that the lines below a page's title share with the search, which leaves them out. */
export enum PageMetaAttribute {
  line = 'data-page-meta',
}
