import {translate} from '@docusaurus/Translate'
import clsx from 'clsx'
import {Fragment, type ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import {Table, TableHeading} from '../../ui/Table'
import styles from './styles.module.css'

/** Recorded events, newest first, as the server wrote them. */
export type EventLogProps = SectionText & {
  /** Where and when they were recorded. */
  note: string
  events: readonly {
    /** ISO 8601 with milliseconds, UTC. */
    time: string
    /** Event type, for example `access.LOGIN`. */
    type: string
    /** Client or resource path. */
    subject: string
    /** What the reader should see in it. */
    detail: string
    /** Whether it is of something that failed, and is marked. Default: false. */
    hasFailed?: boolean
  }[]
}

/** A type may break after an underscore, where a tablet has no room for all of it. */
function EventType({type}: {type: string}): ReactNode {
  return type.split(/(?<=_)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

export function EventLog({note, events, ...section}: EventLogProps): ReactNode {
  return (
    <Section composition="table" {...section}>
      <Table className={styles.log}>
        <thead>
          <tr>
            <TableHeading>{translate({id: 'site.events.time', message: 'Time (UTC)'})}</TableHeading>
            <TableHeading>{translate({id: 'site.events.event', message: 'Event'})}</TableHeading>
            <TableHeading>{translate({id: 'site.events.subject', message: 'Subject'})}</TableHeading>
            <TableHeading>{translate({id: 'site.events.details', message: 'Details'})}</TableHeading>
          </tr>
        </thead>
        <tbody>
          {events.map(({time, type, subject, detail, hasFailed = false}) => (
            <tr key={time + type} className={clsx(hasFailed && styles.failed)}>
              <td>
                <time dateTime={time}>{time.slice(11, 23)}</time>
              </td>
              <td>
                <EventType type={type} />
              </td>
              <td>{subject}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>{note}</p>
    </Section>
  )
}
