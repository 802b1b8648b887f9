import {barRows} from '../../../kit/figures/primitives/barRows'
import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {most, sum} from '../../../kit/figures/primitives/geometry'
import {BODY, lineHeight, NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {hasStandby} from '../../../data/offer/regions'
import {cheapest, type LineId} from '../../../parts/calculators/estimate'
import {money} from '../_plans'
import {sold} from './_scenarios'

/** What can be drawn of a bill, from the left to the right. */
const ALL_PARTS = [
  {id: 'plan', name: 'Plan', tone: 'accent'},
  {id: 'users', name: 'Users', tone: 'tint-1'},
  {id: 'connections', name: 'SSO connections', tone: 'tint-2'},
  {id: 'regions', name: 'Standby', tone: 'plain'},
] as const satisfies readonly {id: LineId; name: string; tone: string}[]

const PARTS = ALL_PARTS.filter(({id}) => hasStandby || id !== 'regions')

type Part = (typeof PARTS)[number] & {amount: number}

/** The worked examples without engineering, each with the parts of its price. */
export const billed: readonly {label: string; price: string; parts: readonly Part[]}[] = sold
  .filter(({need}) => need.support === 'on-call')
  .flatMap(({label, need}) => {
    const found = cheapest(need)
    if (found === undefined) return []
    const parts = PARTS.map((part) => ({...part, amount: found.lines[part.id].amount}))
    return [{label, price: money(found.monthly), parts: parts.filter(({amount}) => amount > 0)}]
  })

/** The parts of a price in words. */
export const describe = (parts: readonly Part[]): string =>
  parts
    .map(({name, amount}) => `${name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} ${money(amount)}`)
    .join(', ')

const BAR = 18
const GAP = 16
const SWATCH = 12
const LINE = lineHeight(BODY)

/** The names of the parts, side by side as far as there is room. */
function drawLegend(width: number) {
  const across = width > 500 ? PARTS.length : 2
  const cell = width / across
  return PARTS.map(({name, tone}, index) => ({
    rect: {
      x: (index % across) * cell + 1,
      y: Math.floor(index / across) * (LINE + 6) + (LINE - SWATCH) / 2,
      width: SWATCH,
      height: SWATCH,
    },
    tone,
    block: textBlock(name, BODY, cell),
  }))
}

/** A bar for each example, divided into the parts of its price. @param width CSS pixels. */
export function drawBills(width: number): MarkLayout {
  const legend = drawLegend(width)
  const top = most(legend.map(({rect}) => rect.y)) + LINE + GAP
  const highest = most(billed.map(({parts}) => sum(parts.map(({amount}) => amount))))
  const x = (amount: number): number => 1 + (amount / highest) * (width - 2)
  const named = billed.map(({label, price}) => ({name: label, value: price}))
  const rows = barRows(named, {width, top, bar: BAR, share: 0.78, name: BODY, value: NAME})
  return {
    width,
    height: rows.bottom + 1,
    areas: [
      ...legend.map(({rect, tone}) => ({rect, tone})),
      ...billed.flatMap(({parts}, row) =>
        parts.map(({amount, tone}, index) => {
          const from = sum(parts.slice(0, index).map((part) => part.amount))
          return {rect: {x: x(from), y: rows.barOf(row), width: x(from + amount) - x(from), height: BAR}, tone}
        }),
      ),
    ],
    lines: [],
    dots: [],
    labels: [
      ...legend.map(({rect, block}) => ({block, x: rect.x + SWATCH + 8, y: rect.y - (LINE - SWATCH) / 2})),
      ...rows.labels,
    ],
  }
}
