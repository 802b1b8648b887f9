// Change: date, time and authors are one line; upstream gives each author a box, with an office that repeats the name.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title'
import type {ReactNode} from 'react'
import {Byline} from '../../../kit/blog/Byline'

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost()
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <Byline {...metadata} />
    </header>
  )
}
