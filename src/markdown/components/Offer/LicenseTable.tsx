import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {licenseAnswers, licenses, licenseUses, type LicenseUse} from '../../../data/offer/licenses'
import {OfferTable} from './OfferTable'

const isUse = (key: string): key is LicenseUse => key in licenseUses

/** What the licenses of Keycloak and of the extensions allow, by use. */
export function LicenseTable(): ReactNode {
  const {'Apache-2.0': server, 'Elastic-2.0': extensions} = licenses
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.youWantTo', message: 'You want to'}),
        'Keycloak',
        translate({id: 'site.offer.column.theExtensions', message: 'The extensions'}),
      ]}
      rows={Object.keys(licenseUses)
        .filter(isUse)
        .map((use) => [licenseUses[use], licenseAnswers[server.answers[use]], licenseAnswers[extensions.answers[use]]])}
    />
  )
}
