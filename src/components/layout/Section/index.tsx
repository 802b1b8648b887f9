import Heading from '@theme/Heading'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** What every section of a marketing page has. */
export type SectionText = {
  /** The section's h2. */
  title: string
  /** One or two sentences below it. */
  lead?: string
}

export type SectionProps = SectionText & {
  /** Anchor of the section. */
  id?: string
  /** Default: plain. */
  tone?: 'plain' | 'sunken'
  children: ReactNode
}

/** A band of the page with its heading; what is below it is the section's own. */
export function Section({title, lead, id, tone = 'plain', children}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, styles[tone])} id={id}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
