// Change: says what to do instead of whom to write to, and offers the whole navigation.
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import type {Props} from '@theme/NotFound/Content'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import {navigation} from '../../../data/navigation'
import styles from './styles.module.css'

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', 'margin-vert--xl', className)}>
      <p className={styles.status}>404</p>
      <Heading as="h1">There is no page at this address</Heading>
      <p className={styles.lead}>
        It may have moved, or the link may be mistyped. These are the places most people look for. If a link on this
        site led you here, tell us: <Link to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>.
      </p>
      <div className={styles.groups}>
        {navigation.map(({label, items}) => (
          <nav key={label} aria-label={label}>
            <Heading as="h2">{label}</Heading>
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </main>
  )
}
