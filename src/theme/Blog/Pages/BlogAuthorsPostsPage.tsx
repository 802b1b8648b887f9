import {translate} from '@docusaurus/Translate'
import {PageMetadata} from '@docusaurus/theme-common'
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage'
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage'
import type {ReactNode} from 'react'
import {ofPage} from '../../../lib/ofPage'

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, listMetadata} = props
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata
        {...ofPage(
          listMetadata,
          translate({id: 'site.blog.postsBy', message: 'Posts by {author}'}, {author: author.name ?? author.key}),
          author.description,
        )}
      />
    </>
  )
}
