import {PageMetadata} from '@docusaurus/theme-common'
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage'
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage'
import type {ReactNode} from 'react'

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  )
}
