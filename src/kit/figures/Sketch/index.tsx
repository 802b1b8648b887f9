import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import type {MarkLayout} from '../primitives/marks'
import {Marks} from '../primitives/Marks'
import {NARROW_WIDTH} from '../primitives/type'

export type SketchProps = FigureText & {
  /** Places the drawing in so many CSS pixels. */
  draw: (width: number) => MarkLayout
}

/** Natural width of a sketch where there is room. */
export const SKETCH_WIDTH = 660

/** The figure of one page, which draws itself from the page's facts: once for a wide place, and once for a phone. */
export function Sketch({draw, ...text}: SketchProps): ReactNode {
  const [wide, narrow] = [draw(SKETCH_WIDTH), draw(NARROW_WIDTH)]
  return (
    <Figure
      {...text}
      kind="Sketch"
      wide={{size: wide, children: <Marks {...wide} />}}
      narrow={{size: narrow, children: <Marks {...narrow} />}}
    />
  )
}
