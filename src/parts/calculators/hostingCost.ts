import {numberFormat} from '../../lib/formats'

/** What somebody spends who runs Keycloak; the values to begin with are an example. Amounts are of one currency, whichever. */
export const costExample = {
  /** Production, staging and so on. */
  environments: 2,
  /** In each environment. */
  servers: 2,
  /** A month, each. */
  serverPrice: 60,
  /** A month, for each environment, backups included. */
  databasePrice: 100,
  /** A year. */
  upgrades: 12,
  /** For each upgrade of all environments. */
  upgradeHours: 6,
  /** A month, for everything else. */
  routineHours: 6,
  /** What an hour of an engineer costs. */
  hourlyRate: 80,
  /** A month, for all who take turns. */
  onCallPay: 600,
  /** A month that stay with the customer of a hosted service. */
  hostedHours: 2,
} as const

export type CostInput = keyof typeof costExample

export type CostInputs = Readonly<Record<CostInput, number>>

/** The lines of the bill, in their order. */
const lineIds = ['machines', 'work', 'onCall', 'total', 'stays', 'breakEven'] as const

/** How a line is worked out, and what it comes to, a month. */
type Cost = {working: string; amount: number}

export type CostLine = Cost & {id: (typeof lineIds)[number]}

/** "1,840". */
export const formatAmount = (amount: number): string => numberFormat({maximumFractionDigits: 2}).format(amount)

function costsOf(given: CostInputs): Readonly<Record<CostLine['id'], Cost>> {
  const show = (input: CostInput): string => formatAmount(given[input])
  const machines = given.environments * (given.servers * given.serverPrice + given.databasePrice)
  const work = ((given.upgrades * given.upgradeHours) / 12 + given.routineHours) * given.hourlyRate
  const total = machines + work + given.onCallPay
  const stays = given.hostedHours * given.hourlyRate
  return {
    machines: {
      working: `${show('environments')} × (${show('servers')} × ${show('serverPrice')} + ${show('databasePrice')})`,
      amount: machines,
    },
    work: {
      working: `(${show('upgrades')} × ${show('upgradeHours')} ÷ 12 + ${show('routineHours')}) × ${show('hourlyRate')}`,
      amount: work,
    },
    onCall: {working: show('onCallPay'), amount: given.onCallPay},
    total: {working: `${formatAmount(machines)} + ${formatAmount(work)} + ${show('onCallPay')}`, amount: total},
    stays: {working: `${show('hostedHours')} × ${show('hourlyRate')}`, amount: stays},
    breakEven: {working: `${formatAmount(total)} − ${formatAmount(stays)}`, amount: Math.max(0, total - stays)},
  }
}

/**
 * What it costs to run Keycloak oneself, a month, line by line. The last line is the fee below which hosting is cheaper: what
 * one's own servers cost, less the work that stays one's own.
 */
export function costLines(given: CostInputs): CostLine[] {
  const costs = costsOf(given)
  return lineIds.map((id) => ({id, ...costs[id]}))
}

export type CostText = CostLine['id'] | `${CostLine['id']}Working`

/** What the worksheet says, by the place of the page that says it: each line's amount, and how it is worked out. */
export function costTexts(given: CostInputs): Readonly<Record<CostText, string>> {
  const {machines, work, onCall, total, stays, breakEven} = costsOf(given)
  return {
    machines: formatAmount(machines.amount),
    machinesWorking: machines.working,
    work: formatAmount(work.amount),
    workWorking: work.working,
    onCall: formatAmount(onCall.amount),
    onCallWorking: onCall.working,
    total: formatAmount(total.amount),
    totalWorking: total.working,
    stays: formatAmount(stays.amount),
    staysWorking: stays.working,
    breakEven: formatAmount(breakEven.amount),
    breakEvenWorking: breakEven.working,
  }
}
