// Change: headings without a gap in their levels, newest posts first, a description of its own, no coloured banner.
import Link from '@docusaurus/Link'
import {PageMetadata} from '@docusaurus/theme-common'
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {blogPages} from '../../data/blog'
import {groupByYear} from '../../lib/groupByYear'
import {longDate} from '../../lib/longDate'
import styles from './styles.module.css'

export default function BlogArchivePage({archive}: Props): ReactNode {
  const {title, description} = blogPages.archive
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          {groupByYear(archive.blogPosts, (post) => post.metadata.date).map(({year, items}) => (
            <Year key={year} year={year} posts={items} />
          ))}
        </main>
      </Layout>
    </>
  )
}

function Year({year, posts}: {year: string; posts: readonly ArchiveBlogPost[]}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata: {permalink, date, title}}) => (
          <li key={permalink}>
            <time dateTime={date}>{longDate(date)}</time> <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
