// Change: date, time and authors are one line; upstream gives each author a box, with an office that repeats the name. The line
// of a post's page also copies it.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title'
import type {ReactNode} from 'react'
import {Byline} from '../../../kit/blog/Byline'
import {MARKDOWN_FILE} from '../../../lib/markdownFile'
import {CopyPage} from '../../../parts/copy-page'

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost()
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <Byline {...metadata}>
        {isBlogPostPage && !metadata.unlisted ? <CopyPage markdown={MARKDOWN_FILE} /> : undefined}
      </Byline>
    </header>
  )
}
