import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {SectionBand, SectionHeader, type SectionProps, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** Words on one side, something to look at on the other. */
export type SplitProps = SectionText & {
  /** Paragraphs. */
  text: readonly string[]
  /** Where to read on. Default: none. */
  more?: {label: string; to: string}
  /** On which side the figure stands on a wide screen. Default: right. */
  side?: 'left' | 'right'
  tone?: SectionProps['tone']
  /** The figure, the code, the table. */
  children: ReactNode
}

export function Split({id, title, lead, text, more, side = 'right', tone, children}: SplitProps): ReactNode {
  return (
    <SectionBand id={id} tone={tone}>
      <div className={styles.split} data-side={side}>
        <div className={styles.text}>
          <SectionHeader title={title} lead={lead} />
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {more !== undefined && (
            <p>
              <Link to={more.to}>{more.label}</Link>
            </p>
          )}
        </div>
        <div className={styles.figure}>{children}</div>
      </div>
    </SectionBand>
  )
}
