/** What the owner of a site lets programs use its pages for (contentsignals.org). */
export type ContentSignals = {
  /** To find the pages, with a link and an excerpt. */
  search: boolean
  /** As input of an AI model that answers a question. */
  aiInput: boolean
  /** To train or fine-tune AI models. */
  aiTrain: boolean
}

/** What robots.txt is made of. */
export type RobotsTxt = {
  /** `https://` addresses of the languages of the site, with a closing slash. */
  sites: readonly string[]
  /** A preview is for its reviewers, not for search engines. */
  noIndex: boolean
  signals: ContentSignals
}

const answer = (isAllowed: boolean): string => (isAllowed ? 'yes' : 'no')

/** The text of robots.txt: every page for every program, or none for any. */
export function robotsTxt({sites, noIndex, signals: {search, aiInput, aiTrain}}: RobotsTxt): string {
  if (noIndex) return 'User-agent: *\nDisallow: /\n'
  const signals = `search=${answer(search)}, ai-input=${answer(aiInput)}, ai-train=${answer(aiTrain)}`
  const sitemaps = sites.map((site) => `Sitemap: ${site}sitemap.xml\n`).join('')
  return `User-agent: *\nContent-Signal: ${signals}\nAllow: /\n\n${sitemaps}`
}
