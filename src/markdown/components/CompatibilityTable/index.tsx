import type {ReactNode} from 'react'
import {compatibility, extensionNames, type CompatibilityRow} from '../../../data/compatibility'
import {longDate} from '../../../lib/longDate'
import {sortCompatibility} from '../../../lib/compatibilityRows'
import {Table, TableHeading} from '../../../kit/ui/Table'

const kinds: Readonly<Record<CompatibilityRow['evidence']['kind'], string>> = {
  run: 'started together',
  source: 'read in the build file, not run',
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
          <TableHeading>Evidence</TableHeading>
        </tr>
      </thead>
      <tbody>
        {sortCompatibility(compatibility).map(({server, extension, version, verdict, evidence}) => (
          <tr key={`${server} ${extension} ${version}`}>
            <td>{server}</td>
            <td>{extensionNames[extension].name}</td>
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
