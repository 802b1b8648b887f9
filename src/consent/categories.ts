import {translate} from '@docusaurus/Translate'
import type {Analytics} from '../data/types'
import {CONSENT_COOKIE, CONSENT_DAYS} from './consent'
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

/** One thing that the site keeps in the reader's browser. */
export type StoredEntry = {
  /** The key or the cookie's name. */
  name: string
  kind: 'Cookie' | 'Local storage' | 'Session storage' | 'Cache'
  /** What it is for and when it is written, as a phrase. */
  purpose: string
  /** How long it stays, as a phrase. */
  lifetime: string
}

/** The kinds as readers see them. */
export const kindNames = (): Readonly<Record<StoredEntry['kind'], string>> => ({
  Cookie: translate({id: 'consent.kind.cookie', message: 'Cookie'}),
  'Local storage': translate({id: 'consent.kind.local', message: 'Local storage'}),
  'Session storage': translate({id: 'consent.kind.session', message: 'Session storage'}),
  Cache: translate({id: 'consent.kind.cache', message: 'Cache'}),
})

/** What readers may be asked to allow, and what needs no asking. */
export type ConsentCategory = {
  id: 'necessary' | 'tracking'
  title: string
  /** Two or three sentences for the preferences centre. */
  description: string
  entries: readonly StoredEntry[]
}

/** What of the site's configuration decides about what is stored. */
export type StorageUses = {
  analytics: Analytics | undefined
  /** Whether readers can switch the colour mode. */
  colorModeSwitch: boolean
  /** Whether readers can close the announcement. */
  announcement: boolean
  /** Whether readers can save the documentation for reading without a connection. */
  offline: boolean
  /** Whether some of the documentation has more than one version. */
  versions: boolean
  /** Whether the dialog of a hosted service searches, which keeps what it keeps under its own names. */
  hostedSearch: boolean
}

type Kept = Omit<StoredEntry, 'name'> & {
  /** Default: always. */
  isUsed?: (uses: StorageUses) => boolean
}

const local = {
  kind: 'Local storage',
  lifetime: translate({id: 'consent.data.untilDeleted', message: 'until you delete it'}),
} as const

const ofOurs = {isUsed: ({hostedSearch}: StorageUses) => !hostedSearch}

/** What `@docsearch/react` 4.7.0 keeps, by its source. */
const keptByDocSearch: readonly StoredEntry[] = [
  {
    ...local,
    name: '__DOCSEARCH_RECENT_SEARCHES__…',
    purpose: translate({id: 'consent.data.searchRecent', message: 'the pages that you last opened from search'}),
  },
  {
    ...local,
    name: '__DOCSEARCH_FAVORITE_SEARCHES__…',
    purpose: translate({
      id: 'consent.data.searchFavorites',
      message: 'the pages that you saved as favorites in search',
    }),
  },
  {
    ...local,
    name: '__DOCSEARCH_ASKAI_CONVERSATIONS__…',
    purpose: translate({id: 'consent.data.searchAsked', message: 'the questions that you last asked in search'}),
  },
  {
    ...local,
    name: 'algolia-client-js-…',
    purpose: translate({id: 'consent.data.searchServers', message: 'which search servers respond'}),
  },
  {
    kind: 'Session storage',
    name: 'askai_token',
    purpose: translate({id: 'consent.data.searchToken', message: 'a token for the questions that you ask in search'}),
    lifetime: translate({id: 'consent.data.untilTab', message: 'until you close the tab'}),
  },
]

/** What scripts of the site may store: each name of `storedKeys.ts`, in the order of the list. A function: pages do not need it. */
const everythingKept = (): Readonly<Record<StoredKey, Kept>> => ({
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
  [SEARCH_RECENT_KEY]: {
    ...local,
    ...ofOurs,
    purpose: translate({id: 'consent.data.searchRecent', message: 'the pages that you last opened from search'}),
  },
  [SEARCH_FAVORITE_KEY]: {
    ...local,
    ...ofOurs,
    purpose: translate({
      id: 'consent.data.searchFavorites',
      message: 'the pages that you saved as favorites in search',
    }),
  },
  [SEARCH_ASKED_KEY]: {
    ...local,
    ...ofOurs,
    purpose: translate({id: 'consent.data.searchAsked', message: 'the questions that you last asked in search'}),
  },
  [SEARCH_SLASH_KEY]: {
    ...local,
    ...ofOurs,
    purpose: translate({id: 'consent.data.slash', message: 'whether / opens search'}),
  },
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
})

function necessaryEntries(uses: StorageUses): StoredEntry[] {
  const cookie: StoredEntry = {
    name: CONSENT_COOKIE,
    kind: 'Cookie',
    purpose: translate({
      id: 'consent.data.choice',
      message: 'your choice, its date, and a random number that identifies it',
    }),
    lifetime: translate({id: 'consent.data.days', message: '{count} days'}, {count: CONSENT_DAYS}),
  }
  const entries = Object.entries(everythingKept()).flatMap(([key, {isUsed, ...entry}]): StoredEntry[] =>
    // A name that goes on ends in a sign.
    isUsed?.(uses) === false ? [] : [{name: /\w$/.test(key) ? key : `${key}…`, ...entry}],
  )
  return [cookie, ...entries, ...(uses.hostedSearch ? keptByDocSearch : [])]
}

/** Name of the cookie in which Google's tag keeps a property's session. */
const sessionCookie = (property: string): string => `_ga_${property.replace(/^G-/, '')}`

function tracking(analytics: Analytics): ConsentCategory {
  const common = {id: 'tracking', title: translate({id: 'consent.data.tracking', message: 'Tracking'})} as const
  if (analytics.provider === 'plausible') {
    const {host} = new URL(analytics.endpoint)
    return {
      ...common,
      description: translate(
        {
          id: 'consent.data.plausible',
          message:
            'For each page that you open, this site sends the address of the page, the page that you came from, and the name of your browser to {host}, a server that we run to count page views. It stores nothing in your browser.',
        },
        {host},
      ),
      entries: [],
    }
  }
  const cookie = {kind: 'Cookie', lifetime: translate({id: 'consent.data.twoYears', message: '2 years'})} as const
  return {
    ...common,
    description: translate({
      id: 'consent.data.google',
      message:
        'For each page that you open, this site sends the address of the page, the page that you came from, and the name of your browser to Google Analytics, which counts page views. Advertising features are off.',
    }),
    entries: [
      {
        ...cookie,
        name: '_ga',
        purpose: translate({id: 'consent.data.browserId', message: 'a random number that identifies your browser'}),
      },
      {
        ...cookie,
        name: sessionCookie(analytics.property),
        purpose: translate({id: 'consent.data.visit', message: 'the visit that a page view belongs to'}),
      },
    ],
  }
}

/** Everything that the site stores or reports, by what it is for. Only `necessary` where nothing needs consent. */
export function consentCategories(uses: StorageUses): ConsentCategory[] {
  const necessary: ConsentCategory = {
    id: 'necessary',
    title: translate({id: 'consent.data.necessary', message: 'Strictly necessary'}),
    description: translate({
      id: 'consent.data.necessaryDescription',
      message:
        'What this site stores in your browser to work and to remember your settings. It’s always allowed and isn’t shared with third parties.',
    }),
    entries: necessaryEntries(uses),
  }
  return uses.analytics ? [necessary, tracking(uses.analytics)] : [necessary]
}
