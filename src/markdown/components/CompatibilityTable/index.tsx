import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {compatibility, extensionNames, type CompatibilityRow} from '../../../data/compatibility'
import {longDate} from '../../../lib/longDate'
import {sortCompatibility} from '../../../lib/compatibilityRows'
import {Table, TableHeading} from '../../../kit/ui/Table'

const kinds: Readonly<Record<CompatibilityRow['evidence']['kind'], string>> = {
  run: translate({id: 'site.compatibility.run', message: 'started together'}),
  source: translate({id: 'site.compatibility.source', message: 'read in the build file, not run'}),
}

const verdicts: Readonly<Record<CompatibilityRow['verdict'], string>> = {
  works: translate({id: 'site.compatibility.works', message: 'works'}),
  fails: translate({id: 'site.compatibility.fails', message: 'fails'}),
  'built for': translate({id: 'site.compatibility.builtFor', message: 'built for'}),
}

/** Which version of which extension works on which server, or was built for it, and how that is known. */
export function CompatibilityTable(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <TableHeading>Keycloak</TableHeading>
          <TableHeading>{translate({id: 'site.compatibility.extension', message: 'Extension'})}</TableHeading>
          <TableHeading>{translate({id: 'site.compatibility.version', message: 'Version'})}</TableHeading>
          <TableHeading>{translate({id: 'site.compatibility.result', message: 'Result'})}</TableHeading>
          <TableHeading>{translate({id: 'site.compatibility.evidence', message: 'Evidence'})}</TableHeading>
        </tr>
      </thead>
      <tbody>
        {sortCompatibility(compatibility).map(({server, extension, version, verdict, evidence}) => (
          <tr key={`${server} ${extension} ${version}`}>
            <td>{server}</td>
            <td>{extensionNames[extension].name}</td>
            <td>{version}</td>
            <td>{verdict === 'fails' ? <strong>{verdicts.fails}</strong> : verdicts[verdict]}</td>
            <td>
              {longDate(evidence.date)}: {kinds[evidence.kind]}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
