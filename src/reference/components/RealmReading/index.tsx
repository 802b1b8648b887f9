import {translate} from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {Island} from '../../../kit/ui/Island'
import {REALM_READING_ANCHOR, realmReadingTask} from '../../realmReading'
import styles from '../TryIt/styles.module.css'

/** Reads the reader's realm for the realm check below it. */
export function RealmReading(): ReactNode {
  useBrokenLinks().collectAnchor(REALM_READING_ANCHOR)
  return (
    <section
      id={REALM_READING_ANCHOR}
      className={styles.tryIt}
      aria-label={translate({id: 'site.reading.label', message: 'Read your realm'})}
      tabIndex={-1}
    >
      <Island
        name="console"
        props={realmReadingTask}
        anchor={REALM_READING_ANCHOR}
        label={translate({id: 'site.reading.open', message: 'Log in and check my realm'})}
      >
        <p>
          <strong>{translate({id: 'site.reading.lead', message: 'Check a realm on your server.'})}</strong>
          {` ${translate({
            id: 'site.reading.text',
            message:
              'Your browser reads the realm directly from your server and changes nothing. You need an account with the client role',
          })} `}
          <code>view-realm</code>
          {` ${translate({id: 'site.reading.of', message: 'of'})}`} <code>realm-management</code>
          {'. '}
          <a href="#read-the-realm-from-your-server">
            {translate({id: 'site.reading.furtherRole', message: 'Each further role'})}
          </a>
          {` ${translate({
            id: 'site.reading.rules',
            message: 'adds rules. The report lists those that your roles leave unchecked.',
          })}`}
        </p>
      </Island>
    </section>
  )
}
