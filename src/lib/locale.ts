/**
 * The language of texts, dates, and numbers: `en`, `de`, or `de-AT`. Bundlers put it into the scripts of pages. In Node, it is that of
 * the pages that are being built.
 */
export const locale = (): string => process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en'
