import {translate} from '@docusaurus/Translate'
import {PageMetadata} from '@docusaurus/theme-common'
import OriginalPage from '@theme-original/BlogTagsPostsPage'
import type {Props} from '@theme/BlogTagsPostsPage'
import type {ReactNode} from 'react'
import {FeedLinks} from '../kit/layout/FeedLinks'
import {digestFeeds, digestsPath} from '../lib/digestTexts'
import {isSamePath} from '../lib/isSamePath'
import {ofPage} from '../lib/ofPage'
import {releaseGapsText} from '../lib/releaseGaps'

/** The tag of posts about releases. */
const RELEASES = '/blog/tags/release/'

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const {tag, listMetadata} = props
  const description = isSamePath(tag.permalink, RELEASES)
    ? [tag.description, releaseGapsText].filter(Boolean).join(' ')
    : tag.description
  return (
    <>
      <OriginalPage {...props} tag={{...tag, description}} />
      <PageMetadata
        {...ofPage(
          listMetadata,
          translate({id: 'site.blog.postsAbout', message: 'Posts about {tag}'}, {tag: tag.label}),
          tag.description,
        )}
      />
      {isSamePath(tag.permalink, digestsPath) && <FeedLinks feeds={digestFeeds} title={tag.label} />}
    </>
  )
}
