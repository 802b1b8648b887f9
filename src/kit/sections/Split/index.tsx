import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {SectionBand, SectionHeader, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/**
 * Words, and something to look at: beside them, or below them where the section is composed as a `bleed`, whose picture
 * runs to the right edge of the window, or as `prose`, whose table or list is as narrow as its words.
 */
export type SplitProps = SectionText & {
  /** Paragraphs. */
  text: readonly string[]
  /** Where to read on. Default: none. */
  more?: {label: string; to: string}
  /** On which side the figure stands on a wide screen. Default: right. */
  side?: 'left' | 'right'
  /** The figure, the code, the table. */
  children: ReactNode
}

export function Split({title, lead, text, more, side = 'right', children, ...look}: SplitProps): ReactNode {
  const {composition = 'split'} = look
  return (
    <SectionBand {...look} composition={composition}>
      <div
        className={styles[composition === 'bleed' || composition === 'prose' ? composition : 'split']}
        data-side={side}
      >
        <div className={styles.text}>
          <SectionHeader title={title} lead={lead} />
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {more !== undefined && (
              <p>
                <Link to={more.to}>{more.label}</Link>
              </p>
            )}
          </div>
        </div>
        <div className={styles.figure}>{children}</div>
      </div>
    </SectionBand>
  )
}
