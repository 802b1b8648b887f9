import {compatibility, extensionNames, type CompatibilityRow} from '../../data/compatibility'
import {sortCompatibility} from '../../lib/compatibilityRows'
import {versionOf} from './versions'
import type {ReportTable} from '../report'

/** What is known about the service's extensions on the patch releases of a version, the newest first. */
export const extensionRows = (version: string): CompatibilityRow[] =>
  sortCompatibility(compatibility.filter(({server}) => versionOf(server) === version))

/** The rows as a table, or undefined if no version of an extension is known for that release. */
export function extensionTable(version: string): ReportTable | undefined {
  const rows = extensionRows(version)
  if (rows.length === 0) return undefined
  return {
    kind: 'table',
    caption: `Versions of the extensions on Keycloak ${version}`,
    head: ['Server', 'Extension', 'Version', 'Result'],
    rows: rows.map(({server, extension, version: number, verdict, cause}) => [
      server,
      extensionNames[extension].name,
      number,
      cause === undefined ? verdict : `${verdict}: ${cause}`,
    ]),
  }
}
