import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {ContentsProps} from '../../apiPage'
import styles from './styles.module.css'

/** What there is on an operation's page, in a line. */
export function Contents({headings}: ContentsProps): ReactNode {
  return (
    <nav className={styles.contents} aria-label={translate({id: 'site.api.contents', message: 'On this page'})}>
      <ul>
        {headings.map(({id, text}) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
