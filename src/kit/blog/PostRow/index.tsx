import Link from '@docusaurus/Link'
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog'
import Heading from '@theme/Heading'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {readCover} from '../../../lib/postCover'
import {Byline} from '../Byline'
import {PostCover} from '../PostCover'
import styles from './styles.module.css'

type PostRowProps = PropBlogPostContent['metadata']

/** A post in a list: what it is called, whose and when it is, what it says in a sentence, and its cover if it has one. */
export function PostRow({permalink, title, description, frontMatter, ...byline}: PostRowProps): ReactNode {
  const cover = readCover(frontMatter)
  return (
    <article className={clsx(styles.post, cover && styles.covered)}>
      <div>
        <Heading as="h2" className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <Byline {...byline} />
        <p className={styles.excerpt}>{description}</p>
      </div>
      {cover && <PostCover {...cover} />}
    </article>
  )
}
