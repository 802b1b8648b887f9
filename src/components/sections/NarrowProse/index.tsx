import MDXContent from '@theme/MDXContent'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** Running text, as wide as it reads well: a `_text.mdx` beside the page. Its headings begin at the third level. */
export type NarrowProseProps = SectionText & {
  children: ReactNode
}

export function NarrowProse({children, ...section}: NarrowProseProps): ReactNode {
  return (
    <Section composition="prose" {...section}>
      <div className={clsx('markdown', styles.prose)}>
        <MDXContent>{children}</MDXContent>
      </div>
    </Section>
  )
}
