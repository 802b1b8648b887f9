import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog'
import {Fragment, type ReactNode} from 'react'
import {longDate} from '../../../lib/longDate'
import styles from './styles.module.css'

export type BylineProps = Pick<PropBlogPostContent['metadata'], 'date' | 'readingTime' | 'authors'> & {
  /** What a reader can do with the post, at the end of the line. */
  children?: ReactNode
}

/** When a post was written, how long it takes and who signs it, in one line. */
export function Byline({date, readingTime, authors, children}: BylineProps): ReactNode {
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{longDate(date)}</time>
      {readingTime !== undefined &&
        ` · ${translate({id: 'site.readingTime', message: '{minutes} min read'}, {minutes: Math.ceil(readingTime)})}`}
      {authors.map(({name, page}) => (
        <Fragment key={name}>
          {' · '}
          {page ? <Link to={page.permalink}>{name}</Link> : name}
        </Fragment>
      ))}
      {children}
    </p>
  )
}
