import {feedsOf} from './feedFormats'

/** The page of all digests, with a slash at both ends. */
export const digestsPath = '/blog/tags/digest/'

/** The key of their tag in `src/data/tags.ts`. */
export const digestTag = 'digest'

/** The feeds of the digests, by their type. */
export const digestFeeds = feedsOf(digestsPath)
