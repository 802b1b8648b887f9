import type {ReactNode} from 'react'
import {content} from '../_content'
import styles from './styles.module.css'

/** The page's heading and the way to each of its groups. */
export function Intro(): ReactNode {
  return (
    <header className={styles.intro}>
      <div className="container">
        <h1>{content.meta.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
        <nav aria-label="On this page">
          <ul className={styles.contents}>
            {Object.values(content.groups).map(({id, title}) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
