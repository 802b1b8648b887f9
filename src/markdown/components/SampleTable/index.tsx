import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {provenSamples, type SampleProof} from '../../../data/provenSamples'
import {offered} from '../../../data/offer/offered'
import {sampleApps, type SampleApp} from '../../../data/sampleApps'
import {longDate} from '../../../lib/longDate'
import {Table, TableHeading} from '../../../kit/ui/Table'

const clients = {
  browser: translate({id: 'site.samples.browser', message: 'Browser, public'}),
  server: translate({id: 'site.samples.server', message: 'Server, confidential'}),
  command: translate({id: 'site.samples.command', message: 'Device flow, public'}),
  api: translate({id: 'site.samples.api', message: 'None: it checks tokens'}),
} as const

/** Browser applications before servers, the shortest of each first. */
const sorted = sampleApps.toSorted(
  (a, b) => a.kind.localeCompare(b.kind) || (provenSamples[a.name]?.lines ?? 0) - (provenSamples[b.name]?.lines ?? 0),
)

/** A row of the table, which looks into its rows: a function, not a component. @param archive address of the sample's files. */
function rowOf({name, page, title, library, kind}: SampleApp, proof: SampleProof, archive: string): ReactNode {
  return (
    <tr key={name}>
      <td>
        <Link to={page}>{title}</Link>
      </td>
      <td>
        <code>{library}</code>
      </td>
      <td>{clients[kind]}</td>
      <td>{proof.lines}</td>
      <td>{longDate(proof.date)}</td>
      {offered.samples && (
        <td>
          <a
            href={archive}
            download
            aria-label={translate(
              {id: 'site.samples.archive', message: '{name}.zip, the sample for {title}'},
              {name, title},
            )}
          >
            {name}.zip
          </a>
        </td>
      )}
    </tr>
  )
}

/** The sample applications of a section that passed their tests. The others are not shown. */
export function SampleTable({section}: Pick<SampleApp, 'section'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <Table>
      <thead>
        <tr>
          <TableHeading>{translate({id: 'site.samples.guide', message: 'Guide'})}</TableHeading>
          <TableHeading>{translate({id: 'site.samples.library', message: 'Library'})}</TableHeading>
          <TableHeading>{translate({id: 'site.samples.client', message: 'Client'})}</TableHeading>
          <TableHeading>{translate({id: 'site.samples.lines', message: 'Lines'})}</TableHeading>
          <TableHeading>{translate({id: 'site.samples.tested', message: 'Tested'})}</TableHeading>
          {offered.samples && (
            <TableHeading>{translate({id: 'site.samples.download', message: 'Download'})}</TableHeading>
          )}
        </tr>
      </thead>
      <tbody>
        {sorted.map((app) => {
          const proof = provenSamples[app.name]
          return app.section === section && proof && rowOf(app, proof, withBaseUrl(`/samples/${app.name}.zip`))
        })}
      </tbody>
    </Table>
  )
}
