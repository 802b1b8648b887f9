import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {NarrowProseProps} from '../../../kit/sections/NarrowProse'
import type {StepsProps} from '../../../kit/sections/Steps'
import {supportPlans} from '../../../data/pricing'
import {formatAmount} from '../../../lib/formatPrice'
import Image from './_image.mdx'

const {'on-call': onCall} = supportPlans

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak on your own servers, with enterprise support',
    description:
      'Run Keycloak and its extensions in your own network, or ship them with your product: who does what, what the licenses allow, and when hosting is better.',
  },
  label: 'On-premises',
}

export const hero: HeroProps = {
  title: 'The same login, in your network',
  lead: 'Some logins must not leave your network. You run Keycloak on your own servers, or ship it with software that your customers install. We review the plan, help with upgrades and answer when something fails.',
  actions: [
    {label: 'Plan an installation with us', to: '/contact/'},
    {label: 'Read the Kubernetes guide', to: '/docs/hosting/kubernetes/'},
  ],
}

export const choice: FlowGraphProps = {
  title: 'Do you have to run it yourself?',
  description:
    'Is the network cut off from the internet? Then run it on your own servers. If not: does a rule forbid a provider, even with a cluster of your own in your country? Then run it on your own servers too. If not: do you need servers for you alone? Then take a dedicated cluster. Otherwise take a shared deployment.',
  nodes: [
    {id: 'closed', label: 'No internet access?', kind: 'decision'},
    {id: 'rule', label: 'A rule forbids any provider?', kind: 'decision'},
    {id: 'alone', label: 'Servers for you alone?', kind: 'decision'},
    {id: 'own', label: 'Your own servers', detail: 'this page', kind: 'end'},
    {id: 'cluster', label: 'Dedicated cluster', detail: 'we run it for you', kind: 'end'},
    {id: 'shared', label: 'Shared deployment', detail: 'ready in minutes', kind: 'end'},
  ],
  edges: [
    {from: 'closed', to: 'own', label: 'yes'},
    {from: 'closed', to: 'rule', label: 'no'},
    {from: 'rule', to: 'own', label: 'yes'},
    {from: 'rule', to: 'alone', label: 'no'},
    {from: 'alone', to: 'cluster', label: 'yes'},
    {from: 'alone', to: 'shared', label: 'no'},
  ],
}

export const work: DataTableProps = {
  id: 'work',
  title: 'Who does what',
  lead: 'We never hold the keys to your servers. Your team does the work, and ours supports it.',
  columns: ['', 'Your team', 'Our support', 'Read more'],
  rows: [
    [
      'Servers, database, network',
      'Provides and watches them',
      'Reviews the design before you build',
      {label: 'Architecture review', to: '/support/architecture-review/'},
    ],
    [
      'A new patch release',
      'Installs it within days',
      'Tells you what it changes for you',
      {label: 'Version upgrades', to: '/support/version-upgrades/'},
    ],
    [
      'Extensions that fit the server',
      'Builds the image',
      'Names the versions that work together',
      {label: 'Versions that work together', to: '/docs/hosting/#what-self-hosting-involves'},
    ],
    [
      'An extension of your own',
      'Says what it should do',
      'Builds or reviews it',
      {label: 'Custom extensions', to: '/support/custom-extensions/'},
    ],
    [
      'Logins fail at 3 a.m.',
      'Has somebody on call with access',
      'Answers around the clock and works with that person',
      {label: 'On-call support', to: '/support/24-7-on-call/'},
    ],
    [
      'Backups',
      'Makes them, and restores one each quarter',
      'Not included',
      {label: 'What running it asks of you', to: '/docs/hosting/#what-self-hosting-involves'},
    ],
  ],
}

export const image: CodeShowcaseProps = {
  id: 'image',
  title: 'What you build, and how to check it',
  lead: 'One image with the server and the extensions. Three requests show whether a server has them: 404 means that one is missing, 500 that it does not fit this version.',
  samples: Image,
}

export const ship: StepsProps = {
  id: 'ship',
  title: 'Inside a product that customers install',
  lead: 'Your application speaks OpenID Connect with the server that you ship. Whatever directory or login a customer has is connected behind it.',
  steps: [
    {
      label: 'You ship a realm',
      text: 'A file with your client, your roles and an administrator who may connect a login.',
    },
    {
      label: 'The installer starts it',
      text: 'The file is imported at the first start. What differs between customers comes from environment variables.',
    },
    {label: 'The customer connects', text: 'Entra ID, ADFS, LDAP: in the wizard, with a temporary password.'},
    {
      label: 'You ship updates',
      text: 'Patch releases of the server go out with yours, tried on a copy of an old installation.',
    },
  ],
}

export const license: Omit<NarrowProseProps, 'children'> = {
  id: 'license',
  title: 'What the licenses allow',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Before you decide',
  tone: 'sunken',
  questions: [
    {
      question: 'Is it cheaper than hosting?',
      answer:
        'The software is free. The work is not: patches within days of each vulnerability, rehearsed restores, and somebody on call every night. For a small team, hosting usually costs less.',
      more: {label: 'Compare both, cost by cost', to: '/hosting/self-host-vs-managed/'},
    },
    {
      question: 'What does support cost?',
      answer: `Support on call costs ${formatAmount(onCall.price.monthly, onCall.price.currency)} a month, for ${onCall.clusters} production cluster and ${onCall.hours} hours of engineering. The software itself costs nothing.`,
      more: {label: 'See support prices', to: '/pricing/support/'},
    },
    {
      question: 'Can we start hosted and move later?',
      answer:
        'Yes. Applications depend on the address of the realm, not on where its servers are. With a domain of your own, you move a database or an export to the new servers, and applications keep their configuration.',
      more: {label: 'Put the login under your own name', to: '/docs/self-service/custom-domains/'},
    },
    {
      question: 'Which version should we install?',
      answer:
        'One that the Keycloak project still fixes, which is its newest minor release, and extensions that are built for it. The compatibility table says which combinations we ran and which we only read about.',
      more: {label: 'See the compatibility table', to: '/docs/hosting/#what-self-hosting-involves'},
    },
    {
      question: 'What is not included?',
      answer:
        'The uptime guarantee and backups: they come with hosting only. On your servers we promise how fast we answer; uptime depends on your team and your hardware.',
      more: {label: 'See what support promises', to: '/support/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Talk to us before you buy servers',
  text: 'Tell us the network, the number of users and what has to be inside. You get a straight answer, even if it is that you should not run it yourself.',
  actions: [
    {label: 'Plan an installation with us', to: '/contact/'},
    {label: 'Compare with a dedicated cluster', to: '/hosting/deployments/#shared-or-dedicated'},
  ],
}
