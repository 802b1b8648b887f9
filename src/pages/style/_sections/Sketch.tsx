import type {ReactNode} from 'react'
import {Sketch, type SketchProps} from '../../../kit/figures'
import {NAME} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {InBothModes} from '../_parts/InBothModes'

const HEIGHT = 40

const sketch = {
  title: 'Two thirds',
  description: 'A bar, two thirds of which are filled.',
  draw: (width) => ({
    width,
    height: HEIGHT,
    areas: [
      {rect: {x: 1, y: 1, width: width - 2, height: HEIGHT - 2}, tone: 'plain'},
      {rect: {x: 1, y: 1, width: (width * 2) / 3, height: HEIGHT - 2}, tone: 'tint-1'},
    ],
    lines: [],
    dots: [],
    labels: [{block: textBlock('Two thirds', NAME, width), x: 14, y: 10}],
  }),
} satisfies SketchProps

export function SketchDemo(): ReactNode {
  return <InBothModes name="Sketch">{(mode) => <Sketch {...sketch} id={`sketch-${mode}`} frame="bare" />}</InBothModes>
}
