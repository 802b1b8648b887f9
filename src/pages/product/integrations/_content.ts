import type {FlowGraphProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {CatalogProps} from '../../../components/sections/Catalog'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {HeroProps} from '../../../components/sections/Hero'
import {
  applications,
  backOffice,
  otherVendors,
  socialLogins,
  standards,
  wizardVendors,
  type Integration,
} from '../../../data/integrations'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Integrations: logins, frameworks, webhooks, standards',
    description:
      'Look up whether a login, a framework, a tool or a standard works with your realm, and open the page that sets it up: Entra ID, Okta, Google, React, webhooks.',
  },
  label: 'Integrations',
}

export const hero: HeroProps = {
  title: 'Does it work with what you have?',
  lead: 'Customers bring logins, your teams bring frameworks, and your systems want to hear of changes. Look a name up: each entry opens the page that sets it up.',
  actions: [
    {label: 'Look something up', to: '#catalog'},
    {label: 'Ask about something else', to: '/contact/'},
  ],
}

export const places: FlowGraphProps = {
  title: 'Where things connect',
  description:
    'Three kinds of logins lead into the realm: those of companies over SAML or OpenID Connect, social logins, and directories over LDAP. Out of the realm, your applications and APIs get tokens over OpenID Connect, and your systems get events over webhooks and use the REST API.',
  nodes: [
    {id: 'companies', label: 'Company logins', detail: 'SAML, OpenID Connect', kind: 'start'},
    {id: 'social', label: 'Social logins', detail: 'Google, GitHub …', kind: 'start'},
    {id: 'directories', label: 'Directories', detail: 'LDAP', kind: 'start'},
    {id: 'realm', label: 'Your realm'},
    {id: 'applications', label: 'Applications', detail: 'OpenID Connect, SAML', kind: 'end'},
    {id: 'systems', label: 'Your systems', detail: 'Webhooks, REST', kind: 'end'},
  ],
  edges: [
    {from: 'companies', to: 'realm'},
    {from: 'social', to: 'realm'},
    {from: 'directories', to: 'realm'},
    {from: 'realm', to: 'applications', label: 'tokens'},
    {from: 'realm', to: 'systems', label: 'events'},
  ],
}

const entries = (list: readonly Integration[]): CatalogProps['groups'][number]['entries'] =>
  list.map(({name, by, to}) => ({name, to, ...(by.length > 0 && {detail: by.join(', ')})}))

export const catalog: CatalogProps = {
  id: 'catalog',
  title: 'Everything by name',
  groups: [
    {
      title: 'Your customers’ logins',
      text: 'The wizard has steps for these, so that the customer’s IT department connects them without you.',
      entries: entries([...wizardVendors, otherVendors]),
    },
    {
      title: 'Social logins',
      text: 'A button on the login page, with a client of your own at the vendor. They come with Keycloak.',
      entries: entries(socialLogins),
    },
    {
      title: 'Your applications',
      text: 'Guides with a sample application that logs in, refreshes tokens, calls an API and logs out.',
      entries: entries(applications),
    },
    {
      title: 'Your systems',
      text: 'What your own programs read, send and hear.',
      entries: entries(backOffice),
    },
    {title: 'Standards', entries: entries(standards)},
  ],
}

export const proof: DataTableProps = {
  id: 'proof',
  title: 'How far each was tried',
  lead: '“Works with” can mean many things. This is what it means here.',
  tone: 'sunken',
  columns: ['', 'What was done', 'What was not'],
  rows: [
    [
      'Logins over SAML and OpenID Connect',
      'A second Keycloak plays the company: connected, logged in, became a member, on every proof of the page.',
      'No accounts with the vendors: steps in their consoles come from the wizard’s source.',
    ],
    [
      'Social logins',
      'The request that goes to Google, and a login through a provider in its part.',
      'No vendor’s console.',
    ],
    [
      'Frameworks',
      'Each sample is installed, built and driven through a browser, forged answers included.',
      'Your versions of the libraries: the samples name theirs.',
    ],
    [
      'Webhook receivers',
      'All five got deliveries that a server sent, changed bodies and forged headers.',
      'Your network.',
    ],
    [
      'Clients in other languages',
      'Java and Python are generated and compiled.',
      'Further languages of the generator.',
    ],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Not in the list?',
  text: 'If it speaks OpenID Connect or SAML, it probably works. Tell us what it is, and we tell you what we know and what we would try first.',
  actions: [
    {label: 'Ask about an integration', to: '/contact/'},
    {label: 'Connect a login by its metadata', to: '/docs/sso/setup/'},
  ],
}
