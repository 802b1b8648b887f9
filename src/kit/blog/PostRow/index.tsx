import Link from '@docusaurus/Link'
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {Byline} from '../Byline'
import {PostCover} from '../PostCover'
import styles from './styles.module.css'

/** A post in a list: its cover, what it is called, whose and when it is, and what it says in a sentence. */
export function PostRow({permalink, title, description, tags, ...byline}: PropBlogPostContent['metadata']): ReactNode {
  const keys = tags.map((tag) => tag.permalink.split('/').findLast(Boolean) ?? '')
  return (
    <article className={styles.post}>
      <PostCover slug={permalink} tags={keys} />
      <div>
        <Heading as="h2" className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <Byline {...byline} />
        <p className={styles.excerpt}>{description}</p>
      </div>
    </article>
  )
}
