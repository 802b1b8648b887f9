/** Names of the framework that the script in the page's head, the client and the stylesheets share. */
export enum ColorModeAttribute {
  /** A `ColorMode`: what the element and all in it are drawn in. */
  theme = 'data-theme',
  /** On the root element: a `ColorModeChoice`. */
  choice = 'data-theme-choice',
  /** The button that switches the mode. */
  button = 'data-color-mode-switch',
}
