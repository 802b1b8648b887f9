import CodeBlock from '@theme/CodeBlock'
import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** One piece of code with its name. */
export type CodeSample = {
  /** What it is or where it stands: "Request", "receiver.mjs". */
  title: string
  /** A language the highlighter knows. */
  language: string
  code: string
}

/** Two or three pieces of code, side by side where there is room: a request and its answer. */
export type CodeShowcaseProps = SectionText & {samples: readonly CodeSample[]}

export function CodeShowcase({id, title, lead, samples}: CodeShowcaseProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead} tone="sunken">
      <div className={styles.samples}>
        {samples.map((sample) => (
          <CodeBlock key={sample.title} title={sample.title} language={sample.language}>
            {sample.code}
          </CodeBlock>
        ))}
      </div>
    </Section>
  )
}
