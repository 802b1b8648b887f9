import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {muted} from '../../../kit/figures/primitives/muted'
import {barRows} from '../../../kit/figures/primitives/barRows'
import {level, most, upright} from '../../../kit/figures/primitives/geometry'
import {BODY, lineHeight} from '../../../kit/figures/primitives/type'
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
const AXIS = 8

/** A bar for each kind of data, over years. @param width CSS pixels. */
export function drawKeptFor(width: number): MarkLayout {
  const years = Math.ceil(most(keptFor.map((row) => row.years)))
  const x = (at: number): number => (at / years) * (width - 2) + 1
  const named = keptFor.map(({what, text}) => ({name: what, value: text}))
  const rows = barRows(named, {width, bar: BAR, share: 0.56})
  const bottom = rows.bottom + AXIS
  const marks = Array.from({length: years + 1}, (_, at) => at)
  const last = textBlock(`${years} years`, BODY, width)
  const inner = marks.slice(1, -1).filter((at) => x(at) + lineHeight(BODY) < width - last.width)
  return {
    width,
    height: bottom + AXIS + lineHeight(BODY),
    areas: keptFor.map((row, index) => ({
      rect: {x: 1, y: rows.barOf(index), width: x(row.years) - 1, height: BAR},
      tone: 'accent',
    })),
    lines: [
      {points: level(bottom, 1, width - 1), tone: 'guide'},
      ...marks.map((at) => ({points: upright(x(at), bottom, bottom + 5), tone: 'guide'}) as const),
    ],
    dots: [],
    labels: [
      ...rows.labels,
      ...inner.map((at) => muted(textBlock(String(at), BODY, width), {x: x(at), y: bottom + AXIS}, 'middle')),
      muted(last, {x: width, y: bottom + AXIS}, 'end'),
    ],
  }
}
