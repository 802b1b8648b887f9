import type {TreeProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {LinkGroupsProps} from '../../../kit/sections/LinkGroups'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {legalDocuments, legalPath} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {regions} from '../../../data/offer/regions'
import {auditReports, launches} from '../../../data/offer/claims'
import {licensedParts, licenses} from '../../../data/offer/licenses'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'
import {launchRows, reportRows} from '../../../lib/claimRows'
import {isOnlyRegion, oneRegion} from '../../../lib/regionTexts'
import {mailTo} from '../../../lib/mailTo'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'About the company',
    description: `${brand.name} runs Keycloak for you, or supports the team that runs it. See how to check our claims and who signs the contract.`,
  },
  label: 'About',
}

export const hero: HeroProps = {
  title: 'We run Keycloak and nothing else',
  lead: `${brand.name} hosts Keycloak for companies that want to build their product instead of operating an identity server. We also support teams that run Keycloak themselves. If logins fail, our engineers respond ${coverage.long}.`,
  actions: [
    {label: 'Contact us', to: '/contact/'},
    {label: 'See what we promise', to: legalPath('sla')},
  ],
}

export const proof: DataTableProps = {
  id: 'proof',
  tone: 'sunken',
  title: 'Check our claims before you trust us with logins',
  columns: ['Claim', 'How you can check it', 'Where'],
  rows: [
    [
      `${serviceLevels.uptime}% uptime`,
      'Read what counts as downtime, what doesn’t, and which credit you get if we miss the guarantee.',
      {label: legalDocuments.sla.title, to: legalPath('sla')},
    ],
    [
      `Support ${coverage.long}`,
      'Compare the response time for each severity with what your incident process needs.',
      {label: 'Support and response times', to: '/docs/service/support/'},
    ],
    [
      isOnlyRegion ? `Servers in ${oneRegion}` : `${regions.length} regions to choose from`,
      'Create a realm, and measure the latency with the command in the documentation.',
      {label: 'Measure a region', to: '/docs/self-service/deployments/'},
    ],
    [
      'Tested documentation',
      'The commands of each page that says “Tested on” ran on a real server. You can run them on yours.',
      {label: 'How pages are tested', to: '/docs/introduction/documentation/'},
    ],
    [
      'No lock-in',
      'See what an export contains, what it doesn’t, and how you can run the same server without us.',
      {label: 'Leave the service', to: '/docs/service/leaving/'},
    ],
    [
      'A known license for every part',
      'Read what each license allows, and find the repository of each part.',
      {label: 'Open source and source-available', to: '/docs/introduction/open-source/'},
    ],
    [
      'Protection of your users’ data',
      'Read annex B of the contract, which lists our measures. The trust center has more details.',
      {label: 'Trust center', to: brand.links.trustCenter},
    ],
  ],
}

const serverLicense = licenses[licensedParts.keycloak.license]
const extensionLicense = licenses[licensedParts.orgs.license]

export const parts: FeatureListProps = {
  id: 'parts',
  title: 'What we make and what we don’t',
  features: [
    {
      term: 'Keycloak',
      text: 'Keycloak is an open-source project of the Cloud Native Computing Foundation with many contributors. We don’t own it, and you can download the server that we run.',
    },
    {
      term: 'Extensions',
      text: `Extensions add features such as organizations, webhooks, magic links, themes, the SSO wizard, and the admin portal. Their authors publish the source under the ${extensionLicense.name}, which is ${extensionLicense.kind} but not open source.`,
    },
    {
      term: 'Operation',
      text: 'This part is our work: regions, upgrades, backups, monitoring, the dashboard, and support when something fails.',
    },
    {
      term: 'Your data',
      text: 'You own the users, configuration, and events of your realms. We process them on your instructions, and you can export them.',
    },
  ],
}

export const partsTree: TreeProps = {
  title: 'Parts of the service and who makes them',
  description: `The service has three parts. The Keycloak project makes Keycloak under the ${serverLicense.name}. The extensions come from their authors and are ${extensionLicense.kind} under the ${extensionLicense.name}. ${brand.name} is responsible for the operation: hosting, the dashboard, and support.`,
  root: {
    label: 'The service',
    tone: 'plain',
    children: [
      {
        label: 'Keycloak',
        detail: serverLicense.name,
        tone: 'tint-1',
        children: [{label: 'Keycloak project', detail: 'develops it'}],
      },
      {
        label: 'Extensions',
        detail: extensionLicense.name,
        tone: 'tint-1',
        children: [{label: 'Their authors', detail: 'develop them'}],
      },
      {
        label: 'Operation',
        detail: 'service agreement',
        tone: 'accent',
        children: [{label: brand.name, detail: 'hosts and supports'}],
      },
    ],
  },
}

export const work: FeatureListProps = {
  id: 'work',
  title: 'How we work',
  features: [
    {
      term: 'Standards first',
      text: 'Your applications use OpenID Connect, OAuth 2.0, or SAML, never a proprietary protocol. That way, you can switch to another server.',
    },
    {
      term: 'In public where we can',
      text: 'This site, its samples, and its checks are in a public repository. If you find a mistake, you can open an issue.',
    },
    {
      term: 'Tested documentation',
      text: 'We run the commands of our how-to pages on a real server. If a page changes, it loses its “Tested on” label until its commands pass again.',
    },
    {
      term: 'Rehearsed restores',
      text: `Every ${serviceLevels.backups.rehearsedEvery} months, we restore a backup and log in to the restored realm.`,
    },
    {
      term: 'Honest advice',
      text: 'We tell you when you don’t need us. For example, if ten colleagues log in to one internal tool, use the directory that you already pay for.',
    },
    {
      term: 'One use for your data',
      text: 'We use the data in a realm only to run that realm. We don’t use it for profiling, advertising, or model training.',
    },
  ],
}

const {street, locality, region, postalCode, countryName} = legalTerms.address

export const details: DataTableProps = {
  id: 'details',
  tone: 'sunken',
  title: 'Company details',
  columns: ['Detail', 'For your vendor file'],
  rows: [
    ['Company', brand.legalName],
    ['Address', `${street}, ${locality}, ${region} ${postalCode}, ${countryName}`],
    ['Governing law', `Contracts are governed by ${legalTerms.law}.`],
    ['Email', {label: brand.supportEmail, to: `mailto:${brand.supportEmail}`}],
    ['Questionnaires', {label: 'Send an RFP or a questionnaire', to: mailTo(brand.supportEmail, contactTopics.rfp)}],
    ['Press and talks', {label: 'Recorded talks', to: brand.links.video}],
  ],
}

/** What auditors wrote about the service. The page leaves it out if there is nothing. */
export const reports: DataTableProps = {
  id: 'reports',
  title: 'Reports of auditors',
  columns: ['Report', 'Auditor', 'Date'],
  rows: reportRows(auditReports),
}

/** What was launched when. The page leaves it out if there is nothing. */
export const history: DataTableProps = {
  id: 'history',
  title: 'What we launched',
  columns: ['Date', 'Feature'],
  rows: launchRows(launches),
}

export const documents: LinkGroupsProps = {
  groups: [
    {
      title: 'More about us',
      links: [
        {
          label: legalDocuments['service-agreement'].title,
          to: legalPath('service-agreement'),
          description: 'Read the contract and its annex, the data processing terms.',
        },
        {
          label: legalDocuments.subprocessors.title,
          to: legalPath('subprocessors'),
          description: 'See which companies can come into contact with your users’ data.',
        },
        {
          label: legalDocuments.privacy.title,
          to: legalPath('privacy'),
          description: 'See what this site stores and counts, and for how long.',
        },
        {
          label: legalDocuments.terms.title,
          to: legalPath('terms'),
          description: 'See how you can use the texts and the code of this site.',
        },
        {label: 'Careers', to: '/company/careers/', description: 'Learn how to apply and how we decide.'},
        {label: 'Blog', to: '/blog/', description: 'Read about releases, comparisons, and worked examples.'},
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Have more questions?',
  text: 'If your security team has a questionnaire, send it to us and tell us when you need the answers.',
  actions: [
    {label: 'Contact us', to: '/contact/'},
    {label: 'Open the trust center', to: brand.links.trustCenter},
  ],
}
