/** The page of all digests, with a slash at both ends. */
export const digestsPath = '/blog/tags/digest/'

/** The key of their tag in `src/data/tags.ts`. */
export const digestTag = 'digest'

/** The feeds of the digests, by their type. */
export const digestFeeds = [
  {type: 'application/rss+xml', href: `${digestsPath.slice(0, -1)}.xml`},
  {type: 'application/feed+json', href: `${digestsPath.slice(0, -1)}.json`},
] as const
