import type {Analytics} from '../data/types'

/** Name of the cookie that keeps a reader's choice. */
export const CONSENT_COOKIE = 'consent'

/** How long a choice holds before the reader is asked again, in days. */
export const CONSENT_DAYS = 182

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
