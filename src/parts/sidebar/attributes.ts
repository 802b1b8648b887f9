/** Names that the sidebars of docs and blog share with the client code and the stylesheets. */
export enum SidebarAttribute {
  /**
   * The content of the page's sidebar, which the mobile menu copies. Its value is the address of the file with the entries of
   * closed categories, if the page leaves them out.
   */
  content = 'data-secondary-menu',
}
