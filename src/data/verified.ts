import data from './verifiedPages.json'

/** What a check that ran proved of a page. */
export type Verification = {
  /** What ran: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** When, `YYYY-MM-DD`. */
  date: string
  /** SHA-256 of the page's source at that time: of any other source nothing is known. */
  source: string
}

/** By the page's file, relative to the site's root. Written by `npm run lab:facts`, never by hand. */
export const verified: Readonly<Record<string, Verification>> = data
