import type {ReactNode} from 'react'
import {Section, type SectionProps, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** Several things that belong together, each in a sentence or two. */
export type FeatureListProps = SectionText & {
  tone?: SectionProps['tone']
  features: readonly {term: string; text: string}[]
}

export function FeatureList({id, title, lead, tone, features}: FeatureListProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead} tone={tone}>
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
