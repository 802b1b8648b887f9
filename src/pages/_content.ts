import type {CodeShowcaseProps} from '../kit/sections/CodeShowcase'
import type {EventLogProps} from '../kit/sections/EventLog'
import type {FactRowProps} from '../kit/sections/FactRow'
import type {HeroProps} from '../kit/sections/Hero'
import type {LoginPathsProps} from '../kit/sections/LoginPaths'
import type {MapSectionProps} from '../kit/sections/MapSection'
import type {PriceEntryProps} from '../kit/sections/PriceEntry'
import type {SplitProps} from '../kit/sections/Split'
import type {CellTableProps} from '../kit/ui/CellTable'
import type {LoginSceneProps} from '../kit/ui/LoginScene'
import type {ProductShotProps} from '../kit/ui/ProductShot'
import {brand} from '../data/brand'
import {wizardVendors} from '../data/integrations'
import {offered} from '../data/offer/offered'
import {planName} from '../data/offer/plan'
import {pricing} from '../data/offer/pricing'
import {recordings} from '../data/recordings'
import {kept} from '../data/offer/retention'
import {hasStandby, regions} from '../data/offer/regions'
import {serviceLevels} from '../data/offer/serviceLevels'
import {answerHours, coverage} from '../data/offer/support'
import {duration} from '../lib/duration'
import {formatPriceStart} from '../lib/formatPrice'
import {longDate} from '../lib/longDate'
import {isOnlyRegion, oneRegion} from '../lib/regionTexts'
import {allowedMinutes} from '../parts/calculators/uptime'
import Samples from './_samples.mdx'

type SplitText = Omit<SplitProps, 'children'>

const {uptime, responses: answers} = serviceLevels
/** In the longest month: shorter ones allow less. */
const downtime = Math.ceil(allowedMinutes(31))
const soonest = Math.min(...answers.map(({firstAnswer}) => firstAnswer))
const recordedFrom = `Recorded from ${recordings.versions.slice(0, 2).join(' with ')} on ${longDate(recordings.date)}`
const {cedar, maple, birch} = recordings.logins

export const meta = {
  title: 'Managed Keycloak hosting and enterprise support',
  description: `${brand.name} hosts Keycloak with a ${uptime}% uptime guarantee and ${coverage.short} support. You get organizations, SSO, webhooks, and an API.`,
}

export const hero: HeroProps = {
  composition: 'bleed',
  title: 'We run Keycloak for you',
  lead: 'Managed hosting and enterprise support for Keycloak. For B2B software: each customer gets its own login, members, and roles.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Read the docs', to: '/docs/introduction/'},
  ],
}

const signIn = (username: string) => ({
  fields: [
    {label: 'Username', value: username},
    {label: 'Password', value: '••••••••'},
  ],
  action: 'Sign In',
})

export const login: LoginSceneProps = {
  company: 'Acme',
  action: 'Sign In',
  legend: 'Customer',
  token: 'Access token',
  customers: [
    {
      name: 'Cedar Bank',
      look: 'cedar',
      address: 'carol@cedar.example',
      screen: {title: 'Cedar Bank', host: 'login.cedar.example', ...signIn('carol')},
      claims: {organizations: cedar.token.organizations},
      organization: 'cedar',
    },
    {
      name: 'Maple Health',
      look: 'maple',
      address: 'mia@maple.example',
      screen: {title: 'Maple Health', host: 'login.maple.example', ...signIn('mia')},
      claims: {organizations: maple.token.organizations},
      organization: 'maple',
    },
    {
      name: 'Birch Labs',
      look: 'birch',
      address: 'piet@birch.example',
      screen: {
        title: 'Log in to Acme',
        host: 'login.acme.example',
        fields: [{label: 'Email to', value: 'piet@birch.example'}],
        action: 'Click to log in',
      },
      claims: {organizations: birch.token.organizations},
      organization: 'birch',
    },
  ],
}

export const facts: FactRowProps = {
  id: 'promises',
  label: 'What we promise',
  facts: [
    {figure: `${uptime}%`, text: `uptime guarantee: less than ${downtime} minutes down a month`},
    {figure: coverage.short, text: `support: an engineer within ${duration(soonest)} if logins are down`},
    hasStandby
      ? {
          figure: 'Multi-region',
          text: `and highly available: ${regions.length} regions, with a standby for ${planName.dedicated.many}`,
        }
      : {
          figure: 'Your data',
          text: `stays in ${isOnlyRegion ? oneRegion : `the region that you choose, ${oneRegion}`}`,
        },
    {figure: 'OIDC, OAuth, SAML', text: 'open standards, so you can leave'},
  ],
}

export const logins: LoginPathsProps = {
  id: 'organizations',
  title: 'One login page for\u00a0all\u00a0customers',
  lead: 'Each customer is an organization. Its email domain decides how its users log in.',
  legend: 'Choose an address',
  stations: ['Login page', 'Next screen', 'Access token', 'Audit event'],
  paths: [
    {
      address: 'carol@cedar.example',
      way: 'Cedar Bank: OpenID Connect',
      stations: [
        {title: 'Carol enters her address', shot: 'login-cedar-dark'},
        {title: 'Cedar Bank asks for her password', shot: 'provider-cedar-dark'},
        {title: 'Your app gets her organization', record: cedar.token},
        {title: 'The event names her provider', record: cedar.event},
      ],
    },
    {
      address: 'mia@maple.example',
      way: 'Maple Health: SAML',
      stations: [
        {title: 'Mia uses the same page', shot: 'login-maple-dark'},
        {title: 'Maple Health logs her in', shot: 'provider-maple-dark'},
        {title: 'Her token has the same claims', record: maple.token},
        {title: 'So does her event', record: maple.event},
      ],
    },
    {
      address: 'piet@birch.example',
      way: 'Birch Labs: magic link',
      stations: [
        {title: 'Piet’s company has no identity provider', shot: 'login-birch-dark'},
        {title: 'He gets a link by email', shot: 'mail-birch'},
        {title: 'His token contains his role', record: birch.token},
        {title: 'The event names no provider', record: birch.event},
      ],
    },
  ],
  note: `${recordedFrom}. IDs are shortened.`,
}

export const wizard: SplitText = {
  id: 'sso',
  title: 'Customers set\u00a0up their own SSO',
  text: ['You send a link, and the wizard guides your customer through the steps of their provider, such as Okta.'],
  more: {label: 'About single sign-on', to: '/product/sso/'},
}

export const wizardScreen: ProductShotProps = {
  name: 'wizard-providers',
  callouts: [{point: 'first', text: `${wizardVendors.length} vendors, or any with OIDC or SAML`}],
}

export const portal: SplitText = {
  id: 'admin-portal',
  composition: 'bleed',
  tone: 'soft',
  title: 'Customers manage their own users',
  text: [
    'In the portal, administrators can invite members, assign roles, connect single sign-on, and verify domains of their organization.',
  ],
  more: {label: 'About the admin portal', to: '/product/adminportal/'},
}

export const portalScreen: ProductShotProps = {name: 'portal-organization', place: 'end'}

export const api: CodeShowcaseProps = {
  id: 'api',
  space: 'small',
  composition: 'split',
  tone: 'plain',
  title: 'Add customers with the API',
  lead: 'One call to the admin REST API does it. A signed webhook tells your systems.',
  more: {label: 'All operations', to: `/api/${brand.slug}-admin-rest-api/`},
  samples: Samples,
}

export const auditLog: EventLogProps = {
  id: 'audit-logs',
  space: 'small',
  tone: 'sunken',
  title: 'See who changed what',
  lead: `The audit log keeps logins and changes for ${kept('login-events').days} days. You can set a longer time.`,
  note: 'Newest first.',
  events: recordings.events,
}

export const map: MapSectionProps = {
  id: 'regions',
  space: 'small',
  title: isOnlyRegion ? `Your region: ${oneRegion}` : 'Choose your region',
  lead: 'Your realm is stored there. Some subprocessors process data elsewhere.',
  map: {
    title: 'Regions',
    description: `A world map of the regions: ${regions.map(({label}) => label).join(', ')}.`,
    regions,
  },
  table: {columns: ['Region', 'ID'], rows: regions.map(({label, id}) => [label, id] as const)},
}

export const support: SplitText = {
  id: 'support',
  space: 'small',
  composition: 'strip',
  tone: 'soft',
  title: 'Support when logins fail',
  text: [`Email us ${coverage.long} with the realm, time, time zone, and error text.`],
  more: {label: brand.supportEmail, to: `mailto:${brand.supportEmail}`},
}

export const responses: CellTableProps = {
  columns: ['Severity', 'Meaning', 'First answer'],
  rows: answers.map(({severity, meaning, firstAnswer, hours}) => [
    severity,
    meaning,
    `${duration(firstAnswer)}, ${answerHours[hours]}`,
  ]),
}

export const prices: PriceEntryProps = {
  id: 'pricing',
  space: 'small',
  title: 'Start small, leave anytime',
  plans: [
    {
      name: planName.Shared.one,
      price: formatPriceStart(pricing.sharedDeployment),
      text: 'A realm on a cluster that several customers share.',
    },
    {
      name: planName.Dedicated.one,
      price: formatPriceStart(pricing.dedicatedCluster),
      text: 'Servers and a database that only you use.',
    },
    ...(offered.support
      ? [
          {
            name: 'Enterprise support',
            price: formatPriceStart(pricing.enterpriseSupport),
            text: 'For Keycloak on your infrastructure.',
          },
        ]
      : []),
  ],
  closing: {
    text: 'We tested leaving: you can move users, password hashes, clients, and keys to any Keycloak of the same version.',
    more: {label: 'What moves and what doesn’t', to: '/docs/introduction/open-source/#what-moves-and-what-doesnt'},
    actions: [
      {label: 'Create a realm', to: brand.links.dashboard},
      {label: 'See all prices', to: '/pricing/'},
    ],
  },
}
