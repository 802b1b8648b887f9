import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {muted} from '../../../kit/figures/primitives/muted'
import {most, upright} from '../../../kit/figures/primitives/geometry'
import {stack} from '../../../kit/figures/primitives/stack'
import {BODY, CODE, lineHeight, NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {billing} from '../../../data/offer/pricing'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {days} from '../../../lib/duration'

const {exportWithin, backups} = serviceLevels
const lastBackup = exportWithin + backups.keptFor

/** What happens from the notice to the last backup. `after` fills the time until the next one. */
export const ending: readonly {at: string; what: string; detail: string; after?: 'tint-1' | 'plain'}[] = [
  {
    at: `${days(billing.yearlyNotice)} before`,
    what: 'Last day to cancel a yearly period',
    detail: 'An email is enough. You can cancel a monthly period until it ends.',
  },
  {
    at: 'Day 0',
    what: 'The contract ends',
    detail: 'Logins are switched off. The APIs stay open for reading, and you can get a full export free of charge.',
    after: 'tint-1',
  },
  {
    at: `Day ${exportWithin}`,
    what: 'We delete the data',
    detail: `Only backups still contain it. We keep each backup for ${days(backups.keptFor)}.`,
    after: 'plain',
  },
  {at: `Day ${lastBackup}`, what: 'The last backup is deleted', detail: 'We confirm the deletion if you ask.'},
]

const GAP = 22
const SPINE = 12
const TEXT_LEFT = 22

/** The moments along a line, whose filled parts say where the data still is. @param width CSS pixels. */
export function drawEnding(width: number): MarkLayout {
  const isWide = width > 500
  const dates = ending.map(({at}) => textBlock(at, CODE, width))
  const spine = isWide ? most(dates.map((date) => date.width)) + 26 : SPINE / 2
  const left = spine + TEXT_LEFT
  const rows = ending.map(({what, detail}, index) => ({
    date: dates[index] ?? textBlock('', CODE, 0),
    what: textBlock(what, NAME, width - left),
    detail: textBlock(detail, BODY, width - left),
  }))
  const heights = rows.map(({date, what, detail}) => what.height + detail.height + (isWide ? 0 : date.height))
  const tops = stack(heights, GAP)
  const middle = (index: number): number => (tops[index] ?? 0) + lineHeight(NAME) / 2
  const end = most(tops.map((top, index) => top + (heights[index] ?? 0)))
  return {
    width,
    height: end + 1,
    areas: ending.flatMap(({after}, index) =>
      after === undefined
        ? []
        : [
            {
              rect: {
                x: spine - SPINE / 2,
                y: middle(index),
                width: SPINE,
                height: middle(index + 1) - middle(index),
              },
              tone: after,
            },
          ],
    ),
    lines: [{points: upright(spine, middle(0), middle(1)), tone: 'guide'}],
    dots: ending.map((_, index) => ({x: spine, y: middle(index), tone: index === 1 ? 'accent' : 'line'})),
    labels: rows.flatMap(({date, what, detail}, index) => {
      const top = (tops[index] ?? 0) + (isWide ? 0 : date.height)
      return [
        muted(date, {x: isWide ? 0 : left, y: tops[index] ?? 0}),
        {block: what, x: left, y: top},
        muted(detail, {x: left, y: top + what.height}),
      ]
    }),
  }
}
