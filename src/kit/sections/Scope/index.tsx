import type {ReactNode} from 'react'
import {Section, type SectionProps, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** What belongs to an offer and what does not: two or three lists side by side. */
export type ScopeProps = SectionText & {
  tone?: SectionProps['tone']
  lists: readonly {
    /** The list's h3: "What we need from you". */
    title: string
    items: readonly string[]
  }[]
}

export function Scope({lists, ...section}: ScopeProps): ReactNode {
  return (
    <Section {...section}>
      <div className={styles.lists}>
        {lists.map(({title, items}) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
