import useBrokenLinks from '@docusaurus/useBrokenLinks'
import Heading from '@theme/Heading'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** What every section of a marketing page has. */
export type SectionText = {
  /** Anchor of the section, for links of the navigation. Default: none. */
  id?: string
  /** The section's h2. */
  title: string
  /** One or two sentences below it. */
  lead?: string
}

export type SectionProps = SectionText & {
  /** Default: plain. */
  tone?: 'plain' | 'sunken'
  children: ReactNode
}

/** The heading of a section. */
export function SectionHeader({title, lead}: Pick<SectionText, 'title' | 'lead'>): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}

/** A band of the page; what is in it, its heading included, is the section's own. */
export function SectionBand({id, tone = 'plain', children}: Pick<SectionProps, 'id' | 'tone' | 'children'>): ReactNode {
  // The build checks links to anchors against what is collected.
  useBrokenLinks().collectAnchor(id)
  return (
    <section className={clsx(styles.section, styles[tone])} id={id}>
      <div className={styles.inner}>{children}</div>
    </section>
  )
}

/** A band of the page with its heading; what is below it is the section's own. */
export function Section({title, lead, children, ...band}: SectionProps): ReactNode {
  return (
    <SectionBand {...band}>
      <SectionHeader title={title} lead={lead} />
      {children}
    </SectionBand>
  )
}
