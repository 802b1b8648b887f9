/**
 * Lets the browser fetch the page that a link leads to when the reader turns to the link. It fetches and does not
 * render: that costs more than it saves where there was no time to hover.
 * @param baseUrl path of the site on its host, with slashes at both ends.
 */
export function speculationRules(baseUrl: string): string {
  // Pages end with a slash, files do not.
  const pages = {href_matches: [baseUrl, `${baseUrl}*/`]}
  const others = {selector_matches: "[href^='#'], [target=_blank], [download]"}
  return JSON.stringify({prefetch: [{where: {and: [pages, {not: others}]}, eagerness: 'eager'}]})
}
