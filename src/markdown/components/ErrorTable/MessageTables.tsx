import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import messages from '@generated/troubleshooting/default/messages.json'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {errorAreas} from '../../../data/errorMessages'
import {PROOF_SERVERS} from '../../../data/proofServers'
import {formatList} from '../../../lib/formats'
import {InlineText} from '../../../kit/ui/InlineText'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {problemOf, type PagedMessage} from '../../troubleshooting/messages'

/** What stands above the tables, by the place of their messages. The anchors are the same in every language. */
const headings: Readonly<Record<PagedMessage['place'], {anchor: string; text: string}>> = {
  token: {
    anchor: 'answers-of-the-token-endpoint',
    text: translate({id: 'site.errorTable.token', message: 'Answers of the token endpoint'}),
  },
  oidc: {
    anchor: 'answers-of-other-openid-connect-endpoints',
    text: translate({id: 'site.errorTable.oidc', message: 'Answers of other OpenID Connect endpoints'}),
  },
  api: {
    anchor: 'answers-of-the-admin-api',
    text: translate({id: 'site.errorTable.api', message: 'Answers of the Admin API'}),
  },
  page: {
    anchor: 'pages-in-the-browser',
    text: translate({id: 'site.errorTable.pages', message: 'Pages in the browser'}),
  },
  callback: {
    anchor: 'addresses-of-your-application',
    text: translate({id: 'site.errorTable.callback', message: 'Addresses of your application'}),
  },
  log: {
    anchor: 'lines-of-the-server-log',
    text: translate({id: 'site.errorTable.log', message: 'Lines of the server log'}),
  },
  start: {
    anchor: 'output-of-kc-sh',
    text: translate({id: 'site.errorTable.start', message: 'Output of kc.sh'}),
  },
}

const inAnchor = (subject: string): string => subject.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function versionsOf({versions, elsewhere}: PagedMessage): ReactNode {
  if (versions === undefined) return null
  const others = formatList(PROOF_SERVERS.filter((version) => !versions.includes(version)))
  return (
    <>
      {' '}
      Keycloak {formatList(versions)}.{' '}
      {elsewhere !== undefined && (
        <>
          {translate({id: 'site.errorTable.on', message: 'On {versions}:'}, {versions: others})}{' '}
          <InlineText text={elsewhere} />.
        </>
      )}
    </>
  )
}

/** One table. Its section is short enough for the search to find each message. */
function MessageTable({id, heading, rows}: {id: string; heading: string; rows: readonly PagedMessage[]}): ReactNode {
  return (
    <section>
      <Heading as="h3" id={id}>
        {heading}
      </Heading>
      <Table>
        <thead>
          <tr>
            <TableHeading>{translate({id: 'site.errorTable.problem', message: 'Message'})}</TableHeading>
            <TableHeading>{translate({id: 'site.errorTable.cause', message: 'Cause'})}</TableHeading>
            <TableHeading>{translate({id: 'site.errorTable.fix', message: 'Fix'})}</TableHeading>
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
  return Object.entries(headings).flatMap(([place, {anchor, text}]) =>
    Object.entries(errorAreas).flatMap(([area, subject]) => {
      const rows = own.filter((message) => message.place === place && message.area === area)
      return rows.length === 0
        ? []
        : [
            <MessageTable
              key={place + area}
              id={`${anchor}-${inAnchor(subject)}`}
              heading={`${text}: ${subject}`}
              rows={rows}
            />,
          ]
    }),
  )
}
