import {formatNumber, numberFormat} from './formats'
import type {Currency, PriceStart} from '../data/offer/pricing'

/** "$1,500", "€49". Amounts are whole. */
export function formatAmount(amount: number, currency: Currency): string {
  return numberFormat({style: 'currency', currency, maximumFractionDigits: 0}).format(amount)
}

/** "from $499 a month". */
export const formatPriceStart = ({monthly, currency}: PriceStart): string =>
  `from ${formatAmount(monthly, currency)} a month`

/** "50,000", or the word for no limit. */
export const formatCount = (count: number, unlimited = 'no limit'): string =>
  count === Infinity ? unlimited : formatNumber(count)
