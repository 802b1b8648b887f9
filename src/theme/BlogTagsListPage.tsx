import {PageMetadata} from '@docusaurus/theme-common'
import OriginalPage from '@theme-original/BlogTagsListPage'
import type {Props} from '@theme/BlogTagsListPage'
import type {ReactNode} from 'react'
import {blogPages} from '../data/blog'

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata description={blogPages.tags.description} />
    </>
  )
}
