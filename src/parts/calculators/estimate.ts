import {
  hostingPlans,
  supportPlans,
  userBlock,
  type Counted,
  type HostingPlan,
  type SupportPlan,
} from '../../data/offer/pricing'

/** What somebody wants to have hosted. */
export type Need = Readonly<Record<Counted, number>> & {support: SupportPlan['id']}

/** What a line of an estimate is for, in its order. */
export type LineId = 'plan' | 'users' | 'connections' | 'regions' | 'support'

/** One line: so many at this price each. */
export type Line = {quantity: number; each: number; amount: number}

/** What a plan costs for a need, in whole units of the currency, without tax. */
export type Estimate = {
  plan: HostingPlan
  /** A month that is paid monthly. */
  lines: Readonly<Record<LineId, Line>>
  monthly: number
  /** Twelve months, the fixed parts paid at once; what is counted costs the same. */
  yearly: number
}

const plans: readonly HostingPlan[] = Object.values(hostingPlans)
const counted: readonly Counted[] = ['users', 'organizations', 'connections', 'regions']

/** What of a need is more than a plan can have. */
export const beyond = ({limits}: HostingPlan, need: Need): readonly Counted[] =>
  counted.filter((what) => need[what] > limits[what])

const lineOf = (quantity: number, each: number): Line => ({quantity, each, amount: quantity * each})

/** How many more than the price includes. */
const further = ({included}: HostingPlan, need: Need, what: Counted): number => Math.max(0, need[what] - included[what])

/** What a plan costs, whether it can have all of that or not. */
export function estimate(plan: HostingPlan, need: Need): Estimate {
  const {price, extra} = plan
  const support = supportPlans[need.support].besideHosting
  const lines = {
    plan: lineOf(1, price.monthly),
    users: lineOf(Math.ceil(further(plan, need, 'users') / userBlock), extra.users),
    connections: lineOf(further(plan, need, 'connections'), extra.connections),
    regions: lineOf(further(plan, need, 'regions'), extra.regions),
    support: lineOf(support ? 1 : 0, support?.monthly ?? 0),
  }
  const fixed = lines.plan.amount + lines.regions.amount + lines.support.amount
  const metered = lines.users.amount + lines.connections.amount
  const monthsPaid = price.yearly / price.monthly
  return {plan, lines, monthly: fixed + metered, yearly: fixed * monthsPaid + metered * 12}
}

/** The plan that costs least for a need, of two with one price that which has more; none where every plan is too small. */
export function cheapest(need: Need): Estimate | undefined {
  return plans
    .filter((plan) => beyond(plan, need).length === 0)
    .map((plan) => estimate(plan, need))
    .sort((a, b) => a.monthly - b.monthly || b.plan.limits.users - a.plan.limits.users)[0]
}
