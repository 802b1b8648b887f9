/** What robots.txt is made of. */
export type RobotsTxt = {
  /** `https://` address of the site, without closing slash. */
  url: string
  /** A preview is for its reviewers, not for search engines. */
  noIndex: boolean
}

/** The text of robots.txt: everything for everyone, or nothing for anyone. */
export function robotsTxt({url, noIndex}: RobotsTxt): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`
}
