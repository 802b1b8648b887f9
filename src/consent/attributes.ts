/** Names that the banner, the preferences and the list of what is stored share with the client code and the stylesheets. */
export enum ConsentAttribute {
  /** On the root element: a `ConsentState`. On a button: a `ConsentAction`. */
  consent = 'data-consent',
  /** On the root element: the preferences did not load. */
  failed = 'data-consent-failed',
  /** On the root element: what the browser refused to store, or to read, last. */
  refused = 'data-storage',
  /** On a section of the list of what is stored: the id of its category. */
  category = 'data-stored',
}

export type ConsentState = 'ask' | 'chosen'

export type ConsentAction = 'accept' | 'reject' | 'preferences'
