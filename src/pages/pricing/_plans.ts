import type {Plan} from '../../kit/sections/Plans'
import {brand} from '../../data/brand'
import {contactTopics} from '../../data/contact'
import {billing, hostingPlans, supportExtra, supportPlans, userBlock} from '../../data/pricing'
import {formatAmount, formatCount} from '../../lib/formatPrice'
import {mailTo} from '../../lib/mailTo'

/** "$10". */
export const money = (amount: number): string => formatAmount(amount, billing.currency)

const {shared, dedicated} = hostingPlans

/** What hosting costs, as columns. */
export const hosting: readonly [Plan, Plan] = [
  {
    name: shared.name,
    price: shared.price,
    text: 'A realm of your own on servers that several customers share. Enough to start with, and ready for production.',
    facts: [
      {term: 'Active users included', value: formatCount(shared.included.users)},
      {term: `Each further ${formatCount(userBlock)}`, value: money(shared.extra.users)},
      {term: 'SSO connections included', value: formatCount(shared.included.connections)},
      {term: 'Each further connection', value: money(shared.extra.connections)},
      {term: 'Realms', value: '1'},
    ],
    action: {label: 'Create a realm', to: brand.links.dashboard},
  },
  {
    name: dedicated.name,
    price: dedicated.price,
    text: 'Servers and a database for you alone: for several realms, high peaks, load tests, your own extensions, or a contract that requires it.',
    facts: [
      {term: 'Active users included', value: formatCount(dedicated.included.users)},
      {term: `Each further ${formatCount(userBlock)}`, value: money(dedicated.extra.users)},
      {term: 'SSO connections', value: 'All included'},
      {term: 'Each further region', value: money(dedicated.extra.regions)},
      {term: 'Realms', value: 'Several'},
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
    text: 'You run Keycloak. When it breaks at night, one of our engineers looks at it with you.',
    facts: [
      {term: 'On call', value: '24/7'},
      {term: 'Production clusters', value: formatCount(onCall.clusters)},
      {term: 'Each further cluster', value: money(supportExtra.cluster)},
      {term: 'Engineering', value: `${onCall.hours} hours a month`},
      {term: 'Each further hour', value: money(supportExtra.hour)},
    ],
    action: {label: 'Ask for on-call support', to: mailTo(brand.supportEmail, contactTopics['on-call'])},
  },
  {
    name: engineering.name,
    price: engineering.price,
    text: 'The same, plus hours each month in which we upgrade, extend and review together with your team.',
    facts: [
      {term: 'On call', value: '24/7'},
      {term: 'Production clusters', value: formatCount(engineering.clusters)},
      {term: 'Each further cluster', value: money(supportExtra.cluster)},
      {term: 'Engineering', value: `${engineering.hours} hours a month`},
      {term: 'Architecture reviews', value: `${engineering.reviews} a year`},
    ],
    action: {label: 'Ask for engineering', to: mailTo(brand.supportEmail, contactTopics.engineering)},
  },
]

/** Below every table of prices. */
export const priceNote = `All prices are in ${billing.currency}, without tax.`
