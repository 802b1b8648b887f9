import {PageMetadata} from '@docusaurus/theme-common'
import OriginalPage from '@theme-original/BlogTagsPostsPage'
import type {Props} from '@theme/BlogTagsPostsPage'
import type {ReactNode} from 'react'
import {ofPage} from '../lib/ofPage'

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const {tag, listMetadata} = props
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata {...ofPage(listMetadata, `Posts about ${tag.label}`, tag.description)} />
    </>
  )
}
