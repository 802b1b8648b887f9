import {useDoc} from '@docusaurus/plugin-content-docs/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import OriginalFooter from '@theme-original/DocItem/Footer'
import type {ReactNode} from 'react'
import {Feedback} from '../../../parts/feedback'
import {brand} from '../../../data/brand'
import {issueAddress} from '../../../lib/sourceLinks'

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc()
  const {url} = useDocusaurusContext().siteConfig
  return (
    <>
      <Feedback
        issueAddress={issueAddress(brand, metadata.title, url + metadata.permalink)}
        endpoint={brand.feedbackEndpoint}
      />
      <OriginalFooter />
    </>
  )
}
