/** The id of a page's main content, to which the skip link leads. */
export const MAIN_ID = 'main-content'
