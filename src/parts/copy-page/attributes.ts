/** Names that the menu shares with `copyPage.client.ts`. */
export enum CopyPageAttribute {
  /** The menu with its button. */
  menu = 'data-copy-page',
}
