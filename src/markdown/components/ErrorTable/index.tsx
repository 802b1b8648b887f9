import Link from '@docusaurus/Link'
import errors from '@generated/troubleshooting/default/errors.json'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {ErrorTableAttribute} from './attributes'
import type {Inline} from '../../troubleshooting/entries'

export type ErrorTableProps = {
  /** ID of a family in `src/data/errorFamilies.ts`. */
  family: string
}

/** Code with the address of the example stays text, since the reader's address is put into code only where a page takes it. */
const isCode = ({isCode: isInlineCode, text: code}: Inline): boolean =>
  isInlineCode === true && !code.includes('auth.example.com')

const text = (runs: readonly Inline[]): ReactNode =>
  runs.map((run, index) => (isCode(run) ? <code key={index}>{run.text}</code> : run.text))

/** The errors of a family, grouped by the page that explains them. */
export function ErrorTable({family}: ErrorTableProps): ReactNode {
  const pages = errors[family]
  if (pages === undefined) {
    const known = Object.keys(errors).join(', ')
    throw new Error(`<ErrorTable family="${family}">: unknown family. Allowed: ${known} (src/data/errorFamilies.ts).`)
  }
  return pages.map(({page, title, address, entries}) => (
    <section key={page} {...{[ErrorTableAttribute.list]: page}}>
      <Heading as="h3" id={page.replaceAll('/', '-')}>
        {title}
      </Heading>
      <Table>
        <thead>
          <tr>
            <TableHeading>Error or symptom</TableHeading>
            <TableHeading>Cause</TableHeading>
            <TableHeading>Fix</TableHeading>
          </tr>
        </thead>
        <tbody>
          {entries.map(({problem, cause, fix, anchor}, index) => (
            <tr key={index}>
              <td>{text(problem)}</td>
              <td>{text(cause)}</td>
              <td>
                {fix.length > 0 && <>{text(fix)} </>}
                <Link to={`${address}#${anchor}`}>{fix.length > 0 ? 'Details' : 'See the steps'}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  ))
}
