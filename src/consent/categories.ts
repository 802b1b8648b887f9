import {translate} from '@docusaurus/Translate'
import type {Analytics} from '../data/types'
import {CONSENT_COOKIE, CONSENT_DAYS} from './consent'
import {everythingKept, keptByDocSearch} from './kept'

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
  return [cookie, ...entries, ...(uses.hostedSearch ? keptByDocSearch() : [])]
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
