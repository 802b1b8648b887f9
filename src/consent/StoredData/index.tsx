import {translate} from '@docusaurus/Translate'
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client'
import {useThemeConfig} from '@docusaurus/theme-common'
import type {ReactNode} from 'react'
import {brand} from '../../data/brand'
import {search} from '../../data/search'
import {ConsentAttribute} from '../attributes'
import {consentCategories, kindNames, type ConsentCategory} from '../categories'
import {Table} from '../../kit/ui/Table'

function Entries({entries}: Pick<ConsentCategory, 'entries'>): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate({id: 'consent.name', message: 'Name'})}</th>
          <th scope="col">{translate({id: 'consent.kind', message: 'Kind'})}</th>
          <th scope="col">{translate({id: 'consent.purpose', message: 'Purpose'})}</th>
          <th scope="col">{translate({id: 'consent.lifetime', message: 'Lifetime'})}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({name, kind, purpose, lifetime}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{kindNames()[kind]}</td>
            <td>{purpose}</td>
            <td>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What this site keeps in the reader's browser and what it reports: what the cookie preferences list, of the same data. */
export function StoredData(): ReactNode {
  const {colorMode, announcementBar} = useThemeConfig()
  const categories = consentCategories({
    analytics: brand.analytics,
    colorModeSwitch: !colorMode.disableSwitch,
    announcement: announcementBar?.isCloseable === true,
    offline: brand.offline !== false,
    hostedSearch: search.hosted !== undefined,
    versions: Object.values(useAllDocsData()).some(({versions}) => versions.length > 1),
  })
  return categories.map(({id, title, description, entries}) => (
    <section key={id} {...{[ConsentAttribute.category]: id}}>
      <h3>{title}</h3>
      <p>{description}</p>
      {entries.length > 0 && <Entries entries={entries} />}
    </section>
  ))
}
