import type {Search} from '../data/types'

/** Where the hosted assistant is. */
export const ASSISTANT_URL = 'https://askai.algolia.com/chat'

/** The hosts that pages ask for the configured search, and no others: none where the index of the build answers. */
export function searchSources({hosted, askEndpoint}: Search): readonly string[] {
  const hosts = hosted
    ? [
        `${hosted.appId.toLowerCase()}-dsn.algolia.net`,
        ...[1, 2, 3].map((at) => `${hosted.appId.toLowerCase()}-${at}.algolianet.com`),
      ]
    : []
  return [
    ...hosts.map((host) => `https://${host}`),
    ...(hosted?.assistantId === undefined ? [] : [new URL(ASSISTANT_URL).origin]),
    ...(askEndpoint?.startsWith('https:') ? [new URL(askEndpoint).origin] : []),
  ]
}
