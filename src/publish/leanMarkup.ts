/** The framework's template has a line for each part of the head, and for those that a page doesn't have. */
export const withoutLines = (html: string): string =>
  html.replace(/^[^]*?<\/head>/, (head) => head.replaceAll(/>\n+(?=<)/g, '>'))

/** What the framework's client would look for, and classes of nothing. */
const MARKS = /<!-- -->| (?:data-rh="true"|class="")(?<=<[^<>]*)/g

/** The same words as in the label of the link, which programs that turn pages into text repeat. */
const LINK_TITLE = /(?<= class="hash-link" aria-label="([^"]*)") title="\1"/g

/** No page loads the framework's client. */
export const withoutMarks = (html: string): string => html.replaceAll(MARKS, '').replaceAll(LINK_TITLE, '')
