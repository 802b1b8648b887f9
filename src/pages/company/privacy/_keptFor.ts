import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {most} from '../../../kit/figures/primitives/geometry'
import {stack} from '../../../kit/figures/primitives/stack'
import {BODY, lineHeight, NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {brand} from '../../../data/brand'
import {legalTerms} from '../../../data/legalTerms'

const {siteLogDays, countMonths, messageMonths, applicationMonths, invoiceYears} = legalTerms.kept

/** What we have of a reader, for how many years, and how the policy says that. */
export const keptFor: readonly {what: string; years: number; text: string}[] = [
  {what: 'The log of your requests to this site', years: siteLogDays / 365, text: `${siteLogDays} days`},
  ...(brand.analytics
    ? [{what: 'Page views, if you allow us to count them', years: countMonths / 12, text: `${countMonths} months`}]
    : []),
  {what: 'Your messages to us', years: messageMonths / 12, text: `${messageMonths} months after the last one`},
  {what: 'Your job application', years: applicationMonths / 12, text: `${applicationMonths} months after our answer`},
  {what: 'Invoices', years: invoiceYears, text: `${invoiceYears} years`},
]

const BAR = 10
const GAP = 16
const AXIS = 8

/** A bar for each kind of data, over years. @param width CSS pixels. */
export function drawKeptFor(width: number): MarkLayout {
  const years = Math.ceil(most(keptFor.map((row) => row.years)))
  const x = (at: number): number => (at / years) * (width - 2) + 1
  const rows = keptFor.map(({what, years: length, text}) => ({
    length,
    label: textBlock(what, NAME, width * 0.56),
    value: textBlock(text, BODY, width * 0.4),
  }))
  const heights = rows.map(({label, value}) => Math.max(label.height, value.height) + 4 + BAR)
  const tops = stack(heights, GAP)
  const bottom = most(tops.map((top, index) => top + (heights[index] ?? 0))) + AXIS
  const barTop = (index: number): number => (tops[index] ?? 0) + (heights[index] ?? 0) - BAR
  const marks = Array.from({length: years + 1}, (_, at) => at)
  const last = textBlock(`${years} years`, BODY, width)
  const named = marks.slice(1, -1).filter((at) => x(at) + lineHeight(BODY) < width - last.width)
  return {
    width,
    height: bottom + AXIS + lineHeight(BODY),
    areas: rows.map(({length}, index) => ({
      rect: {x: 1, y: barTop(index), width: x(length) - 1, height: BAR},
      tone: 'accent',
    })),
    lines: [
      {
        points: [
          {x: 1, y: bottom},
          {x: width - 1, y: bottom},
        ],
        tone: 'guide',
      },
      ...marks.map(
        (at) =>
          ({
            points: [
              {x: x(at), y: bottom},
              {x: x(at), y: bottom + 5},
            ],
            tone: 'guide',
          }) as const,
      ),
    ],
    dots: [],
    labels: [
      ...rows.flatMap(({label, value}, index) => [
        {block: label, x: 0, y: barTop(index) - 4 - label.height},
        {block: value, x: width, y: barTop(index) - 4 - value.height, anchor: 'end', tone: 'muted'} as const,
      ]),
      ...named.map(
        (at) =>
          ({
            block: textBlock(String(at), BODY, width),
            x: x(at),
            y: bottom + AXIS,
            anchor: 'middle',
            tone: 'muted',
          }) as const,
      ),
      {block: last, x: width, y: bottom + AXIS, anchor: 'end', tone: 'muted'},
    ],
  }
}
