/**
 * The language of texts, dates, and numbers: `en`, `de`, or `de-AT`. Bundlers put it into the scripts of pages. In Node, it is that of
 * the pages that are being built. The development server of Docusaurus names `undefined` if it isn't told a language.
 */
export const locale = (): string =>
  // Without a variable, so that a bundler keeps the language alone.
  process.env.DOCUSAURUS_CURRENT_LOCALE === undefined || process.env.DOCUSAURUS_CURRENT_LOCALE === 'undefined'
    ? 'en'
    : process.env.DOCUSAURUS_CURRENT_LOCALE
