import type {Service} from '../data/service'

/** What a reader has to know of a page that was verified on another version than the one that the service runs. */
export type OtherVersion = {
  /** The version of Keycloak that it was verified on. */
  verified: string
  isOlder: boolean
  /** Whether the Keycloak project fixes that version no more. */
  isUnsupported: boolean
}

/**
 * @param versions what the page was verified on, the server first: `Keycloak 26.5.6`, `orgs 0.144`.
 * @param supported the minor release that the Keycloak project still fixes: `26.8`.
 * @returns undefined where it was verified on what the service runs.
 */
export function otherVersion(
  versions: readonly string[],
  {server}: Pick<Service, 'server'>,
  supported: string,
): OtherVersion | undefined {
  const verified = /^Keycloak (\S+)$/.exec(versions[0] ?? '')?.[1]
  if (verified === undefined || verified === server) return undefined
  return {
    verified,
    isOlder: verified.localeCompare(server, 'en', {numeric: true}) < 0,
    isUnsupported: !verified.startsWith(`${supported}.`),
  }
}
