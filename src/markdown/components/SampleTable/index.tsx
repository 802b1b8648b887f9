import Link from '@docusaurus/Link'
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {provenSamples} from '../../../data/provenSamples'
import {offered} from '../../../data/offer/offered'
import {pageOfSample, sampleApps, type SampleApp} from '../../../data/sampleApps'
import {longDate} from '../../../lib/longDate'
import {Table, TableHeading} from '../../../kit/ui/Table'

const clients = {
  browser: 'Browser, public',
  server: 'Server, confidential',
  command: 'Device flow, public',
  api: 'None: it checks tokens',
} as const

/** Browser applications before servers, the shortest of each first. */
const sorted = sampleApps.toSorted(
  (a, b) => a.kind.localeCompare(b.kind) || (provenSamples[a.name]?.lines ?? 0) - (provenSamples[b.name]?.lines ?? 0),
)

/** The sample applications of a section that passed their tests. The others are not shown. */
export function SampleTable({section}: Pick<SampleApp, 'section'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <Table>
      <thead>
        <tr>
          <TableHeading>Guide</TableHeading>
          <TableHeading>Library</TableHeading>
          <TableHeading>Client</TableHeading>
          <TableHeading>Lines</TableHeading>
          <TableHeading>Tested</TableHeading>
          {offered.samples && <TableHeading>Download</TableHeading>}
        </tr>
      </thead>
      <tbody>
        {sorted.map((app) => {
          const {name, title, library, kind} = app
          const proof = provenSamples[name]
          return (
            app.section === section &&
            proof && (
              <tr key={name}>
                <td>
                  <Link to={pageOfSample(app)}>{title}</Link>
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
                      href={withBaseUrl(`/samples/${name}.zip`)}
                      download
                      aria-label={`${name}.zip, the sample for ${title}`}
                    >
                      {name}.zip
                    </a>
                  </td>
                )}
              </tr>
            )
          )
        })}
      </tbody>
    </Table>
  )
}
