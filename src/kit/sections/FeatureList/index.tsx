import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** Several things that belong together, each in a sentence or two. */
export type FeatureListProps = SectionText & {
  features: readonly {term: string; text: string}[]
}

export function FeatureList({features, ...section}: FeatureListProps): ReactNode {
  return (
    <Section composition="table" {...section}>
      <dl className={styles.features}>
        {features.map(({term, text}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
