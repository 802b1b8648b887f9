// Change: the page gets a first-level heading and says what the blog is about; upstream's begins with the first post.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common'
import BlogLayout from '@theme/BlogLayout'
import type {Props} from '@theme/BlogListPage'
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import SearchMetadata from '@theme/SearchMetadata'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {ofPage} from '../../lib/ofPage'

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props
  const {blogTitle, blogDescription, page, totalPages} = metadata
  const isFirst = page === 1
  const {title, description} = ofPage({page, totalPages}, blogTitle, blogDescription)
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{title}</Heading>
          {isFirst && <p>{blogDescription}</p>}
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  )
}
