import type {Plan} from '../../kit/sections/Plans'
import {brand} from '../../data/brand'
import {contactTopics} from '../../data/contact'
import {limit} from '../../data/offer/limits'
import type {Scope} from '../../data/offer/plan'
import {billing, hostingPlans, supportExtra, supportPlans, userBlock} from '../../data/offer/pricing'
import {hasStandby} from '../../data/offer/regions'
import {coverage} from '../../data/offer/support'
import {formatAmount, formatCount} from '../../lib/formatPrice'
import {mailTo} from '../../lib/mailTo'

/** "$10". */
export const money = (amount: number): string => formatAmount(amount, billing.currency)

const {shared, dedicated} = hostingPlans

const realms = (scope: Scope): string => formatCount(limit('realms').values[scope] ?? 0)

/** What hosting costs, as columns. */
export const hosting: readonly [Plan, Plan] = [
  {
    name: shared.name,
    price: shared.price,
    text: 'Get a realm on servers that you share with other customers. It’s enough to start with, and ready for production.',
    facts: [
      {term: 'Active users included', value: formatCount(shared.included.users)},
      {term: `Each additional ${formatCount(userBlock)}`, value: money(shared.extra.users)},
      {term: 'SSO connections included', value: formatCount(shared.included.connections)},
      {term: 'Each additional connection', value: money(shared.extra.connections)},
      {term: 'Realms', value: realms('shared')},
    ],
    action: {label: 'Create a realm', to: brand.links.dashboard},
  },
  {
    name: dedicated.name,
    price: dedicated.price,
    text: 'Get servers and a database that only you use. Choose this plan for several realms, high peaks, load tests, your own extensions, or a contract that requires it.',
    facts: [
      {term: 'Active users included', value: formatCount(dedicated.included.users)},
      {term: `Each additional ${formatCount(userBlock)}`, value: money(dedicated.extra.users)},
      {term: 'SSO connections', value: 'All included'},
      ...(hasStandby ? [{term: 'Standby in a second region', value: money(dedicated.extra.regions)}] : []),
      {term: 'Realms', value: `Up to ${realms('dedicated')}`},
    ],
    action: {label: 'Order a cluster', to: brand.links.dashboard},
  },
]

const {'on-call': onCall, engineering} = supportPlans

/** What support for other servers costs, as columns. */
export const support: readonly [Plan, Plan] = [
  {
    name: onCall.name,
    price: onCall.price,
    text: 'You run Keycloak. If it breaks, one of our engineers works on it with you.',
    facts: [
      {term: 'On call', value: coverage.short},
      {term: 'Production clusters', value: formatCount(onCall.clusters)},
      {term: 'Each additional cluster', value: money(supportExtra.cluster)},
      {term: 'Engineering', value: `${onCall.hours} hours a month`},
      {term: 'Each additional hour', value: money(supportExtra.hour)},
    ],
    action: {label: 'Ask for on-call support', to: mailTo(brand.supportEmail, contactTopics['on-call'])},
  },
  {
    name: engineering.name,
    price: engineering.price,
    text: 'You get on-call support, plus hours each month in which we upgrade, extend, and review Keycloak with your team.',
    facts: [
      {term: 'On call', value: coverage.short},
      {term: 'Production clusters', value: formatCount(engineering.clusters)},
      {term: 'Each additional cluster', value: money(supportExtra.cluster)},
      {term: 'Engineering', value: `${engineering.hours} hours a month`},
      {term: 'Architecture reviews', value: `${engineering.reviews} a year`},
    ],
    action: {label: 'Ask for engineering', to: mailTo(brand.supportEmail, contactTopics.engineering)},
  },
]

/** Below every table of prices. */
export const priceNote = `All prices are in ${billing.currency}, without tax.`
