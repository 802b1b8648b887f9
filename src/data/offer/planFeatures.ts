import {limit} from './limits'
import {offered} from './offered'
import type {Scope} from './plan'
import {hostingPlans, supportPlans} from './pricing'
import {coverage} from './support'

export type ComparedPlan = 'shared' | 'dedicated' | 'own'

/** What can be compared: hosting, and support for a customer's own servers. */
export const comparedPlans: readonly {id: ComparedPlan; name: string; detail?: string}[] = [
  {id: 'shared', name: hostingPlans.shared.name},
  {id: 'dedicated', name: hostingPlans.dedicated.name},
  ...(offered.support
    ? [
        {
          id: 'own',
          name: 'Your own servers',
          detail: `with support ${supportPlans['on-call'].name.toLowerCase()}`,
        } as const,
      ]
    : []),
]

/** Whether a plan has it, or what it has. */
export type FeatureValue = boolean | string

export type Feature = {
  label: string
  /** Where it is explained. Default: nowhere else. */
  to?: string
  values: Readonly<Record<ComparedPlan, FeatureValue>>
}

/** "200 requests per second". */
function requestRate(scope: Scope): string {
  const {values, unit} = limit('requests-per-deployment')
  return `${(values[scope] ?? 0).toLocaleString('en')} ${unit}`
}

/** What does not differ between the plans. */
const everywhere = {shared: true, dedicated: true, own: true} as const
/** What comes with hosting. */
const hosted = {shared: true, dedicated: true, own: false} as const

/** The matrix of features, beside sizes and prices, which are in `pricing.ts`. */
export const planFeatures = {
  servers: [
    {
      label: 'Servers',
      to: '/docs/self-service/dedicated-clusters/',
      values: {shared: 'Shared with other customers', dedicated: 'Yours alone', own: 'Yours'},
    },
    {label: 'Run, monitored and patched by us', to: '/hosting/', values: hosted},
    {
      label: 'Version upgrades',
      to: '/hosting/version-upgrades/',
      values: {shared: 'By us', dedicated: 'By us', own: 'By you, with our help'},
    },
    {
      label: 'Backups and restores',
      to: '/hosting/backups/',
      values: {shared: 'By us', dedicated: 'By us', own: 'By you'},
    },
    {label: 'Custom domain', to: '/docs/self-service/custom-domains/', values: everywhere},
    {
      label: 'Your own extensions',
      to: '/hosting/customize/',
      values: {shared: false, dedicated: 'After a review by us', own: true},
    },
    {
      label: 'Rate limits',
      to: '/docs/service/limits/',
      values: {shared: requestRate('shared'), dedicated: `${requestRate('dedicated')}, or more`, own: 'Yours'},
    },
    {
      label: 'Load and penetration tests',
      to: '/docs/security/penetration-tests/',
      values: {shared: 'Your realm, by appointment', dedicated: 'By appointment', own: 'When you like'},
    },
    {label: 'Self-serve dashboard', to: '/docs/self-service/dashboard-overview/', values: hosted},
  ],
  product: [
    {label: 'Organizations, roles, invitations', to: '/product/organizations/', values: everywhere},
    {label: 'Single sign-on with the setup wizard', to: '/product/sso/', values: everywhere},
    {label: 'Admin portal for your customers', to: '/product/adminportal/', values: everywhere},
    {label: 'Magic links, passkeys, one-time codes', to: '/docs/authentication/', values: everywhere},
    {label: 'Admin REST API and webhooks', to: '/docs/api/', values: everywhere},
    {label: 'Audit logs', to: '/docs/audit-logs/', values: everywhere},
    {
      label: 'Export of users, hashes and keys',
      to: '/docs/service/leaving/',
      values: everywhere,
    },
  ],
  support: [
    {label: `A person on call, ${coverage.short}`, to: '/support/24-7-on-call/', values: everywhere},
    {label: 'Help with your configuration', to: '/hosting/support/', values: everywhere},
    ...(offered.support
      ? [
          {
            label: 'Changes to your code and servers',
            to: '/pricing/support/',
            values: {
              shared: 'With engineering',
              dedicated: 'With engineering',
              own: `${supportPlans['on-call'].hours} hours a month`,
            },
          },
        ]
      : []),
  ],
} as const satisfies Readonly<Record<string, readonly Feature[]>>
