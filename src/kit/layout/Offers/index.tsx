import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import type {Price} from '../../../data/offer/pricing'
import {StructuredData} from '../StructuredData'
import {useSiteAddress} from '../useSiteAddress'

/** A service and what it costs, for search engines. */
export type OffersProps = {
  /** What is sold: "Managed Keycloak hosting". */
  name: string
  description: string
  offers: readonly {name: string; price: Price}[]
}

/** UN/CEFACT codes of the periods. */
const periods = {monthly: 'MON', yearly: 'ANN'} as const

export function Offers({name, description, offers}: OffersProps): ReactNode {
  const url = useSiteAddress()
  return (
    <StructuredData
      data={{
        '@type': 'Service',
        name,
        description,
        serviceType: name,
        provider: {'@type': 'Organization', name: brand.name, legalName: brand.legalName, url: `${url}/`},
        offers: offers.map((offer) => ({
          '@type': 'Offer',
          name: offer.name,
          priceCurrency: offer.price.currency,
          price: offer.price.monthly,
          priceSpecification: (['monthly', 'yearly'] as const).map((period) => ({
            '@type': 'UnitPriceSpecification',
            price: offer.price[period],
            priceCurrency: offer.price.currency,
            unitCode: periods[period],
            valueAddedTaxIncluded: false,
          })),
        })),
      }}
    />
  )
}
