/** Names that the button back to the top shares with `backToTop.client.ts` and its stylesheet. */
export enum BackToTopAttribute {
  /** The button. */
  button = 'data-back-to-top',
  /** On the root element: the reader scrolls up, and the button is shown. */
  shown = 'data-turned-back',
}
