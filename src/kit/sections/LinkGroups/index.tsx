import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** Groups of destinations, each with a sentence that says what the reader finds there. */
export type LinkGroupsProps = {
  groups: readonly {
    /** The group's h2. */
    title: string
    links: readonly {label: string; to: string; description: string}[]
  }[]
}

export function LinkGroups({groups}: LinkGroupsProps): ReactNode {
  return (
    <div className={styles.groups}>
      {groups.map(({title, links}) => (
        <section key={title} className={styles.group}>
          <div className="container">
            <h2>{title}</h2>
            <ul className={styles.links}>
              {links.map(({label, to, description}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <p className={styles.description}>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  )
}
