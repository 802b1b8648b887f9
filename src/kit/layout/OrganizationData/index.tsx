import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import {legalTerms} from '../../../data/legalTerms'
import type {Brand} from '../../../data/types'
import {StructuredData} from '../StructuredData'
import {useSiteAddress} from '../useSiteAddress'

const {sourceCode, video, blogPlatform}: Brand['links'] = brand.links
const {street, locality, region, postalCode, country} = legalTerms.address

/** Tells search engines who the provider is, on the home page and on that about the company. */
export function OrganizationData(): ReactNode {
  const url = useSiteAddress()
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        '@id': `${url}/#organization`,
        name: brand.name,
        legalName: brand.legalName,
        url: `${url}/`,
        logo: `${url}/img/apple-touch-icon.png`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: locality,
          addressRegion: region,
          postalCode,
          addressCountry: country,
        },
        contactPoint: ['sales', 'technical support'].map((contactType) => ({
          '@type': 'ContactPoint',
          contactType,
          email: brand.supportEmail,
          url: `${url}/contact/`,
          availableLanguage: 'en',
        })),
        sameAs: [sourceCode, video, blogPlatform].filter((address) => address !== undefined),
      }}
    />
  )
}
