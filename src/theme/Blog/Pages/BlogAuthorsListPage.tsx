import {PageMetadata} from '@docusaurus/theme-common'
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsListPage'
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage'
import type {ReactNode} from 'react'
import {blogPages} from '../../../data/blog'

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata description={blogPages.authors.description} />
    </>
  )
}
