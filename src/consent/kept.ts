import {translate} from '@docusaurus/Translate'
import type {StorageUses, StoredEntry} from './categories'
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
  CONTEXT_KEY,
  HANDOVER_KEY,
  OFFLINE_CACHE,
  PROCEDURE_KEY,
  SEARCH_ASKED_KEY,
  SEARCH_SLASH_KEY,
  SEARCH_FAVORITE_KEY,
  SEARCH_RECENT_KEY,
  TAB_KEY,
  VERSION_KEY,
  type StoredKey,
} from './storedKeys'

type Kept = Omit<StoredEntry, 'name'> & {
  /** Default: always. */
  isUsed?: (uses: StorageUses) => boolean
}

const local = {
  kind: 'Local storage',
  lifetime: translate({id: 'consent.data.untilDeleted', message: 'until you delete it'}),
} as const

/** What search keeps, ours and that of the hosted service. A function: pages do not need it. */
const searchTexts = () => ({
  recent: translate({id: 'consent.data.searchRecent', message: 'the pages that you last opened from search'}),
  favorites: translate({
    id: 'consent.data.searchFavorites',
    message: 'the pages that you saved as favorites in search',
  }),
  asked: translate({id: 'consent.data.searchAsked', message: 'the questions that you last asked in search'}),
})

/** What `@docsearch/react` 4.7.0 keeps, by its source. */
export function keptByDocSearch(): StoredEntry[] {
  const {recent, favorites, asked} = searchTexts()
  return [
    {...local, name: '__DOCSEARCH_RECENT_SEARCHES__…', purpose: recent},
    {...local, name: '__DOCSEARCH_FAVORITE_SEARCHES__…', purpose: favorites},
    {...local, name: '__DOCSEARCH_ASKAI_CONVERSATIONS__…', purpose: asked},
    {
      ...local,
      name: 'algolia-client-js-…',
      purpose: translate({id: 'consent.data.searchServers', message: 'which search servers respond'}),
    },
    {
      kind: 'Session storage',
      name: 'askai_token',
      purpose: translate({
        id: 'consent.data.searchToken',
        message: 'a token for the questions that you ask in search',
      }),
      lifetime: translate({id: 'consent.data.untilTab', message: 'until you close the tab'}),
    },
  ]
}

/** What the reader has chosen or entered on a page. */
const keptChoices = () =>
  ({
    [COLOR_MODE_KEY]: {
      ...local,
      purpose: translate({id: 'consent.data.colorMode', message: 'your choice of light or dark mode'}),
      isUsed: ({colorModeSwitch}) => colorModeSwitch,
    },
    [ANNOUNCEMENT_ID_KEY]: {
      ...local,
      purpose: translate({id: 'consent.data.announcements', message: 'the announcements that you saw'}),
      isUsed: ({announcement}) => announcement,
    },
    [ANNOUNCEMENT_DISMISSED_KEY]: {
      ...local,
      purpose: translate({id: 'consent.data.dismissed', message: 'whether you closed the last one'}),
      isUsed: ({announcement}) => announcement,
    },
    [VERSION_KEY]: {
      ...local,
      purpose: translate({id: 'consent.data.version', message: 'the version of the documentation that you chose'}),
      isUsed: ({versions}) => versions,
    },
    [TAB_KEY]: {...local, purpose: translate({id: 'consent.data.tabs', message: 'the tabs that you chose'})},
    [CONTEXT_KEY]: {
      ...local,
      purpose: translate({
        id: 'consent.data.context',
        message: 'the server, realm, client, and IDs that you entered, but never a token',
      }),
    },
  }) satisfies Partial<Record<StoredKey, Kept>>

/** What search keeps, unless a hosted service searches. */
function keptBySearch() {
  const {recent, favorites, asked} = searchTexts()
  const ours = {...local, isUsed: ({hostedSearch}: StorageUses) => !hostedSearch}
  return {
    [SEARCH_RECENT_KEY]: {...ours, purpose: recent},
    [SEARCH_FAVORITE_KEY]: {...ours, purpose: favorites},
    [SEARCH_ASKED_KEY]: {...ours, purpose: asked},
    [SEARCH_SLASH_KEY]: {
      ...ours,
      purpose: translate({id: 'consent.data.slash', message: 'whether / opens search'}),
    },
  } satisfies Partial<Record<StoredKey, Kept>>
}

/** What the reader comes back to: a run, saved pages, the next page of the console. */
const keptForLater = () =>
  ({
    [PROCEDURE_KEY]: {
      ...local,
      purpose: translate({
        id: 'consent.data.procedures',
        message: 'the changes that you made in a realm, but never a token',
      }),
      lifetime: translate({id: 'consent.data.untilDone', message: 'until you finish, undo, or forget the run'}),
    },
    [OFFLINE_CACHE]: {
      kind: 'Cache',
      purpose: translate({
        id: 'consent.data.offline',
        message: 'the pages that you saved, and those that you opened after that',
      }),
      lifetime: translate({id: 'consent.data.untilRemoved', message: 'until you remove them'}),
      isUsed: ({offline}) => offline,
    },
    [HANDOVER_KEY]: {
      kind: 'Session storage',
      purpose: translate({id: 'consent.data.consoleToken', message: 'the token of the API console'}),
      lifetime: translate({id: 'consent.data.untilNext', message: 'until the next page loads'}),
    },
  }) satisfies Partial<Record<StoredKey, Kept>>

/** What scripts of the site may store: each name of `storedKeys.ts`, in the order of the list. A function: pages do not need it. */
export const everythingKept = (): Readonly<Record<StoredKey, Kept>> => ({
  ...keptChoices(),
  ...keptBySearch(),
  ...keptForLater(),
})
