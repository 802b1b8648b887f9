import type {PriceStart} from '../data/pricing'

/** "from $499 a month". */
export function formatPriceStart({monthly, currency}: PriceStart): string {
  const amount = new Intl.NumberFormat('en', {style: 'currency', currency, maximumFractionDigits: 0}).format(monthly)
  return `from ${amount} a month`
}
