// Change: date, time and authors are one line; upstream gives each author a box, with an office that repeats the name. A post's
// page has the menu that copies it.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title'
import type {ReactNode} from 'react'
import {Byline} from '../../../kit/blog/Byline'
import {CopyPage} from '../../../parts/copy-page'

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost()
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <Byline {...metadata} />
      {isBlogPostPage && <CopyPage />}
    </header>
  )
}
