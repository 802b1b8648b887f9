/** A name that the theme's table of contents shares with `toc.client.ts` and the stylesheets. */
export enum TocAttribute {
  /** The table of contents. */
  contents = 'data-contents',
}
