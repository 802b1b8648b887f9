import {most} from './geometry'
import type {MarkLayout} from './marks'
import {stack} from './stack'
import {BODY, NAME, type Font} from './type'
import {textBlock} from './wrap'

type BarRowsOptions = {
  /** CSS pixels from the left to the right edge of the texts. */
  width: number
  /** The left edge of the texts. Default: 0. */
  left?: number
  /** Where the first row begins. Default: 0. */
  top?: number
  /** Height of a bar. */
  bar: number
  /** Share of the width that a name may take. The value gets the rest, but for a gap. */
  share: number
  name?: Font
  value?: Font
}

/** Between rows, and between a text and the bar below it. */
const [GAP, ABOVE] = [16, 4]

/** Rows that each have a bar, above it a name on the left and a value on the right. */
export function barRows(
  rows: readonly {name: string; value: string}[],
  {width, left = 0, top = 0, bar, share, name: nameFont = NAME, value: valueFont = BODY}: BarRowsOptions,
) {
  const texts = rows.map(({name, value}) => ({
    name: textBlock(name, nameFont, width * share),
    value: textBlock(value, valueFont, width * (0.98 - share)),
  }))
  const heights = texts.map(({name, value}) => Math.max(name.height, value.height) + ABOVE + bar)
  const bottoms = stack(heights, GAP).map((start, row) => top + start + (heights[row] ?? 0))
  const placed = texts.map((text, row) => ({...text, y: (bottoms[row] ?? 0) - bar}))
  const labels: MarkLayout['labels'] = placed.flatMap(({name, value, y}) => [
    {block: name, x: left, y: y - ABOVE - name.height},
    {
      block: value,
      x: left + width,
      y: y - ABOVE - value.height,
      anchor: 'end',
      tone: valueFont === BODY ? 'muted' : 'default',
    },
  ])
  return {
    labels,
    /** The top of a row's bar. */
    barOf: (row: number): number => placed[row]?.y ?? 0,
    bottom: most(bottoms),
  }
}
