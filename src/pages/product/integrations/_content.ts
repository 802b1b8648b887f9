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

/** Whether all entries of the list have a page. */
const isDocumented = [
  ...wizardVendors,
  otherVendors,
  ...socialLogins,
  ...applications,
  ...backOffice,
  ...standards,
].every(({to}) => to !== undefined)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Integrations: providers, frameworks, webhooks, standards',
    description: `Look up what works with your realm, from Entra ID, Okta, and Google to React and webhooks${isDocumented ? ', and open the setup guide for each provider, framework, and standard' : ''}.`,
  },
  label: 'Integrations',
}

export const hero: HeroProps = {
  composition: 'wide',
  title: 'Keycloak works with what\u00a0you\u00a0have',
  lead: `Your customers have identity providers, your teams have frameworks, and your systems need to know about changes. You can look up each one by name, such as Okta or React.${isDocumented ? ' Each entry opens its documentation.' : ''}`,
  actions: [
    {label: 'Search the list', to: '#catalog'},
    {label: 'Ask about something else', to: '/contact/'},
  ],
}

export const places: FlowGraphProps = {
  title: 'What connects to your realm',
  description:
    'Three kinds of logins lead into the realm: company logins over SAML or OpenID Connect, social logins, and directories over LDAP. Your applications get tokens from the realm over OpenID Connect or SAML. Your systems get events by webhook and use the REST API.',
  nodes: [
    {id: 'companies', label: 'Company logins', detail: 'SAML, OpenID Connect', kind: 'start'},
    {id: 'social', label: 'Social logins', detail: 'Google, GitHub, …', kind: 'start'},
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
  list.map(({name, by, to}) => ({
    name,
    ...(to !== undefined && {to}),
    ...(by.length > 0 && {detail: by.join(', ')}),
  }))

export const catalog: CatalogProps = {
  id: 'catalog',
  title: 'Find an integration',
  groups: [
    {
      title: 'Your customers’ identity providers',
      text: 'The wizard has steps for these vendors, so a customer’s IT department can connect them without your help.',
      entries: entries([...wizardVendors, otherVendors]),
    },
    {
      title: 'Social logins',
      text: 'Each one adds a button to the login page. They come with Keycloak, and you register an application at the vendor.',
      entries: entries(socialLogins),
    },
    {
      title: 'Your applications',
      text: 'Each guide has a sample application that logs in, refreshes tokens, calls an API, and logs out.',
      entries: entries(applications),
    },
    {
      title: 'Your systems',
      text: 'Receive webhooks in your programs, and call the API with a client.',
      entries: entries(backOffice),
    },
    {title: 'Standards', entries: entries(standards)},
  ],
}

export const proof: DataTableProps = {
  id: 'proof',
  title: 'What we tested and what we didn’t',
  lead: 'This table shows what “works with” means on this page. For example, we tested SAML logins against a second Keycloak, but not in each vendor’s console.',
  tone: 'sunken',
  columns: ['Integration', 'Tested', 'Not tested'],
  rows: [
    [
      'Logins over SAML and OpenID Connect',
      'A second Keycloak acts as the company. Every test run connects it, logs a user in, and checks that the user became a member.',
      'The vendors’ consoles, whose steps we took from the wizard’s source',
    ],
    [
      'Social logins',
      'We checked the request that goes to Google, and a login through a server that replaces Google.',
      'The vendors’ consoles',
    ],
    [
      'Frameworks',
      'We install and build each sample and use it in a browser, also with forged responses.',
      'Library versions that the sample doesn’t name',
    ],
    [
      'Webhook receivers',
      'All five received deliveries from a server, including some with changed bodies or forged headers.',
      'Your network',
    ],
    [
      'Clients in other languages',
      'We generated and compiled clients in Java and Python.',
      'The generator’s other languages',
    ],
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Don’t see your integration?',
  text: 'If it supports OpenID Connect or SAML, it probably works. Tell us what it is, and we’ll tell you what we know and what to try first.',
  actions: [
    {label: 'Ask about an integration', to: '/contact/'},
    {label: 'Connect a provider by its metadata', to: '/docs/sso/setup/'},
  ],
}
