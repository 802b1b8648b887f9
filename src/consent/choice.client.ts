import {choiceIn, type ConsentChoice} from './consent'
import {storage} from './storage.client'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Navigator {
    /** Whether the reader's browser says, to every site, that nothing about them may be passed on. */
    readonly globalPrivacyControl?: boolean
  }
}

/** What the reader has chosen, here or for all sites: Global Privacy Control is a refusal. Null before they have. */
export const currentChoice = (): ConsentChoice | null =>
  navigator.globalPrivacyControl ? {tracking: false} : choiceIn(storage.cookies(), INLINE_SETTINGS.consent.revision)
