import {translate} from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {PropsWithChildren, ReactNode} from 'react'
import type {ErrorAnswerProps} from '../../apiPage'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {TableAttribute} from '../../../kit/ui/Table/attributes'
import styles from './styles.module.css'

/** The statuses with which an operation refuses. */
export function Errors({children}: PropsWithChildren): ReactNode {
  return (
    <Table className={styles.errors}>
      <thead>
        <tr>
          <TableHeading>{translate({id: 'site.api.errors.status', message: 'Status'})}</TableHeading>
          <TableHeading>{translate({id: 'site.api.errors.cause', message: 'Cause'})}</TableHeading>
          <TableHeading>{translate({id: 'site.api.errors.example', message: 'Example'})}</TableHeading>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

/** One of `Errors`. */
export function ErrorAnswer({status, reason, examples, children}: PropsWithChildren<ErrorAnswerProps>): ReactNode {
  const id = `response-${status}`
  useBrokenLinks().collectAnchor(id)
  return (
    <tr id={id}>
      <th scope="row" {...{[TableAttribute.label]: translate({id: 'site.api.errors.status', message: 'Status'})}}>
        <a href={`#${id}`}>{status}</a> {reason}
      </th>
      <td {...{[TableAttribute.label]: translate({id: 'site.api.errors.cause', message: 'Cause'})}}>{children}</td>
      <td {...{[TableAttribute.label]: translate({id: 'site.api.errors.example', message: 'Example'})}}>
        {examples.map(({summary, body}) => (
          <div key={body}>
            {examples.length > 1 && summary}
            <code>{body}</code>
          </div>
        ))}
      </td>
    </tr>
  )
}
