// Change: a list of posts has a cover and a sentence for each, where upstream repeats the beginnings of the posts.
import type {Props} from '@theme/BlogPostItems'
import type {ReactNode} from 'react'
import {PostRow} from '../../kit/blog/PostRow'

export default function BlogPostItems({items}: Props): ReactNode {
  return items.map(({content: {metadata}}) => <PostRow key={metadata.permalink} {...metadata} />)
}
