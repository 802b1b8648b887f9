import type {ReactNode} from 'react'
import {compatibility, type CompatibilityRow, type ExtensionName} from '../../../data/compatibility'
import {longDate} from '../../../lib/longDate'
import {sortCompatibility} from '../../../lib/compatibilityRows'
import {Table, TableHeading} from '../Table'

const extensions: Readonly<Record<ExtensionName, string>> = {
  orgs: 'Organizations',
  events: 'Events',
  'magic-link': 'Magic link',
  'idp-wizard': 'Identity provider wizard',
  'admin-portal': 'Admin portal',
  themes: 'Themes',
}

const kinds: Readonly<Record<CompatibilityRow['evidence']['kind'], string>> = {
  run: 'both were started together',
  source: 'read in the build file of the extension, not run',
}

/** Which version of which extension works on which server, or was built for it, and how that is known. */
export function CompatibilityTable(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <TableHeading>Keycloak</TableHeading>
          <TableHeading>Extension</TableHeading>
          <TableHeading>Version</TableHeading>
          <TableHeading>Result</TableHeading>
          <TableHeading>How that is known</TableHeading>
        </tr>
      </thead>
      <tbody>
        {sortCompatibility(compatibility).map(({server, extension, version, verdict, evidence}) => (
          <tr key={`${server} ${extension} ${version}`}>
            <td>{server}</td>
            <td>{extensions[extension]}</td>
            <td>{version}</td>
            <td>{verdict === 'fails' ? <strong>fails</strong> : verdict}</td>
            <td>
              {longDate(evidence.date)}: {kinds[evidence.kind]}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
