import {type HostingPlan, hostingPlans} from '../../data/offer/pricing'
import {estimate, type Need} from './estimate'

/** The drawings of price by users, for wide places and for phones: pixels. */
export const priceCharts = {wide: {width: 720, height: 300}, narrow: {width: 340, height: 280}} as const
export type ChartSize = {readonly width: number; readonly height: number}

/** Room above the highest price and below the axis, and beside the plot for half of the slider's thumb. */
export const plot = {top: 12, bottom: 28, side: 10} as const

/** Both axes are logarithmic. */
const users = {from: 100, to: hostingPlans.dedicated.limits.users} as const
const dollars = {from: 30, to: 12_000} as const

const fraction = (value: number, {from, to}: {from: number; to: number}): number =>
  Math.min(1, Math.max(0, Math.log(value / from) / Math.log(to / from)))

/** Where on the axis a number of users is: 0 to 1. */
export const positionOf = (count: number): number => fraction(count, users)

/** The number of users at a place of the axis, in two figures. */
export function usersAt(position: number): number {
  const exact = users.from * (users.to / users.from) ** position
  const unit = 10 ** Math.floor(Math.log10(exact) - 1)
  return Math.round(exact / unit) * unit
}

export const xOf = (count: number, {width}: ChartSize): number =>
  plot.side + positionOf(count) * (width - 2 * plot.side)

export const yOf = (amount: number, {height}: ChartSize): number =>
  height - plot.bottom - fraction(amount, dollars) * (height - plot.top - plot.bottom)

const round = (value: number): number => Math.round(value * 10) / 10

const STEPS = 80

/** The line of a plan as SVG writes it: its price for each number of users that it can have, the rest of the need as it is. */
export function lineOf(plan: HostingPlan, need: Need, size: ChartSize): string {
  const counts = [
    ...Array.from({length: STEPS + 1}, (_, step) => usersAt(step / STEPS)),
    plan.included.users,
    plan.limits.users,
  ]
    .filter((count) => count <= plan.limits.users)
    .sort((a, b) => a - b)
  const points = counts.map((count) => {
    const {monthly} = estimate(plan, {...need, users: count})
    return `${round(xOf(count, size))} ${round(yOf(monthly, size))}`
  })
  return `M${points.join('L')}`
}

/** Where the need itself is. */
export const markerOf = (plan: HostingPlan, need: Need, size: ChartSize): {x: number; y: number} => ({
  x: round(xOf(need.users, size)),
  y: round(yOf(estimate(plan, need).monthly, size)),
})

/** All of a drawing that changes with the need, as attributes of its elements. */
export type ChartParts = {
  lines: Readonly<Record<HostingPlan['id'], string>>
  /** Where the name of each line stands. */
  names: Readonly<Record<HostingPlan['id'], number>>
  marker: string
  guide: string
}

export function chartOf(best: HostingPlan, need: Need, size: ChartSize): ChartParts {
  const {shared, dedicated} = hostingPlans
  const {x, y} = markerOf(best, need, size)
  const nameAt = (plan: HostingPlan): number =>
    round(yOf(estimate(plan, {...need, users: users.from}).monthly, size) - 9)
  const names = {shared: nameAt(shared), dedicated: nameAt(dedicated)}
  return {
    lines: {shared: lineOf(shared, need, size), dedicated: lineOf(dedicated, need, size)},
    // Where the lines are close, one name goes below.
    names: names.shared - names.dedicated < 18 ? {...names, shared: names.shared + 28} : names,
    marker: `translate(${x} ${y})`,
    guide: `M${x} ${y}V${size.height - plot.bottom}`,
  }
}

/** Values that the axes name. */
export const ticks = {users: [100, 1000, 10_000, 100_000, 1_000_000], amounts: [100, 1000, 10_000]} as const
