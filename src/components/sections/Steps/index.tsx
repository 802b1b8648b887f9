import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** What happens one after the other. */
export type StepsProps = SectionText & {
  steps: readonly {
    /** When, or what: "03:12", "Import the metadata". */
    label: string
    text: string
  }[]
}

export function Steps({title, lead, steps}: StepsProps): ReactNode {
  return (
    <Section title={title} lead={lead}>
      <ol className={styles.steps}>
        {steps.map(({label, text}) => (
          <li key={label}>
            <strong>{label}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
