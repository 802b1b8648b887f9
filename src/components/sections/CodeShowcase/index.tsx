import MDXContent from '@theme/MDXContent'
import type {ComponentType, ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

export type CodeShowcaseProps = SectionText & {
  /** A Markdown file of two or three code blocks: a request and its answer. */
  samples: ComponentType
}

/** Blocks of code, side by side where there is room. */
export function CodeShowcase({samples: Samples, ...text}: CodeShowcaseProps): ReactNode {
  return (
    <Section {...text} tone="sunken">
      <div className={styles.samples}>
        <MDXContent>
          <Samples />
        </MDXContent>
      </div>
    </Section>
  )
}
