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

const places = [
  'token',
  'oidc',
  'api',
  'page',
  'callback',
  'log',
  'start',
] as const satisfies readonly PagedMessage['place'][]

/** The headings above the tables, by the place of their messages. */
const headings: Readonly<Record<PagedMessage['place'], string>> = {
  token: translate({id: 'site.errorTable.token', message: 'Answers of the token endpoint'}),
  oidc: translate({id: 'site.errorTable.oidc', message: 'Answers of other OpenID Connect endpoints'}),
  api: translate({id: 'site.errorTable.api', message: 'Answers of the Admin API'}),
  page: translate({id: 'site.errorTable.pages', message: 'Pages in the browser'}),
  callback: translate({id: 'site.errorTable.callback', message: 'Addresses of your application'}),
  log: translate({id: 'site.errorTable.log', message: 'Lines of the server log'}),
  start: translate({id: 'site.errorTable.start', message: 'Output of kc.sh'}),
}

/** The anchors of the tables, which are the same in every language, by the place of their messages. */
const anchors: Readonly<Record<PagedMessage['place'], string>> = {
  token: 'answers-of-the-token-endpoint',
  oidc: 'answers-of-other-openid-connect-endpoints',
  api: 'answers-of-the-admin-api',
  page: 'pages-in-the-browser',
  callback: 'addresses-of-your-application',
  log: 'lines-of-the-server-log',
  start: 'output-of-kc-sh',
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
  return places.flatMap((place) =>
    Object.entries(errorAreas).flatMap(([area, subject]) => {
      const rows = own.filter((message) => message.place === place && message.area === area)
      return rows.length === 0
        ? []
        : [
            <MessageTable
              key={place + area}
              id={`${anchors[place]}-${inAnchor(subject)}`}
              heading={`${headings[place]}: ${subject}`}
              rows={rows}
            />,
          ]
    }),
  )
}
