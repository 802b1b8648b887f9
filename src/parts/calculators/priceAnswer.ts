import {translate} from '@docusaurus/Translate'
import {billing, hostingPlans, type Counted} from '../../data/offer/pricing'
import {beyond, estimate, type Estimate, type Line, type LineId, type Need} from './estimate'
import {formatAmount, formatCount} from '../../lib/formatPrice'
import {formatList} from '../../lib/formats'

const money = (amount: number): string => formatAmount(amount, billing.currency)

/** The lines of an estimate, in their order. */
export const lineIds: readonly LineId[] = (['plan', 'users', 'connections', 'regions', 'support'] as const).filter(
  (id) => id !== 'regions' || hostingPlans.dedicated.limits.regions > 1,
)

export type PriceText = 'summary' | 'why' | 'monthly' | 'yearly' | `${LineId}Sum` | `${LineId}Amount`

/** What an estimate says, by the place of the page that says it. */
export type PriceTexts = Readonly<Record<PriceText, string>>

const nouns: Readonly<Record<Counted, string>> = {
  users: translate({id: 'site.calculator.noun.users', message: 'users'}),
  organizations: translate({id: 'site.calculator.noun.organizations', message: 'organizations'}),
  connections: translate({id: 'site.calculator.noun.connections', message: 'SSO connections'}),
  regions: translate({id: 'site.calculator.noun.regions', message: 'region'}),
}

/** Why this plan and not the other. */
function reason({plan, monthly}: Estimate, need: Need): string {
  const {shared, dedicated} = hostingPlans
  if (plan.id === 'shared')
    return translate(
      {id: 'site.calculator.why.price', message: 'The plan “{plan}” would cost {amount} a month.'},
      {plan: dedicated.name, amount: money(estimate(dedicated, need).monthly)},
    )
  const limits = beyond(shared, need).map((what) => `${formatCount(shared.limits[what])} ${nouns[what]}`)
  if (limits.length > 0)
    return translate(
      {id: 'site.calculator.why.limits', message: 'The plan “{plan}” is limited to {limits}.'},
      {plan: shared.name, limits: formatList(limits)},
    )
  const other = estimate(shared, need).monthly
  return other > monthly
    ? translate(
        {id: 'site.calculator.why.price', message: 'The plan “{plan}” would cost {amount} a month.'},
        {plan: shared.name, amount: money(other)},
      )
    : translate(
        {id: 'site.calculator.why.same', message: 'The plan “{plan}” would cost the same.'},
        {plan: shared.name},
      )
}

const sumOf = ({quantity, each}: Line): string => (quantity === 0 ? '' : `${formatCount(quantity)} × ${money(each)}`)

/** An estimate in words and figures. */
export function priceTexts(found: Estimate, need: Need): PriceTexts {
  const {plan, lines, monthly, yearly} = found
  return {
    summary: translate(
      {id: 'site.calculator.summary', message: '{plan}, {amount} a month'},
      {plan: plan.name, amount: money(monthly)},
    ),
    why: reason(found, need),
    monthly: money(monthly),
    yearly: money(yearly),
    planSum: plan.name,
    planAmount: money(lines.plan.amount),
    usersSum: sumOf(lines.users),
    usersAmount: money(lines.users.amount),
    connectionsSum: sumOf(lines.connections),
    connectionsAmount: money(lines.connections.amount),
    regionsSum: sumOf(lines.regions),
    regionsAmount: money(lines.regions.amount),
    supportSum: sumOf(lines.support),
    supportAmount: money(lines.support.amount),
  }
}
