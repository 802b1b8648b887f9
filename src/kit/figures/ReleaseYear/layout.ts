import type {Point, Size} from '../primitives/geometry'
import {assertSome} from '../primitives/problem'
import {BODY, lineHeight, NAME, NARROW_WIDTH} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {monthName, readDate} from '../Timeline/dates'

/** A minor version and its releases. */
export type ReleaseRow = {
  /** The version. */
  label: string
  /** Days as `YYYY-MM-DD`; the first release of a minor version is the larger dot. */
  releases: readonly {date: string; isFirst: boolean}[]
}

export type YearLayout = Size & {
  rows: readonly {label: TextBlock; y: number; line: readonly Point[]; dots: readonly {x: number; isFirst: boolean}[]}[]
  ticks: readonly {x: number; label: TextBlock}[]
  axis: readonly Point[]
}

/** Months between two ticks, and how wide all of it is. */
export type YearShape = {width: number; step: number}

export const WIDE: YearShape = {width: 660, step: 1}
export const NARROW: YearShape = {width: NARROW_WIDTH, step: 3}

const LEFT = 52
const RIGHT = 8
const ROW = 34
const MONTHS_A_YEAR = 12

/** The twelve months up to a day, on a true scale: a row for each version that had a release in them. */
export function layoutYear(
  title: string,
  rows: readonly ReleaseRow[],
  until: string,
  {width, step}: YearShape,
): YearLayout {
  const end = readDate(title, until).at
  const xOf = (at: number): number => LEFT + (at - end + 1) * (width - LEFT - RIGHT)
  const shown = rows
    .map(({label, releases}) => ({
      label,
      dots: releases
        .map(({date, isFirst}) => ({at: readDate(title, date).at, isFirst}))
        .filter(({at}) => at > end - 1 && at <= end)
        .map(({at, isFirst}) => ({x: xOf(at), isFirst})),
    }))
    .filter(({dots}) => dots.length > 0)
  assertSome('ReleaseYear', title, 'rows', shown)
  const bottom = shown.length * ROW
  const firstMonth = Math.ceil((end - 1) * MONTHS_A_YEAR - 1e-6)
  const months = Array.from({length: Math.floor(MONTHS_A_YEAR / step)}, (_, index) => firstMonth + index * step)
  return {
    width,
    height: bottom + lineHeight(BODY) + 4,
    rows: shown.map(({label, dots}, index) => {
      const y = (index + 0.5) * ROW
      const xs = dots.map(({x}) => x)
      return {
        label: textBlock(label, NAME, LEFT),
        y,
        line: [
          {x: Math.min(...xs), y},
          {x: Math.max(...xs), y},
        ],
        dots,
      }
    }),
    ticks: months.map((month) => ({
      x: xOf(month / MONTHS_A_YEAR),
      label: textBlock(monthName(month % MONTHS_A_YEAR), BODY, LEFT),
    })),
    axis: [
      {x: LEFT, y: bottom},
      {x: width - RIGHT, y: bottom},
    ],
  }
}
