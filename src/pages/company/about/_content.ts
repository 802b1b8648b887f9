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
import {regions} from '../../../data/regions'
import {serviceLevels} from '../../../data/serviceLevels'
import {mailTo} from '../../../lib/mailTo'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'About the company',
    description: `Who ${brand.name} is: we run Keycloak for other companies and support those who run it themselves. How to check what we claim, and who signs the contract.`,
  },
  label: 'About',
}

export const hero: HeroProps = {
  title: 'We run Keycloak and nothing else',
  lead: `${brand.name} hosts Keycloak for companies that would rather build their product than operate an identity server, and supports those that run it themselves. When logins fail at night, our people get up, not yours.`,
  actions: [
    {label: 'Talk to us', to: '/contact/'},
    {label: 'See what we promise', to: legalPath('sla')},
  ],
}

export const proof: DataTableProps = {
  id: 'proof',
  tone: 'sunken',
  title: 'Check what we say before you trust us with logins',
  columns: ['What we say', 'How you check it', 'Where'],
  rows: [
    [
      `${serviceLevels.uptime}% uptime`,
      'Read what counts as downtime, what does not, and what you get back for a bad month.',
      {label: legalDocuments.sla.title, to: legalPath('sla')},
    ],
    [
      'A person answers around the clock',
      'Compare the response times for each severity with what your incident process needs.',
      {label: '24/7 on-call support', to: '/support/24-7-on-call/'},
    ],
    [
      `${regions.length} regions to choose from`,
      'Create a realm and measure the latency with the command in the documentation.',
      {label: 'Measure a region', to: '/docs/self-service/deployments/'},
    ],
    [
      'The documentation is true',
      'A page that says “Tested on” had its commands run on a real server. Run them on yours.',
      {label: 'How pages are verified', to: '/docs/introduction/documentation/'},
    ],
    [
      'You can leave',
      'See what an export holds, what it does not, and how you run the same server without us.',
      {label: 'What leaving looks like', to: '/docs/introduction/open-source/#what-leaving-looks-like'},
    ],
    [
      'Every part has a known license',
      'Read which license allows what, with the repository of each part.',
      {label: 'Open source and source-available', to: '/docs/introduction/open-source/'},
    ],
    [
      'We keep your users’ data safe',
      'Read the audit reports. The measures are part of the contract, as its annex B.',
      {label: 'Trust center', to: brand.links.trustCenter},
    ],
  ],
}

export const parts: FeatureListProps = {
  id: 'parts',
  title: 'What is ours, and what is not',
  features: [
    {
      term: 'Keycloak: the project’s',
      text: 'An open-source project of the Cloud Native Computing Foundation, made by many people and companies. We don’t own it, and you can download the server that we run.',
    },
    {
      term: 'Extensions: their authors’',
      text: 'Organizations, events and webhooks, magic links, themes, the SSO wizard and the admin portal. Their source is public under the Elastic License 2.0, which is source-available and not open source.',
    },
    {
      term: 'Operation: ours',
      text: 'Regions, upgrades, backups, monitoring, the dashboard, and the people who answer when something fails.',
    },
    {
      term: 'Data: yours',
      text: 'Users, configuration and events of your realms. We process them on your instructions, and you get them back.',
    },
  ],
}

export const partsTree: TreeProps = {
  title: 'Who makes which part of the service',
  description: `The service has three parts. Keycloak is made by the Keycloak project under the Apache License 2.0. The extensions are source-available under the Elastic License 2.0. The operation is the work of ${brand.name}: hosting, the dashboard and support.`,
  root: {
    label: 'The service',
    children: [
      {
        label: 'Keycloak',
        detail: 'Apache License 2.0',
        tone: 'tint-1',
        children: [{label: 'Keycloak project', detail: 'makes it'}],
      },
      {
        label: 'Extensions',
        detail: 'Elastic License 2.0',
        tone: 'tint-2',
        children: [{label: 'Their authors', detail: 'make them'}],
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
      text: 'Applications speak OpenID Connect, OAuth 2.0 or SAML, never a protocol of our own. That is what makes leaving possible.',
    },
    {
      term: 'In public where we can',
      text: 'This site, its samples and the checks behind it are in a public repository. A wrong sentence is an issue that anyone can open.',
    },
    {
      term: 'Tried, then written',
      text: 'What a how-to says about the server was run in a lab, and is run again when the page or the server changes.',
    },
    {
      term: 'Restores are rehearsed',
      text: `Every ${serviceLevels.backups.rehearsedEvery} months we restore a backup and log in to the restored realm.`,
    },
    {
      term: 'We say when you don’t need us',
      text: 'If ten colleagues log in to one internal tool, use the directory that you already pay for.',
    },
    {
      term: 'Your data has one use',
      text: 'We use what is in a realm to run that realm: no profiling, no advertising, no training of models.',
    },
  ],
}

const {street, locality, region, postalCode, countryName} = legalTerms.address

export const details: DataTableProps = {
  id: 'details',
  tone: 'sunken',
  title: 'Who signs the contract',
  columns: ['', 'For your vendor file'],
  rows: [
    ['Company', brand.legalName],
    ['Address', `${street}, ${locality}, ${region} ${postalCode}, ${countryName}`],
    ['Governing law', `Contracts are under ${legalTerms.law}.`],
    ['Email', {label: brand.supportEmail, to: `mailto:${brand.supportEmail}`}],
    ['Questionnaires', {label: 'Send an RFP or a questionnaire', to: mailTo(brand.supportEmail, contactTopics.rfp)}],
    ['Press and talks', {label: 'Recorded talks', to: brand.links.video}],
  ],
}

export const documents: LinkGroupsProps = {
  groups: [
    {
      title: 'More about us',
      links: [
        {
          label: legalDocuments['service-agreement'].title,
          to: legalPath('service-agreement'),
          description: 'The contract, with the data processing terms as its annex.',
        },
        {
          label: legalDocuments.subprocessors.title,
          to: legalPath('subprocessors'),
          description: 'Who else can come into contact with your users’ data.',
        },
        {
          label: legalDocuments.privacy.title,
          to: legalPath('privacy'),
          description: 'What this site stores and counts, and for how long.',
        },
        {
          label: legalDocuments.terms.title,
          to: legalPath('terms'),
          description: 'What you may do with the texts and the code of this site.',
        },
        {label: 'Careers', to: '/company/careers/', description: 'How to apply, and how we decide.'},
        {label: 'News', to: '/blog/', description: 'Releases, comparisons and worked examples.'},
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Is there a question that this page leaves open?',
  text: 'If your security team has a list of questions, send it, and say when you need the answers.',
  actions: [
    {label: 'Contact us', to: '/contact/'},
    {label: 'Open the trust center', to: brand.links.trustCenter},
  ],
}
