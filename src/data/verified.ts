import data from './verifiedPages.json'

/** What a check that ran proved of a page. */
export type Verification = {
  /** What ran: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** When, `YYYY-MM-DD`. */
  date: string
  /** `hashOfProof` of the page at that time: of any other proof nothing is known. */
  proof: string
}

/** By the page's file, relative to the site's root. Written by `npm run lab:facts`, never by hand. */
export const verified: Readonly<Record<string, Verification>> = data
