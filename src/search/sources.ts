import type {Search} from '../data/types'

/** Where `@docsearch/react` asks questions. */
const ASSISTANT = 'https://askai.algolia.com'

/** The hosts that pages ask for the configured search, and no others: none where the index of the build answers. */
export function searchSources({hosted}: Search): readonly string[] {
  const hosts = hosted
    ? [
        `${hosted.appId.toLowerCase()}-dsn.algolia.net`,
        ...[1, 2, 3].map((at) => `${hosted.appId.toLowerCase()}-${at}.algolianet.com`),
      ]
    : []
  return [...hosts.map((host) => `https://${host}`), ...(hosted?.assistantId === undefined ? [] : [ASSISTANT])]
}
