/**
 * The name of each thing that the site keeps in the reader's browser. `src/consent/storage.client.ts` takes no other, and the list in
 * the cookie preferences (`consent.ts`) has to say of each what it is for.
 */
export const COLOR_MODE_KEY = 'theme'
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss'
/** What follows names the tree of documents. */
export const VERSION_KEY = 'docs-preferred-version-'
/** What follows names the group of tabs. */
export const TAB_KEY = 'docusaurus.tab.'
/** What the reader has entered of their own server, for the examples and for the console of the API reference. */
export const CONTEXT_KEY = 'context'
/** Results that were opened from the search, those that were kept there, and questions that were asked. */
export const SEARCH_RECENT_KEY = 'search.recent'
export const SEARCH_FAVORITE_KEY = 'search.favorite'
export const SEARCH_ASKED_KEY = 'search.asked'
/** Present if the key / doesn't open the search. */
export const SEARCH_SLASH_KEY = 'slash'
/** What a procedure has done in the reader's realm. What follows names the procedure. */
export const PROCEDURE_KEY = 'procedure.'
/** Caches of a reader who saved the site for offline reading. What follows is their content and the base path of the site. */
export const OFFLINE_CACHE = 'offline:'
/** Of the tab's storage. */
export const HANDOVER_KEY = 'handover'

/** What scripts of the site keep beyond a visit. */
export type LocalKey =
  | typeof COLOR_MODE_KEY
  | typeof ANNOUNCEMENT_ID_KEY
  | typeof ANNOUNCEMENT_DISMISSED_KEY
  | `${typeof VERSION_KEY}${string}`
  | `${typeof TAB_KEY}${string}`
  | typeof CONTEXT_KEY
  | typeof SEARCH_RECENT_KEY
  | typeof SEARCH_FAVORITE_KEY
  | typeof SEARCH_ASKED_KEY
  | `${typeof PROCEDURE_KEY}${string}`
  | typeof SEARCH_SLASH_KEY

/** Every name, or its beginning. */
export type StoredKey =
  | Exclude<LocalKey, `${typeof VERSION_KEY | typeof TAB_KEY | typeof PROCEDURE_KEY}${string}`>
  | typeof VERSION_KEY
  | typeof TAB_KEY
  | typeof PROCEDURE_KEY
  | typeof OFFLINE_CACHE
  | typeof HANDOVER_KEY
