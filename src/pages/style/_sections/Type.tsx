import type {ReactNode} from 'react'
import {InBothModes} from '../_parts/InBothModes'
import styles from './styles.module.css'

const samples = [
  {
    name: '--text-3xl: the first line of the home page, and its band',
    className: styles.text3xl,
    text: 'We run Keycloak',
  },
  {name: '--text-2xl: the first line of a page', className: styles.text2xl, text: 'Keycloak, run for you'},
  {name: '--text-xl: the heading of a section', className: styles.textXl, text: 'Every login leaves a line'},
  {name: '--text-lg: figures and prices', className: styles.textLg, text: '99.95%'},
  {name: '--text-md: leads', className: styles.textMd, text: 'Your customers become organizations.'},
  {name: '--text-base: text', className: styles.textBase, text: 'An organization has members and roles.'},
  {name: '--text-sm: notes', className: styles.textSm, text: 'Recorded from a running server.'},
  {name: 'Heading 1', className: styles.h1, text: 'A login your customers own'},
  {name: 'Heading 2', className: styles.h2, text: 'Every organization brings its identity provider'},
  {name: 'Heading 3', className: styles.h3, text: 'Prove a domain with one DNS record'},
  {
    name: 'Body, --font-sans, --measure',
    className: styles.body,
    text: 'A realm is a closed world of users, clients, roles, keys and settings. An application asks it for a login and gets back a signed statement about the user, which any service can check without asking again.',
  },
  {
    name: 'Small, muted',
    className: styles.small,
    text: 'Seen on a running server; times in UTC, sizes in bytes.',
  },
  {
    name: 'Code, --font-mono',
    className: styles.mono,
    text: '0O 1lI {}[] => kc_idp_hint=acme 2026-11-21T03:00:00Z',
  },
  {name: 'Figures in tables', className: styles.figures, text: '1,111.00  9,480.50  17,306.25'},
] as const

export function Type(): ReactNode {
  return (
    <InBothModes>
      {() => (
        <dl className={styles.samples}>
          {samples.map(({name, className, text}) => (
            <div key={name} className={styles.sample}>
              <dt className={styles.label}>{name}</dt>
              <dd className={className}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </InBothModes>
  )
}
