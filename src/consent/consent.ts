import type {Analytics} from '../data/types'
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

/** Name of the cookie that keeps a reader's choice. */
export const CONSENT_COOKIE = 'consent'

/** How long a choice holds before the reader is asked again, in days. */
export const CONSENT_DAYS = 182

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

const local = {kind: 'Local storage', lifetime: 'until you delete it'} as const

const ofOurs = {isUsed: ({hostedSearch}: StorageUses) => !hostedSearch}

/** What `@docsearch/react` 4.7.0 keeps, by its source. */
const keptByDocSearch: readonly StoredEntry[] = [
  {...local, name: '__DOCSEARCH_RECENT_SEARCHES__…', purpose: 'the pages that you last opened from search'},
  {...local, name: '__DOCSEARCH_FAVORITE_SEARCHES__…', purpose: 'the pages that you saved as favorites in search'},
  {...local, name: '__DOCSEARCH_ASKAI_CONVERSATIONS__…', purpose: 'the questions that you last asked in search'},
  {...local, name: 'algolia-client-js-…', purpose: 'which search servers respond'},
  {
    kind: 'Session storage',
    name: 'askai_token',
    purpose: 'a token for the questions that you ask in search',
    lifetime: 'until you close the tab',
  },
]

/** What scripts of the site may store: each name of `storedKeys.ts`, in the order of the list. A function: pages do not need it. */
const everythingKept = (): Readonly<Record<StoredKey, Kept>> => ({
  [COLOR_MODE_KEY]: {
    ...local,
    purpose: 'your choice of light or dark mode',
    isUsed: ({colorModeSwitch}) => colorModeSwitch,
  },
  [ANNOUNCEMENT_ID_KEY]: {
    ...local,
    purpose: 'the announcements that you saw',
    isUsed: ({announcement}) => announcement,
  },
  [ANNOUNCEMENT_DISMISSED_KEY]: {
    ...local,
    purpose: 'whether you closed the last one',
    isUsed: ({announcement}) => announcement,
  },
  [VERSION_KEY]: {
    ...local,
    purpose: 'the version of the documentation that you chose',
    isUsed: ({versions}) => versions,
  },
  [TAB_KEY]: {...local, purpose: 'the tabs that you chose'},
  [CONTEXT_KEY]: {
    ...local,
    purpose: 'the server, realm, client, and IDs that you entered, but never a token',
  },
  [SEARCH_RECENT_KEY]: {...local, ...ofOurs, purpose: 'the pages that you last opened from search'},
  [SEARCH_FAVORITE_KEY]: {...local, ...ofOurs, purpose: 'the pages that you saved as favorites in search'},
  [SEARCH_ASKED_KEY]: {...local, ...ofOurs, purpose: 'the questions that you last asked in search'},
  [SEARCH_SLASH_KEY]: {...local, ...ofOurs, purpose: 'whether / opens search'},
  [PROCEDURE_KEY]: {
    ...local,
    purpose: 'the changes that you made in a realm, but never a token',
    lifetime: 'until you finish, undo, or forget the run',
  },
  [OFFLINE_CACHE]: {
    kind: 'Cache',
    purpose: 'the pages that you saved, and those that you opened after that',
    lifetime: 'until you remove them',
    isUsed: ({offline}) => offline,
  },
  [HANDOVER_KEY]: {
    kind: 'Session storage',
    purpose: 'the token of the API console',
    lifetime: 'until the next page loads',
  },
})

function necessaryEntries(uses: StorageUses): StoredEntry[] {
  const cookie: StoredEntry = {
    name: CONSENT_COOKIE,
    kind: 'Cookie',
    purpose: 'your choice, its date, and a random number that identifies it',
    lifetime: `${CONSENT_DAYS} days`,
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
  const common = {id: 'tracking', title: 'Tracking'} as const
  const sent =
    'For each page that you open, this site sends the address of the page, the page that you came from, and the name of your browser'
  if (analytics.provider === 'plausible') {
    const {host} = new URL(analytics.endpoint)
    return {
      ...common,
      description: `${sent} to ${host}, a server that we run to count page views. It stores nothing in your browser.`,
      entries: [],
    }
  }
  const cookie = {kind: 'Cookie', lifetime: '2 years'} as const
  return {
    ...common,
    description: `${sent} to Google Analytics, which counts page views. Advertising features are off.`,
    entries: [
      {...cookie, name: '_ga', purpose: 'a random number that identifies your browser'},
      {...cookie, name: sessionCookie(analytics.property), purpose: 'the visit that a page view belongs to'},
    ],
  }
}

/** Everything that the site stores or reports, by what it is for. Only `necessary` where nothing needs consent. */
export function consentCategories(uses: StorageUses): ConsentCategory[] {
  const necessary: ConsentCategory = {
    id: 'necessary',
    title: 'Strictly necessary',
    description:
      'What this site stores in your browser to work and to remember your settings. It’s always allowed and isn’t shared with third parties.',
    entries: necessaryEntries(uses),
  }
  return uses.analytics ? [necessary, tracking(uses.analytics)] : [necessary]
}

/**
 * A number that differs when readers have to be asked again, because what they have allowed is now done by another
 * service: consent is for a purpose and a recipient. A 32-bit hash.
 */
export function consentRevision(analytics: Analytics | undefined): number {
  const bytes = new TextEncoder().encode(JSON.stringify(analytics ?? null))
  return bytes.reduce((hash, byte) => (Math.imul(hash, 31) + byte) >>> 0, 7)
}

/** What a reader has chosen. */
export type ConsentChoice = {tracking: boolean}

/**
 * Reads a choice as the consent library stores it. Here rather than by the library, which is loaded only when a reader
 * wants to choose.
 * @param cookies as in `document.cookie`.
 * @returns null when no choice has been made, or one for another revision.
 */
export function choiceIn(cookies: string, revision: number): ConsentChoice | null {
  // The value is JSON, percent-encoded: %22 is a quotation mark, %3A a colon, %2C a comma, %5D the end of a list.
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1]
  if (!value?.includes(`%22revision%22%3A${revision}%2C`)) return null
  return {tracking: /categories%22%3A((?!%5D).)*%22tracking%22/.test(value)}
}
