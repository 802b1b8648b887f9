/** Names that the sidebars of docs and blog share with the client code and the stylesheets. */
export enum SidebarAttribute {
  /** The content of the page's sidebar, which the mobile menu copies. */
  content = 'data-secondary-menu',
}
