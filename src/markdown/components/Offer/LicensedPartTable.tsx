import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {extensionNames, type ExtensionName} from '../../../data/compatibility'
import {licensedParts, licenses} from '../../../data/offer/licenses'
import {OfferTable} from './OfferTable'

const isExtension = (id: string): id is ExtensionName => id in extensionNames

/** Each extension with its repository and license. */
export function LicensedPartTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.extension', message: 'Extension'}),
        translate({id: 'site.offer.column.whatItDoes', message: 'What it does'}),
        translate({id: 'site.offer.column.repository', message: 'Repository'}),
        translate({id: 'site.offer.column.license', message: 'License'}),
      ]}
      rows={Object.keys(extensionNames)
        .filter(isExtension)
        .map((id) => {
          const {repository, license, except} = licensedParts[id]
          const {name} = licenses[license]
          return [
            extensionNames[id].name,
            extensionNames[id].does,
            {label: repository.replace(/^.*\//, ''), to: `https://github.com/${repository}`},
            except === undefined
              ? name
              : translate({id: 'site.offer.licenseExcept', message: '{name}, and {except}'}, {name, except}),
          ]
        })}
    />
  )
}
