import clsx from 'clsx'
import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** What happens one after the other: side by side, or one below the other where the section is composed as an `aside`. */
export type StepsProps = SectionText & {
  steps: readonly {
    /** When, or what: "03:12", "Import the metadata". */
    label: string
    text: string
  }[]
  /** A figure of the whole way, across the page's width. Default: none. */
  figure?: ReactNode
}

export function Steps({steps, figure, ...section}: StepsProps): ReactNode {
  return (
    <Section composition="table" {...section}>
      <ol className={clsx(styles.steps, section.composition === 'aside' && styles.column)}>
        {steps.map(({label, text}) => (
          <li key={label}>
            <strong>{label}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {figure !== undefined && <div className={styles.figure}>{figure}</div>}
    </Section>
  )
}
