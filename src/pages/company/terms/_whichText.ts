import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {most} from '../../../kit/figures/primitives/geometry'
import {stack} from '../../../kit/figures/primitives/stack'
import {BODY, NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {legalDocuments} from '../../../data/legal'

const {terms, privacy, sla, subprocessors, 'service-agreement': agreement} = legalDocuments

/** What a reader does, and the texts that then apply. The first row is what this page is about. */
export const whichText: readonly {who: string; texts: readonly string[]}[] = [
  {who: 'You read this site', texts: [`${terms.title} (this page)`, privacy.title]},
  {who: 'You order hosting or support', texts: [agreement.title, sla.title, subprocessors.title]},
  {who: 'You log in to an application that we host the login for', texts: ['The terms of the company that offers it']},
]

const GAP = 20
const PAD = 12

/** From what a reader does, an arrow to the texts that apply. @param width CSS pixels. */
export function drawWhichText(width: number): MarkLayout {
  const arrow = width > 500 ? 64 : 34
  const left = width > 500 ? 250 : 124
  const right = left + arrow
  const rows = whichText.map(({who, texts}) => ({
    who: textBlock(who, NAME, left - 2 * PAD),
    texts: texts.map((text) => textBlock(text, BODY, width - right - 2 * PAD)),
  }))
  const heights = rows.map(
    ({who, texts}) => Math.max(who.height, most(stack([...texts.map(({height}) => height), 0], 4))) + 2 * PAD,
  )
  const tops = stack(heights, GAP)
  const boxes = tops.map((top, index) => ({top, height: heights[index] ?? 0, middle: top + (heights[index] ?? 0) / 2}))
  return {
    width,
    height: most(boxes.map(({top, height}) => top + height)) + 1,
    areas: boxes.flatMap(({top, height}, index) => [
      {rect: {x: 1, y: top + 1, width: left - 1, height: height - 2}, tone: 'plain'} as const,
      {
        rect: {x: right, y: top + 1, width: width - right - 1, height: height - 2},
        tone: index === 0 ? 'tint-1' : 'plain',
      } as const,
    ]),
    lines: boxes.map(({middle}, index) => ({
      points: [
        {x: left, y: middle},
        {x: right - 2, y: middle},
      ],
      tone: index === 0 ? 'accent' : 'line',
      head: 'end',
    })),
    dots: [],
    labels: rows.flatMap(({who, texts}, index) => {
      const {middle = 0} = boxes[index] ?? {}
      const lines = stack([...texts.map(({height}) => height), 0], 4)
      return [
        {block: who, x: PAD + 1, y: middle - who.height / 2},
        ...texts.map((block, line) => ({
          block,
          x: right + PAD,
          y: middle - most(lines) / 2 + (lines[line] ?? 0),
        })),
      ]
    }),
  }
}
