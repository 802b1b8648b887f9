/**
 * The language of texts, dates, and numbers: `en`, `de`, or `de-AT`. Bundlers put it into the scripts of pages. In Node, it is that of
 * the pages that are being built. The development server of Docusaurus names `undefined` if it isn't told a language.
 */
export function locale(): string {
  const named = process.env.DOCUSAURUS_CURRENT_LOCALE
  return named === undefined || named === 'undefined' ? 'en' : named
}
