import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import errors from '@generated/troubleshooting/default/errors.json'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {ReaderContextAttribute} from '../../../parts/reader-context/attributes'
import {splitValues} from '../../remark/contextValues/findValues'
import {ErrorTableAttribute} from './attributes'
import {MessageTables} from './MessageTables'
import {textOf, type Inline} from '../../troubleshooting/entries'

export type ErrorTableProps = {
  /** ID of a family in `src/data/errorFamilies.ts`. */
  family: string
}

/** Inline code, with the reader's values marked as in Markdown. An element, in which `Table` can read the text. */
const codeOf = (code: string, key: number): ReactNode => (
  <code key={key}>
    {splitValues(code).map(({text, kind}, index) =>
      kind ? (
        <span key={index} {...{[ReaderContextAttribute.kind]: kind}}>
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </code>
)

const draw = (runs: readonly Inline[]): ReactNode =>
  runs.map(({text, isCode}, index) => (isCode ? codeOf(text, index) : text))

/** The errors of a family, grouped by the page that explains them, and the messages that no page explains. */
export function ErrorTable({family}: ErrorTableProps): ReactNode {
  const pages = errors[family]
  if (pages === undefined) {
    const known = Object.keys(errors).join(', ')
    throw new Error(`<ErrorTable family="${family}">: unknown family. Allowed: ${known} (src/data/errorFamilies.ts).`)
  }
  const explained = pages.map(({page, title, address, entries}) => (
    <section key={page} {...{[ErrorTableAttribute.list]: page}}>
      <Heading as="h3" id={page.replaceAll('/', '-')}>
        {title}
      </Heading>
      <Table>
        <thead>
          <tr>
            <TableHeading>{translate({id: 'site.errors.problem', message: 'Error or symptom'})}</TableHeading>
            <TableHeading>{translate({id: 'site.errors.cause', message: 'Cause'})}</TableHeading>
            <TableHeading>{translate({id: 'site.errors.fix', message: 'Fix'})}</TableHeading>
          </tr>
        </thead>
        <tbody>
          {entries.map(({problem, cause, fix, anchor}, index) => (
            <tr key={index}>
              <td>{draw(problem)}</td>
              <td>{draw(cause)}</td>
              <td>
                {draw(fix)}
                {fix.length > 0 && (/[.!?]$/.test(textOf(fix)) ? ' ' : '. ')}
                <Link to={`${address}#${anchor}`}>
                  {fix.length > 0
                    ? translate({id: 'site.errors.details', message: 'Details'})
                    : translate({id: 'site.errors.steps', message: 'See the steps'})}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  ))
  return (
    <>
      {explained}
      <MessageTables family={family} />
    </>
  )
}
