import type {ReactNode} from 'react'
import {Catalog, type CatalogProps} from '../../../kit/sections/Catalog'
import {SectionDemo} from '../_parts/SectionDemo'

const one = {name: 'React', detail: 'OpenID Connect', to: '/docs/securing-applications/react/'}

const other = {
  name: 'Any identity provider that speaks one of the standards',
  detail: 'OpenID Connect, SAML, LDAP, and whatever else an entry is found by when somebody types it into the filter',
  to: '/docs/sso/wizards/',
}

const short = {title: 'By name', groups: [{title: 'Applications', entries: [one]}]} satisfies CatalogProps

// As many as the filter needs to appear.
const many = Array.from({length: 21}, (_, index) => ({...(index % 3 === 0 ? other : one), name: `Entry ${index + 1}`}))

const long = {
  title: 'Everything that works with a realm, found by what it is called or by the standard that it speaks',
  lead: 'Type a part of a name. Without scripts the whole list is there.',
  tone: 'sunken',
  groups: [
    {
      title: 'Logins of companies and of everybody else',
      text: 'Each leads to its page in the documentation.',
      entries: [{...other, name: 'Any identity provider that speaks one of the standards'}, ...many],
    },
    {title: 'Applications', entries: [one]},
  ],
} satisfies CatalogProps

export function CatalogDemo(): ReactNode {
  return <SectionDemo name="Catalog" short={() => <Catalog {...short} />} long={() => <Catalog {...long} />} />
}
