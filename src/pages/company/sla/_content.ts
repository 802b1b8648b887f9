import type {SectionText} from '../../../kit/layout/Section'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FactRowProps} from '../../../kit/sections/FactRow'
import {legalDocuments, legalPath} from '../../../data/legal'
import {planName} from '../../../data/offer/plan'
import {hasStandby, secondRegion} from '../../../data/offer/regions'
import {serviceLevels, type Response} from '../../../data/offer/serviceLevels'
import {answerHours} from '../../../data/offer/support'
import {days, duration, workingDays} from '../../../lib/duration'
import {reports} from '../../../lib/responseTo'
import {allowedMinutes, formatDuration} from '../../../parts/calculators/uptime'

const {uptime, credits, creditWithin, backups, fixes, maintenance, upgrades} = serviceLevels
const responses: readonly Response[] = serviceLevels.responses
const highest = credits.reduce((most, {credit}) => Math.max(most, credit), 0)
const lowest = credits.reduce((least, {credit}) => Math.min(least, credit), 100)

export const page = {
  document: legalDocuments.sla,
  description: `The full ${uptime}% uptime guarantee: what counts as downtime, how we measure it, what is excluded, and how much of the fee you get back.`,
  lead: `We guarantee ${uptime}% uptime for each deployment and each ${planName.dedicated.one} that we host. This document says what counts as downtime, how we measure it, and which credit you get if we miss the guarantee. It is part of the service agreement.`,
}

export const facts: FactRowProps = {
  label: 'The guarantee in numbers',
  facts: [
    {figure: `${uptime}%`, text: 'of each calendar month'},
    {figure: formatDuration(allowedMinutes(30)), text: 'of downtime in a month of 30 days, at most'},
    {figure: `${lowest} to ${highest}%`, text: 'of the month’s fee back if there is more downtime'},
    {figure: `${creditWithin} days`, text: 'after the end of the month to ask for the credit'},
  ],
}

export const guarantee: SectionText = {id: 'guarantee', title: '1. Guarantee and measurement'}

const spans = [
  {label: 'February, 28 days', days: 28},
  {label: 'Month of 30 days', days: 30},
  {label: 'Month of 31 days', days: 31},
  {label: 'Year of 365 days', days: 365},
]

/** Others, for comparison. */
const uptimes = [99, 99.5, 99.9, uptime, 99.99]

export const minutes: DataTableProps = {
  id: 'minutes',
  title: '2. Allowed minutes of downtime',
  lead: 'Each month counts separately. Unused minutes are not carried over to the next month. The year is for comparison.',
  tone: 'sunken',
  columns: ['Uptime', ...spans.map(({label}) => label)],
  rows: uptimes.map((percent) => [
    percent === uptime ? `${percent}% (guaranteed)` : `${percent}%`,
    ...spans.map(({days}) => ({number: formatDuration(allowedMinutes(days, percent))})),
  ]),
  note: 'Seconds are rounded down.',
}

export const creditTable: DataTableProps = {
  id: 'credits',
  title: '3. Credits',
  isCompact: true,
  lead: 'A credit is a percentage of the fee, without tax, that you pay for the deployment or cluster that was down, for the month in which it was down. If you pay yearly, a month’s fee is one twelfth of the yearly fee.',
  columns: ['Uptime of the month', 'Downtime in a month of 30 days', 'Credit'],
  rows: credits.map(({below, credit}, index) => {
    const next = credits[index + 1]
    return [
      next === undefined ? `Below ${below}%` : `Below ${below}%, but at least ${next.below}%`,
      next === undefined
        ? `More than ${formatDuration(allowedMinutes(30, below))}`
        : `More than ${formatDuration(allowedMinutes(30, below))}, up to ${formatDuration(allowedMinutes(30, next.below))}`,
      {number: `${credit}%`},
    ]
  }),
}

export const calculator: SectionText = {
  id: 'calculator',
  title: 'Calculate your credit',
  lead: 'Uptime = (minutes of the month − minutes of downtime) ÷ minutes of the month × 100. Credit = fee × the rate in the table. The address of this page contains what you enter, so you can share it.',
}

export const terms: SectionText = {id: 'terms', title: '4. Exclusions, claims and changes'}

const support = {label: 'Support for hosted Keycloak', to: '/hosting/support/'}
const restores = {label: 'Backups', to: '/hosting/backups/'}
const versions = {label: 'Version upgrades', to: '/hosting/version-upgrades/'}
const secondRegionPage = {label: 'Regions', to: '/docs/service/regions/'}

const standbyLevels: DataTableProps['rows'] = [
  [
    'Data loss if a region is lost, with a standby (RPO)',
    `At most ${duration(secondRegion.recoveryPoint)}`,
    secondRegionPage,
  ],
  [
    'Time until logins work in the standby after the decision to switch (RTO)',
    `At most ${duration(secondRegion.recoveryTime)}`,
    secondRegionPage,
  ],
]

export const otherLevels: DataTableProps = {
  id: 'other-levels',
  title: '5. Support, backups, fixes and notice',
  lead: 'We owe you these levels too, but they carry no credits. If we miss one, you have the rights in sections 11 and 15 of the service agreement.',
  tone: 'sunken',
  columns: ['Subject', 'Level', 'Details'],
  rows: [
    ...responses.map((response) => [
      `First answer by a person, severity “${response.severity}”`,
      `Within ${duration(response.firstAnswer)}, ${answerHours[response.hours]}, then a report ${reports(response)}`,
      support,
    ]),
    ['Written report after an outage', `Within ${workingDays(serviceLevels.reportWithin)}`, support],
    ['Data loss if a database is lost (RPO)', `At most ${duration(backups.recoveryPoint)}`, restores],
    ['Time until logins work again after a restore (RTO)', `At most ${duration(backups.recoveryTime)}`, restores],
    [
      'Backups',
      `Kept for ${days(backups.keptFor)}, with a restore rehearsed every ${backups.rehearsedEvery} months`,
      restores,
    ],
    [
      'Critical vulnerability in what we run',
      `Assessed within ${days(fixes.assessed)} of the advisory, closed within ${days(fixes.critical)}`,
      versions,
    ],
    [
      'Any other vulnerability in what we run',
      `Assessed within ${days(fixes.assessed)} of the advisory, closed within ${days(fixes.other)}`,
      versions,
    ],
    ...(hasStandby ? standbyLevels : []),
    ['New minor release of Keycloak', `Announced ${days(upgrades.notice)} in advance`, versions],
    [
      'Maintenance',
      `Announced ${days(maintenance.notice)} in advance, at most ${duration(maintenance.minutes)} a month`,
      versions,
    ],
    [
      'Events in the audit log',
      `Stored from the start in new deployments, and kept for ${days(serviceLevels.eventsKeptFor)} unless you change it`,
      {label: 'Data retention', to: '/docs/service/data-retention/'},
    ],
    [
      'Export of your data after the end of the contract',
      `For ${days(serviceLevels.exportWithin)}`,
      {
        label: `${legalDocuments['service-agreement'].title}, section 16`,
        to: `${legalPath('service-agreement')}#16-after-termination`,
      },
    ],
  ],
  note: 'For servers that you run yourself, we owe the answers, but none of the levels that depend on the servers.',
}
