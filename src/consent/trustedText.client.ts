/** The library's close, tick and arrow, as it writes them. */
const ICON = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\w .-]+"\/><\/svg>$/

/** Whether a text may be written as HTML: it is text alone, or an icon. */
export const isHarmless = (html: string): boolean => ICON.test(html) || !/[<>]/.test(html)

/**
 * Lets a library that writes texts by `innerHTML` do so under the site's policy, which allows it to nobody else
 * (`trusted-types` in `src/config/headers.ts`). What is not harmless is refused, and so is every script.
 */
export function allowTexts(): void {
  window.trustedTypes?.createPolicy('default', {createHTML: (html) => (isHarmless(html) ? html : null)})
}
