import MDXContent from '@theme/MDXContent'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {SectionBand, SectionHeader, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/**
 * Running text, as wide as it reads well, beside its heading on a wide screen: a `_text.mdx` beside the page. Its headings
 * begin at the third level.
 */
export type NarrowProseProps = SectionText & {
  children: ReactNode
}

export function NarrowProse({title, lead, children, ...look}: NarrowProseProps): ReactNode {
  return (
    <SectionBand composition="prose" {...look}>
      <div className={styles.columns} data-wide="">
        <SectionHeader title={title} lead={lead} />
        <div className={clsx('markdown', styles.prose)}>
          <MDXContent>{children}</MDXContent>
        </div>
      </div>
    </SectionBand>
  )
}
