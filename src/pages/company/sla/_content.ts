import type {SectionText} from '../../../components/layout/Section'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FactRowProps} from '../../../components/sections/FactRow'
import {legalDocuments} from '../../../data/legal'
import {serviceLevels} from '../../../data/serviceLevels'
import {allowedMinutes, formatDuration} from '../../../lib/uptime'

const {uptime, credits, creditWithin} = serviceLevels
const highest = credits.reduce((most, {credit}) => Math.max(most, credit), 0)
const lowest = credits.reduce((least, {credit}) => Math.min(least, credit), 100)

export const page = {
  document: legalDocuments.sla,
  description: `The ${uptime}% uptime guarantee in full: what counts as downtime, how it is measured, what is excluded, and how much of the fee you get back.`,
  lead: `We guarantee ${uptime}% uptime for each deployment and each dedicated cluster that we host. This document says what that means, how it is measured, and what you get back when we miss it. It is part of the service agreement.`,
}

export const facts: FactRowProps = {
  label: 'The guarantee in figures',
  facts: [
    {figure: `${uptime}%`, text: 'of each calendar month'},
    {figure: formatDuration(allowedMinutes(30)), text: 'of downtime in a month of 30 days, at most'},
    {figure: `${lowest} to ${highest}%`, text: 'of the month’s fee back when it is more'},
    {figure: `${creditWithin} days`, text: 'after the month to ask for it'},
  ],
}

export const guarantee: SectionText = {id: 'guarantee', title: '1. What is guaranteed and measured'}

const spans = [
  {label: 'February, 28 days', days: 28},
  {label: 'A month of 30 days', days: 30},
  {label: 'A month of 31 days', days: 31},
  {label: 'A year of 365 days', days: 365},
]

/** Others, for comparison. */
const uptimes = [99, 99.5, 99.9, uptime, 99.99]

export const minutes: DataTableProps = {
  id: 'minutes',
  title: '2. Minutes of downtime that are allowed',
  lead: 'Each month counts by itself: what was not used in one is not added to the next. The year is their sum, for comparison.',
  tone: 'sunken',
  columns: ['Uptime', ...spans.map(({label}) => label)],
  rows: uptimes.map((percent) => [
    percent === uptime ? `${percent}%, which we guarantee` : `${percent}%`,
    ...spans.map(({days}) => ({number: formatDuration(allowedMinutes(days, percent))})),
  ]),
  note: 'Seconds are rounded down.',
}

export const creditTable: DataTableProps = {
  id: 'credits',
  title: '3. Credits',
  lead: 'A credit is a part of the fee, without tax, for the deployment or cluster that was down, in the month in which it was. With yearly payment it is a part of one twelfth of the yearly fee.',
  columns: ['Uptime of the month', 'Downtime in a month of 30 days', 'Credit'],
  rows: credits.map(({below, credit}, index) => {
    const next = credits[index + 1]
    return [
      next === undefined ? `Below ${below}%` : `Below ${below}%, but at least ${next.below}%`,
      next === undefined
        ? {number: `More than ${formatDuration(allowedMinutes(30, below))}`}
        : {
            number: `More than ${formatDuration(allowedMinutes(30, below))}, up to ${formatDuration(allowedMinutes(30, next.below))}`,
          },
      {number: `${credit}%`},
    ]
  }),
}

export const calculator: SectionText = {
  id: 'calculator',
  title: 'Calculate a month',
  lead: 'Uptime = (minutes of the month − minutes of downtime) ÷ minutes of the month × 100. Credit = fee × the rate of the table. The address of this page keeps what you enter.',
}

export const terms: SectionText = {id: 'terms', title: '4. Exclusions, claims and changes'}
