import type {Finding, PageLink} from '../report'

/** An error with its cause. */
export type KnownError = {
  error: string
  /** As Keycloak writes it, with `…` for what varies. Without it, the error has no description. */
  description?: string
  /** Recognizes descriptions that vary. */
  pattern?: RegExp
  cause: string
  fix: string
  page: PageLink
}

/** The entry for an error: the one with this description, or the one without any. */
export function knownError(list: readonly KnownError[], error: string, description: string): KnownError | undefined {
  const ofError = list.filter((known) => known.error === error)
  const exact = ofError.find((known) => known.pattern?.test(description) ?? known.description === description)
  return exact ?? ofError.find((known) => known.description === undefined && known.pattern === undefined)
}

/** The finding about an error. @param title says what happened. */
export const errorFinding = (title: string, known: KnownError): Finding => ({
  kind: 'finding',
  severity: 'error',
  title,
  text: known.cause,
  fix: known.fix,
  page: known.page,
})
