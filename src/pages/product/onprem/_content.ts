import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {NarrowProseProps} from '../../../kit/sections/NarrowProse'
import type {StepsProps} from '../../../kit/sections/Steps'
import {licenseAnswers, licenses} from '../../../data/offer/licenses'
import {planName} from '../../../data/offer/plan'
import {supportPlans} from '../../../data/offer/pricing'
import {coverage} from '../../../data/offer/support'
import {formatAmount} from '../../../lib/formatPrice'
import Image from './_image.mdx'

const {'on-call': onCall} = supportPlans
const {'Apache-2.0': server, 'Elastic-2.0': extensions} = licenses

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'On-premises Keycloak with enterprise support',
    description:
      'Run Keycloak on your own servers, or ship it with your product. See what your team does, how we support you, and what the licenses allow.',
  },
  label: 'On-premises',
}

export const hero: HeroProps = {
  title: 'Keycloak in your network, with\u00a0our\u00a0support',
  lead: 'If logins must not leave your network, you can run Keycloak on your own servers, or ship it with software that your customers install. Keycloak alone is enough for both, and it’s open source. We review your plan, help with upgrades, and answer when something fails.',
  actions: [
    {label: 'Plan an installation with us', to: '/contact/'},
    {label: 'Read the Kubernetes guide', to: '/docs/hosting/kubernetes/'},
  ],
}

export const choice: FlowGraphProps = {
  title: 'Choose where to run Keycloak',
  description: `If your network has no internet access, run Keycloak on your own servers. Do the same if a rule forbids any provider, even one that runs ${planName.dedicated.a} in your country. If you need servers that only you use, choose ${planName.dedicated.a}. Otherwise, choose ${planName.shared.a}.`,
  nodes: [
    {id: 'closed', label: 'No internet access?', kind: 'decision'},
    {id: 'rule', label: 'A rule forbids any provider?', kind: 'decision'},
    {id: 'alone', label: 'Servers for you alone?', kind: 'decision'},
    {id: 'own', label: 'Your own servers', detail: 'this page', kind: 'end'},
    {id: 'cluster', label: planName.Dedicated.one, detail: 'we run it for you', kind: 'end'},
    {id: 'shared', label: planName.Shared.one, detail: 'ready in minutes', kind: 'end'},
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
  title: 'What your team does and what we do',
  lead: 'Your team operates the servers. Our engineers support your team, and they don’t need access to the servers.',
  columns: ['Task', 'Your team', 'Our support', 'Learn more'],
  rows: [
    [
      'Servers, database, and network',
      'Provides and monitors them',
      'Reviews the design before you build',
      {label: 'Architecture review', to: '/support/architecture-review/'},
    ],
    [
      'Patch releases',
      'Installs them within days',
      'Tells you what each one changes for you',
      {label: 'Version upgrades', to: '/support/version-upgrades/'},
    ],
    [
      'Extensions, if you use any',
      'Adds them to the image',
      'Tells you which versions work together',
      {label: 'Compatible versions', to: '/docs/hosting/#what-running-it-asks-of-you'},
    ],
    [
      'Your custom extensions',
      'Specifies what they should do',
      'Builds or reviews them',
      {label: 'Custom extensions', to: '/support/custom-extensions/'},
    ],
    [
      'Failed logins at 3 a.m.',
      'Has an engineer on call who can access the servers',
      `Answers ${coverage.long} and works with your engineer`,
      {label: 'On-call support', to: '/support/24-7-on-call/'},
    ],
    [
      'Backups',
      'Makes them, and tests a restore every quarter',
      'Not included',
      {label: 'What self-hosting involves', to: '/docs/hosting/#what-running-it-asks-of-you'},
    ],
  ],
}

export const image: CodeShowcaseProps = {
  id: 'image',
  title: 'Build your image and check it',
  lead: 'Start with Keycloak alone, which is open source. You can run it in your network and ship it with your product. If you run it for your own company, you can also add the extensions.',
  more: {label: 'Add the extensions and check them', to: '/docs/hosting/#check-that-a-server-is-complete'},
  samples: Image,
}

export const ship: StepsProps = {
  id: 'ship',
  title: 'Ship Keycloak with your product',
  lead: 'Your application only needs OpenID Connect, and each customer connects an identity provider to the Keycloak that you ship. These steps work with Keycloak alone. If you want to bundle the extensions, ask the licensor first.',
  steps: [
    {
      label: 'Create a realm file',
      text: 'The file contains your client, your roles, and an administrator who can connect an identity provider.',
    },
    {
      label: 'Let the installer import it',
      text: 'Keycloak imports the file at the first start. Values that differ between customers come from environment variables.',
    },
    {
      label: 'Let the customer connect',
      text: 'The customer’s administrator logs in to the admin console with a temporary password and connects, for example, Entra ID or ADFS.',
    },
    {
      label: 'Ship updates',
      text: 'Include Keycloak’s patch releases in your updates, and test each one on a copy of an old installation first.',
    },
  ],
}

export const license: Omit<NarrowProseProps, 'children'> = {
  id: 'license',
  title: 'What the licenses allow',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: 'Is running it ourselves cheaper than hosting?',
      answer:
        'The software is free, but the work isn’t. You install patches within days of each vulnerability, rehearse restores, and keep an engineer on call every night. For a small team, hosting usually costs less.',
      more: {label: 'Compare the costs', to: '/hosting/self-host-vs-managed/'},
    },
    {
      question: 'What does support cost?',
      answer: `On-call support costs ${formatAmount(onCall.price.monthly, onCall.price.currency)} a month, for ${onCall.clusters} production cluster and ${onCall.hours} hours of engineering. The software itself is free.`,
      more: {label: 'See support prices', to: '/pricing/support/'},
    },
    {
      question: 'Can we bundle the extensions with our product?',
      answer: `${licenseAnswers[extensions.answers['bundled-product']]}. The extensions are ${extensions.kind} under the ${extensions.name}, and their licensor counts bundling with a product for on-premises use as prohibited. You can ship Keycloak alone under the ${server.name}.`,
      more: {
        label: `What the ${extensions.name} allows`,
        to: '/docs/introduction/open-source/#what-the-elastic-license-20-allows',
      },
    },
    {
      question: 'Can we start hosted and move later?',
      answer:
        'Yes, because your applications depend on the address of the realm, not on where its servers are. With a custom domain, you can move a database or an export to your servers, and your applications keep their configuration.',
      more: {label: 'Set up a custom domain', to: '/docs/self-service/custom-domains/'},
    },
    {
      question: 'Which version should we install?',
      answer:
        'Install the newest minor release, because the Keycloak project fixes only that one. If you add extensions, use versions that are built for it. The compatibility table shows which combinations we ran and which we only read about.',
      more: {label: 'See the compatibility table', to: '/docs/hosting/#what-running-it-asks-of-you'},
    },
    {
      question: 'What isn’t included?',
      answer:
        'The uptime guarantee and backups come only with hosting. On your own servers, we promise how fast we answer. The uptime depends on your team and your hardware.',
      more: {label: 'See what support includes', to: '/support/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Talk to us before you buy servers',
  text: 'Tell us about your network, your number of users, and what you need on the server. You get a straight answer, even if it’s that you shouldn’t run Keycloak yourself.',
  actions: [
    {label: 'Plan an installation with us', to: '/contact/'},
    {label: `Compare with ${planName.dedicated.a}`, to: '/hosting/deployments/#shared-or-dedicated'},
  ],
}
