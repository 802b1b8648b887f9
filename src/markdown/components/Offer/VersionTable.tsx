import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {extensionNames, type ExtensionName} from '../../../data/compatibility'
import {service} from '../../../data/offer/versions'
import {OfferTable} from './OfferTable'

const isExtension = (id: string): id is ExtensionName => id in extensionNames

/** The versions of the server and of each extension that the service runs. */
export function VersionTable(): ReactNode {
  const extensions = Object.keys(service.extensions).filter(isExtension)
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.component', message: 'Component'}),
        translate({id: 'site.offer.column.version', message: 'Version'}),
        translate({id: 'site.offer.column.purpose', message: 'Purpose'}),
      ]}
      rows={[
        ['Keycloak', service.server, translate({id: 'site.offer.keycloak', message: 'Logs users in and stores them'})],
        ...extensions.map((id) => [extensionNames[id].name, service.extensions[id], extensionNames[id].does]),
      ]}
    />
  )
}
