import {billing, oneOffs, type OneOff} from '../data/offer/pricing'
import {formatAmount} from './formatPrice'

const units: Readonly<Record<OneOff['unit'], string>> = {hour: ' an hour', day: ' a day', project: ''}

/** A piece of work of the price list. @throws Error where the list has no such one. */
export function oneOff(id: OneOff['id']): OneOff {
  const listed: readonly OneOff[] = oneOffs
  const found = listed.find((job) => job.id === id)
  if (found === undefined) throw new Error(`src/data/offer/pricing.ts has no work "${id}" in oneOffs. Fix: Add it.`)
  return found
}

/** "from $8,000", "$400 an hour, at least 4 hours". */
export function oneOffPrice({amount, unit, isStart = false, minimum}: OneOff): string {
  const price = `${isStart ? 'from ' : ''}${formatAmount(amount, billing.currency)}${units[unit]}`
  return minimum === undefined ? price : `${price}, at least ${minimum} ${unit}s`
}
