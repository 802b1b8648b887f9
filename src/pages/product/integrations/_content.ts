import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CatalogProps} from '../../../kit/sections/Catalog'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {HeroProps} from '../../../kit/sections/Hero'
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
  lead: 'Your customers have identity providers, your teams have frameworks, and your systems need to hear about changes. Look up a name: each entry opens its setup guide.',
  actions: [
    {label: 'Search the list', to: '#catalog'},
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
      text: 'A button on the login page, with an application that you register at the vendor. They come with Keycloak.',
      entries: entries(socialLogins),
    },
    {
      title: 'Your applications',
      text: 'Guides with a sample application that logs in, refreshes tokens, calls an API and logs out.',
      entries: entries(applications),
    },
    {
      title: 'Your systems',
      text: 'Webhooks that your own programs receive, and clients with which they call the API.',
      entries: entries(backOffice),
    },
    {title: 'Standards', entries: entries(standards)},
  ],
}

export const proof: DataTableProps = {
  id: 'proof',
  title: 'What we tested, and what we did not',
  lead: '“Works with” can mean many things. Here it means this.',
  tone: 'sunken',
  columns: ['', 'Tested', 'Not tested'],
  rows: [
    [
      'Logins over SAML and OpenID Connect',
      'A second Keycloak plays the company. Every test run connects it, logs a user in and checks that the user became a member.',
      'The vendors’ own consoles: we took those steps from the wizard’s source.',
    ],
    [
      'Social logins',
      'The request that goes to Google, and a login through a server that stands in for it.',
      'The vendors’ own consoles.',
    ],
    [
      'Frameworks',
      'Each sample is installed, built and driven through a browser, with forged responses too.',
      'Other versions of the libraries than those that the sample names.',
    ],
    [
      'Webhook receivers',
      'All five received deliveries from a server, some with changed bodies or forged headers.',
      'Your network.',
    ],
    [
      'Clients in other languages',
      'Clients in Java and Python, generated and compiled.',
      'The generator’s other languages.',
    ],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Not in the list?',
  text: 'If it speaks OpenID Connect or SAML, it probably works. Tell us what it is, and we will tell you what we know and what to try first.',
  actions: [
    {label: 'Ask about an integration', to: '/contact/'},
    {label: 'Connect a login by its metadata', to: '/docs/sso/setup/'},
  ],
}
