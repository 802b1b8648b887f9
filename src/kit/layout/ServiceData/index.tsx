import {useLocation} from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import {StructuredData} from '../StructuredData'
import {useSiteAddress} from '../useSiteAddress'

/** What a page sells, for search engines. Its price is on the pages about prices. */
export type ServiceDataProps = {
  /** What a buyer would call it. */
  serviceType: string
  /** One sentence: as a rule the page's own description. */
  description: string
}

export function ServiceData({serviceType, description}: ServiceDataProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig
  const site = useSiteAddress()
  const {pathname} = useLocation()
  return (
    <StructuredData
      data={{
        '@type': 'Service',
        name: serviceType,
        serviceType,
        description,
        url: `${url}${pathname}`,
        provider: {'@type': 'Organization', name: brand.name, legalName: brand.legalName, url: `${site}/`},
      }}
    />
  )
}
