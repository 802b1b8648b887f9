import {translate} from '@docusaurus/Translate'
import MDXContent from '@theme/MDXContent'
import type {TOCItem} from '@docusaurus/mdx-loader'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** The text of a legal document: a `_text.mdx` beside the page, whose numbered sections are headings of the second level. */
export type LegalTextProps = {
  /** `toc` of the Markdown file. */
  toc: readonly TOCItem[]
  /** Name of the list of sections. Default: Sections. Another one where a page shows two, as the style page does. */
  label?: string
  children: ReactNode
}

export function LegalText({toc, label, children}: LegalTextProps): ReactNode {
  const sections = translate({id: 'site.legal.sections', message: 'Sections'})
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={label ?? sections}>
        <details>
          <summary>{sections}</summary>
          <ul>
            {toc
              .filter(({level}) => level === 2)
              .map(({id, value}) => (
                <li key={id}>
                  <a href={`#${id}`}>{value}</a>
                </li>
              ))}
          </ul>
        </details>
      </nav>
      <div className={clsx('markdown', styles.text)}>
        <MDXContent>{children}</MDXContent>
      </div>
    </div>
  )
}
