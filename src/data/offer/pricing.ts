import {planName} from './plan'
import {secondRegion} from './regions'

/** ISO 4217, such as `CAD`. */
export type Currency = string

/** Where the price of an offer begins. */
export type PriceStart = {
  /** Whole units of the currency, a month, without tax. */
  monthly: number
  currency: Currency
}

/** A fixed price, for either period. */
export type Price = PriceStart & {
  /** Whole units of the currency for twelve months that are paid at once, without tax. */
  yearly: number
}

/** What of a plan can be counted. */
export type Counted = 'users' | 'organizations' | 'connections' | 'regions'

/** One way to have Keycloak hosted. */
export type HostingPlan = {
  id: 'shared' | 'dedicated'
  name: string
  price: Price
  /** What the price includes. `Infinity`: as many as there are. */
  included: Readonly<Record<Counted, number>>
  /** What the plan can have at most. `Infinity`: no limit of ours. */
  limits: Readonly<Record<Counted, number>>
  /** What each further one costs, a month. `users` is the price of a started block of `userBlock`. */
  extra: Readonly<Record<Exclude<Counted, 'organizations'>, number>>
}

/** Support by engineers, for Keycloak on a customer's own servers or beside hosting. */
export type SupportPlan = {
  id: 'on-call' | 'engineering'
  name: string
  price: Price
  /** What it costs beside hosting, which has support on call in its own price; null where it adds nothing. */
  besideHosting: Price | null
  /** Hours of engineering, each month. */
  hours: number
  /** Production clusters that are covered. */
  clusters: number
  /** Architecture reviews, each year. */
  reviews: number
}

/** Work with a price of its own, which needs no plan. */
export type OneOff = {
  id: 'review' | 'emergency' | 'migration' | 'infrastructure' | 'extension' | 'scale' | 'theme' | 'upgrade'
  name: string
  /** Whole units of the currency, without tax. */
  amount: number
  unit: 'hour' | 'day' | 'project'
  /** Whether it is where the price begins, rather than the price. Default: the price. */
  isStart?: boolean
  /** Hours that are billed at least. Default: none. */
  minimum?: number
  /** What the customer has in the end. */
  result: string
  /** The page about it. Default: none. */
  to?: string
}

const currency: Currency = 'USD'

/** Months that a year costs which is paid at once. */
export const monthsInYearlyPrice = 10

const price = (monthly: number) => ({monthly, yearly: monthly * monthsInYearlyPrice, currency})

/** Users are counted in blocks: a started one is billed whole. */
export const userBlock = 1000

/** Sample values, as all below: replace them by your prices. They stand in this file and nowhere else. */
export const hostingPlans = {
  shared: {
    id: 'shared',
    name: planName.Shared.one,
    price: price(49),
    included: {users: 5000, organizations: Infinity, connections: 10, regions: 1},
    limits: {users: 50_000, organizations: 1000, connections: 100, regions: 1},
    extra: {users: 10, connections: 5, regions: 0},
  },
  dedicated: {
    id: 'dedicated',
    name: planName.Dedicated.one,
    price: price(499),
    included: {users: 50_000, organizations: Infinity, connections: Infinity, regions: 1},
    limits: {users: 1_000_000, organizations: Infinity, connections: Infinity, regions: secondRegion.most},
    extra: {users: 5, connections: 0, regions: 399},
  },
} as const satisfies {[Id in HostingPlan['id']]: HostingPlan & {id: Id}}

export const supportPlans = {
  'on-call': {
    id: 'on-call',
    name: 'On call',
    price: price(1500),
    besideHosting: null,
    hours: 4,
    clusters: 1,
    reviews: 0,
  },
  engineering: {
    id: 'engineering',
    name: 'On call and engineering',
    price: price(4500),
    besideHosting: price(3000),
    hours: 24,
    clusters: 3,
    reviews: 2,
  },
} as const satisfies {[Id in SupportPlan['id']]: SupportPlan & {id: Id}}

/** Beyond what a support plan includes, a month or an hour. */
export const supportExtra = {cluster: 500, hour: 250, currency} as const

/** How hours of engineering are counted. */
export const supportHours = {
  /** Minutes of a started step. */
  step: 15,
} as const

export const oneOffs = [
  {
    id: 'emergency',
    name: 'Emergency support without a plan',
    amount: 400,
    unit: 'hour',
    minimum: 4,
    result: 'Logins work again, and a report says what happened.',
    to: '/support/emergency-support/',
  },
  {
    id: 'review',
    name: 'Architecture review',
    amount: 6000,
    unit: 'project',
    result: 'A written review of your setup, with findings in order of risk.',
    to: '/support/architecture-review/',
  },
  {
    id: 'upgrade',
    name: 'Version upgrade',
    amount: 6000,
    unit: 'project',
    isStart: true,
    result: 'The release that gets fixes, after a rehearsal with a measured way back.',
    to: '/support/version-upgrades/',
  },
  {
    id: 'migration',
    name: 'Migration to Keycloak',
    amount: 8000,
    unit: 'project',
    isStart: true,
    result: 'Users, clients and connections moved, and a tested cut-over.',
    to: '/support/migrate-to-keycloak/',
  },
  {
    id: 'scale',
    name: 'Guidance for scale',
    amount: 12_000,
    unit: 'project',
    result: 'What a login costs on your servers, what runs out first, and a load test that you keep.',
    to: '/support/guidance-for-scale/',
  },
  {
    id: 'infrastructure',
    name: 'Infrastructure implementation',
    amount: 2000,
    unit: 'day',
    result: 'Keycloak on your Kubernetes, from your own repository.',
    to: '/support/infrastructure-implementation/',
  },
  {
    id: 'extension',
    name: 'Custom extension',
    amount: 2000,
    unit: 'day',
    result: 'Source code with tests, built for the version that you run.',
    to: '/support/custom-extensions/',
  },
  {
    id: 'theme',
    name: 'Theme',
    amount: 2400,
    unit: 'project',
    isStart: true,
    result: 'Login pages and emails in your design.',
    to: '/support/theming/',
  },
] as const satisfies readonly OneOff[]

/** How prices are billed: what is fixed at the start of the month or year, what is counted after each month. */
export const billing = {
  currency,
  /** Whether tax is in the prices. */
  includesTax: false,
  /** Days until an invoice is due. */
  dueWithin: 30,
  /** Days before the end of a year that is paid at once, until which its renewal can be canceled. */
  yearlyNotice: 30,
  /** Days of notice before we change the price or the terms of running contracts, or cancel them. */
  changeNotice: 90,
} as const

/** Where the price of each offer begins. */
export const pricing = {
  sharedDeployment: hostingPlans.shared.price,
  dedicatedCluster: hostingPlans.dedicated.price,
  enterpriseSupport: supportPlans['on-call'].price,
} satisfies Record<string, PriceStart>
