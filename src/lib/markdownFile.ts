/** The address of a page's Markdown, relative to the page: `/docs/sso/index.md` for `/docs/sso/`. */
export const MARKDOWN_FILE = 'index.md'
