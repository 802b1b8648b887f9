/** Names that the navbar shares with its client code and the stylesheets. */
export enum NavbarAttribute {
  /** On the root element: a `NavbarState`. */
  state = 'data-navbar',
  /** An item of the navbar with its menu. */
  dropdown = 'data-dropdown',
  /** What Escape closes besides menus: the anchor of a tooltip. */
  dismissible = 'data-dismissible',
  /** On one of the two: closed, although the pointer or the keyboard is on it. */
  dismissed = 'data-dismissed',
}

export type NavbarState = 'shown' | 'hidden'
