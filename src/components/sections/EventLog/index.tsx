import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import {Table, TableHeading} from '../../mdx/Table'
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
  }[]
}

export function EventLog({id, title, lead, note, events}: EventLogProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead}>
      <Table className={styles.log}>
        <thead>
          <tr>
            <TableHeading>Time (UTC)</TableHeading>
            <TableHeading>Event</TableHeading>
            <TableHeading>Subject</TableHeading>
            <TableHeading>What it says</TableHeading>
          </tr>
        </thead>
        <tbody>
          {events.map(({time, type, subject, detail}) => (
            <tr key={time}>
              <td>
                <time dateTime={time}>{time.slice(11, 23)}</time>
              </td>
              <td>{type}</td>
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
