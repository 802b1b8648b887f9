import Head from '@docusaurus/Head'
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'

type Props = {
  /** Each with its media type and its path on the site. */
  feeds: readonly {type: string; href: string}[]
  title: string
}

/** Names the feeds of a page in its head. */
export function FeedLinks({feeds, title}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <Head>
      {feeds.map(({type, href}) => (
        <link key={href} rel="alternate" type={type} href={withBaseUrl(href)} title={title} />
      ))}
    </Head>
  )
}
