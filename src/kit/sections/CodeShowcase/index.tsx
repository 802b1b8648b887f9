import Link from '@docusaurus/Link'
import MDXContent from '@theme/MDXContent'
import clsx from 'clsx'
import type {ComponentType, ReactNode} from 'react'
import {SectionBand, SectionHeader, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

export type CodeShowcaseProps = SectionText & {
  /** A Markdown file of two or three code blocks: a request and its answer. */
  samples: ComponentType
  /** Where to read on. Default: none. */
  more?: {label: string; to: string}
}

/** Blocks of code: side by side where there is room, or, as a split, one below the other beside the words. */
export function CodeShowcase({samples: Samples, more, title, lead, ...look}: CodeShowcaseProps): ReactNode {
  const {composition = 'table'} = look
  return (
    <SectionBand tone="sunken" {...look} composition={composition}>
      <div className={clsx(composition === 'split' && styles.split)}>
        <div>
          <SectionHeader title={title} lead={lead} />
          {more !== undefined && (
            <p>
              <Link to={more.to}>{more.label}</Link>
            </p>
          )}
        </div>
        <div className={clsx(styles.samples, composition !== 'split' && styles.beside)}>
          <MDXContent>
            <Samples />
          </MDXContent>
        </div>
      </div>
    </SectionBand>
  )
}
