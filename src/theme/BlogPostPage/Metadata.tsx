import OriginalMetadata from '@theme-original/BlogPostPage/Metadata'
import SearchMetadata from '@theme/SearchMetadata'
import type {ReactNode} from 'react'

export default function BlogPostPageMetadata(): ReactNode {
  return (
    <>
      <OriginalMetadata />
      <SearchMetadata tag="blog" />
    </>
  )
}
