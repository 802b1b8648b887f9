import Link from '@docusaurus/Link'
import messages from '@generated/troubleshooting/default/messages.json'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {errorAreas} from '../../../data/errorMessages'
import {PROOF_SERVERS} from '../../../data/proofServers'
import {InlineText} from '../../../kit/ui/InlineText'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {problemOf, type PagedMessage} from '../../troubleshooting/messages'

/** The headings above the tables, by the place of their messages. */
const headings: Readonly<Record<PagedMessage['place'], string>> = {
  token: 'Answers of the token endpoint',
  oidc: 'Answers of other OpenID Connect endpoints',
  api: 'Answers of the Admin API',
  page: 'Pages in the browser',
  callback: 'Addresses of your application',
  log: 'Lines of the server log',
  start: 'Output of kc.sh',
}

const headingId = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function versionsOf({versions, elsewhere}: PagedMessage): ReactNode {
  if (versions === undefined) return null
  const others = PROOF_SERVERS.filter((version) => !versions.includes(version)).join(' and ')
  return (
    <>
      {' '}
      Keycloak {versions.join(' and ')}.{' '}
      {elsewhere !== undefined && (
        <>
          On {others}: <InlineText text={elsewhere} />.
        </>
      )}
    </>
  )
}

/** One table. Its section is short enough for the search to find each message. */
function MessageTable({heading, rows}: {heading: string; rows: readonly PagedMessage[]}): ReactNode {
  return (
    <section>
      <Heading as="h3" id={headingId(heading)}>
        {heading}
      </Heading>
      <Table>
        <thead>
          <tr>
            <TableHeading>Message</TableHeading>
            <TableHeading>Cause</TableHeading>
            <TableHeading>Fix</TableHeading>
          </tr>
        </thead>
        <tbody>
          {rows.map((message) => (
            <tr key={message.id} id={message.id}>
              {/* Called, so that the table sees the text and makes the cell the name of its row. */}
              <td>{InlineText({text: problemOf(message)})}</td>
              <td>
                <InlineText text={message.cause} />
                {versionsOf(message)}
              </td>
              <td>
                <InlineText text={message.fix} /> <Link to={message.owner.address}>{message.owner.title}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

/** The messages of a family that the lab provokes, by the place where a reader sees them and by their subject. */
export function MessageTables({family}: {family: string}): ReactNode {
  const own = messages.filter((message) => message.family === family)
  return Object.entries(headings).flatMap(([place, heading]) =>
    Object.entries(errorAreas).flatMap(([area, subject]) => {
      const rows = own.filter((message) => message.place === place && message.area === area)
      return rows.length === 0
        ? []
        : [<MessageTable key={place + area} heading={`${heading}: ${subject}`} rows={rows} />]
    }),
  )
}
