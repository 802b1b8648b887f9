import {chosenRegion} from '../../../lib/regionTexts'
import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {most} from '../../../kit/figures/primitives/geometry'
import {stack} from '../../../kit/figures/primitives/stack'
import {BODY, lineHeight, NAME, SMALL_NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {subprocessors} from '../../../data/offer/subprocessors'

const PAD = 14
const GAP = 12
const LINE = lineHeight(NAME)

/** One frame with the companies in it, the top of which is at 0. */
function drawFrame(title: string, isRegion: boolean, width: number, x: number) {
  const inner = width - 4 * PAD
  const companies = subprocessors.filter(({leavesRegion}) => leavesRegion !== isRegion)
  const rows = companies.map(({category, data}) => ({
    name: textBlock(category, SMALL_NAME, inner),
    data: textBlock(data, BODY, inner),
  }))
  const heights = rows.map(({name, data}) => name.height + data.height + 2 * (PAD - 4))
  const head = textBlock(title, NAME, width - 2 * PAD)
  const tops = stack(heights, GAP).map((top) => top + PAD + head.height + GAP)
  const height = most([head.height + PAD, ...tops.map((top, index) => top + (heights[index] ?? 0))]) + PAD
  return {x, width, height, head, rows, tops, heights, tone: isRegion ? 'tint-1' : 'plain'} as const
}

/** The region with the companies that stay in it, and those that can process data elsewhere. @param width CSS pixels. */
export function drawRegions(width: number): MarkLayout {
  const isWide = width > 500
  const gap = isWide ? 56 : 40
  const each = isWide ? (width - gap) / 2 : width
  const region = drawFrame(`In ${chosenRegion}`, true, each - 2, 1)
  const elsewhere = drawFrame('Can process data elsewhere', false, each - 2, isWide ? each + gap + 1 : 1)
  const below = isWide ? 0 : region.height + gap
  const frames = [
    {...region, y: 1},
    {...elsewhere, y: below + 1},
  ]
  const from = isWide ? {x: each, y: PAD + LINE / 2 + 1} : {x: width / 2, y: region.height + 1}
  const to = isWide ? {x: each + gap - 2, y: from.y} : {x: width / 2, y: below - 2}
  return {
    width,
    height: most(frames.map(({y, height}) => y + height)) + 1,
    areas: frames.flatMap(({x, y, width: wide, height, tone, tops, heights}) => [
      {rect: {x, y, width: wide, height}, tone},
      ...tops.map(
        (top, index) =>
          ({
            rect: {x: x + PAD, y: y + top, width: wide - 2 * PAD, height: heights[index] ?? 0},
            tone: 'plain',
          }) as const,
      ),
    ]),
    lines: [{points: [from, to], tone: 'accent', head: 'end'}],
    dots: [],
    labels: frames.flatMap(({x, y, head, rows, tops}) => [
      {block: head, x: x + PAD, y: y + PAD},
      ...rows.flatMap(({name, data}, index) => {
        const top = y + (tops[index] ?? 0) + PAD - 4
        return [
          {block: name, x: x + 2 * PAD, y: top},
          {block: data, x: x + 2 * PAD, y: top + name.height, tone: 'muted'} as const,
        ]
      }),
    ]),
  }
}
