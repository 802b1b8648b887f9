import {translate} from '@docusaurus/Translate'
import {formatPercent, numberFormat} from '../../lib/formats'
import {billing} from '../../data/offer/pricing'
import {serviceLevels} from '../../data/offer/serviceLevels'

const MINUTES_A_DAY = 24 * 60

/** Minutes that a service may be down in so many days, for an uptime in percent. */
export const allowedMinutes = (days: number, uptime: number = serviceLevels.uptime): number =>
  (days * MINUTES_A_DAY * (100 - uptime)) / 100

/** Percent of so many days in which a service was up. */
export const availability = (days: number, downMinutes: number): number =>
  100 - (downMinutes / (days * MINUTES_A_DAY)) * 100

/** Percent of the month's fee that a customer gets back. */
export const creditFor = (uptime: number): number =>
  serviceLevels.credits.reduce((credit, step) => (uptime < step.below ? step.credit : credit), 0)

/** "4 h 22 min 48 s": whole seconds, rounded down, without parts that are zero. */
export function formatDuration(minutes: number): string {
  // What is computed may lack a hair of a whole second.
  const seconds = Math.floor(minutes * 60 + 1e-6)
  const parts = [
    {count: Math.floor(seconds / 3600), unit: 'h'},
    {count: Math.floor(seconds / 60) % 60, unit: 'min'},
    {count: seconds % 60, unit: 's'},
  ]
  const said = parts.filter(({count}) => count > 0).map(({count, unit}) => `${count} ${unit}`)
  return said.length > 0 ? said.join(' ') : '0 s'
}

/** Percent with three decimals, rounded down: what is below a threshold does not look as if it reached it. */
export const formatUptime = (percent: number): string => formatPercent(Math.floor(percent * 1000 + 1e-6) / 1000, 3)

/** A month, for which somebody asks what is due. */
export type DownMonth = {days: number; minutes: number; fee: number}

export type DowntimeText = 'summary' | 'allowed' | 'left' | 'reached' | 'credit' | 'due'

/** What the calculator of downtime says, by the place of the page that says it. */
export function downtimeTexts({days, minutes, fee}: DownMonth): Readonly<Record<DowntimeText, string>> {
  const allowed = allowedMinutes(days)
  const reached = availability(days, minutes)
  const credit = creditFor(reached)
  const due = numberFormat({style: 'currency', currency: billing.currency}).format((fee * credit) / 100)
  return {
    summary:
      credit === 0
        ? translate(
            {id: 'site.calculator.downtime.meets', message: '{uptime} uptime meets the guarantee'},
            {uptime: formatUptime(reached)},
          )
        : translate(
            {id: 'site.calculator.downtime.earns', message: '{uptime} uptime earns a credit of {due}'},
            {uptime: formatUptime(reached), due},
          ),
    allowed: formatDuration(allowed),
    left:
      minutes > allowed
        ? translate(
            {id: 'site.calculator.downtime.over', message: '{time} over the limit'},
            {time: formatDuration(minutes - allowed)},
          )
        : translate(
            {id: 'site.calculator.downtime.within', message: '{time} left'},
            {time: formatDuration(allowed - minutes)},
          ),
    reached: formatUptime(reached),
    credit: formatPercent(credit),
    due,
  }
}
