import {PROOF_REQUIREMENTS, PROOF_SERVERS, type Requirement} from '../../data/proofServers'
import {compareVersions} from '../../lib/compareVersions'

/** What a block can be for: a minor or a version of Keycloak, alone or with all before it or all from it on. */
const VERSION = /^(<|>=)?(\d+(?:\.\d+){1,2})$/

/** Described for a writer. */
export const VERSIONS_ALLOWED = `a version or a minor of ${PROOF_SERVERS.join(', ')}, such as 26.7, >=26.6, or <26.7`

/** Described for a writer. */
export const ONLY_ALLOWED = `${VERSIONS_ALLOWED}; or ${PROOF_REQUIREMENTS.slice(1).join(', ')} for servers with this extension, and !orgs for those without it`

/** What a proof knows of the server on which it runs. */
export type ServerKind = {
  /** The version of Keycloak, such as `26.7.3`. */
  keycloak: string
  provided: readonly Requirement[]
}

/** Whether a block that has `only="…"` is for a server. */
export function isForServer(only: string, {keycloak, provided}: ServerKind): boolean {
  const {isWithout, extension} = extensionOf(only)
  return extension === undefined ? isForVersion(only, keycloak) : provided.includes(extension) !== isWithout
}

/** Whether `only="…"` has a meaning, and a server of the lab to which it applies. */
export function isKnownOnly(only: string): boolean {
  return extensionOf(only).extension !== undefined || PROOF_SERVERS.some((version) => isForVersion(only, version))
}

/** The extension that `only="…"` is about, and whether it is for servers without it. */
export function extensionOf(only: string): {extension?: Requirement; isWithout: boolean} {
  const isWithout = only.startsWith('!')
  const name = isWithout ? only.slice(1) : only
  return {extension: PROOF_REQUIREMENTS.slice(1).find((each) => each === name), isWithout}
}

/** Whether a version is one of those that a text such as `>=26.6` names. @param version of Keycloak, such as `26.7.3`. */
export function isForVersion(text: string, version: string): boolean {
  const [, comparison, wanted] = VERSION.exec(text) ?? []
  if (wanted === undefined) return false
  // A minor stands for all of its versions.
  const order = compareVersions(version.split('.').slice(0, wanted.split('.').length).join('.'), wanted)
  if (comparison === '<') return order < 0
  return comparison === '>=' ? order >= 0 : order === 0
}
