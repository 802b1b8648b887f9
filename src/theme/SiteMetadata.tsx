import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Head from '@docusaurus/Head'
import {useLocation} from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import SiteMetadata from '@theme-original/SiteMetadata'
import type {ReactNode} from 'react'
import {baseUrlBanner} from '../lib/baseUrlBanner'

export default function SiteMetadataWithBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig
  const {pathname} = useLocation()
  // On the home page only: it is the one whose address tells the right base URL. In the browser it has had its effect.
  const isNeeded = pathname === baseUrl && !ExecutionEnvironment.canUseDOM
  return (
    <>
      <SiteMetadata />
      {isNeeded && (
        <Head>
          <script>{baseUrlBanner(baseUrl)}</script>
        </Head>
      )}
    </>
  )
}
