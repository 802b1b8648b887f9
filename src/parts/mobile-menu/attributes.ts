/** Names that the mobile menu shares with its client code and the stylesheets. */
export enum MobileMenuAttribute {
  /** On the dialog: the `Panel` that it shows. */
  panel = 'data-panel',
  /** The button that opens the menu. */
  open = 'data-menu-open',
  /** The button that leads from the secondary panel to the primary one. */
  back = 'data-menu-back',
  /** The place of the page's sidebar in the menu. */
  sidebar = 'data-menu-secondary',
  /** On the root element: the menu's script did not load, and the page shows the sidebar itself. */
  failed = 'data-plain',
}

export type Panel = 'primary' | 'secondary'
