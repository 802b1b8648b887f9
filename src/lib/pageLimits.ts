/** How long the texts are that search engines show of a page, in characters. */
export const TITLE = {max: 60} as const
/** Pages of operations and lists have a sentence from elsewhere, which can be shorter than what a writer has to write. */
export const DESCRIPTION = {min: 70, minOfGenerated: 50, max: 160} as const
