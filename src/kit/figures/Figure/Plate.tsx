import type {ReactNode} from 'react'
import {ZoomAttribute} from '../../../parts/zoom/attributes'
import {round, type Size} from '../primitives/geometry'

export type Drawing = {
  /** Natural size in CSS pixels. */
  size: Size
  children: ReactNode
}

export type PlateProps = Drawing & {
  /** Base of the ids of its name and its description. */
  id: string
  /** Missing for the second drawing of a figure, which has the words of the first. */
  words?: {title: string; description: string}
  className: string | undefined
  /** Whether it is what a reader sees who enlarges the figure. Default: false. */
  isZoomed?: boolean
  /** How much larger than its natural size it is where there is room. Default: 1. */
  scale?: number
}

/** One drawing. Its width and height stand in the HTML, so that nothing moves when the styles arrive. */
export function Plate(props: PlateProps): ReactNode {
  const {size, children, id, words, className, isZoomed = false, scale = 1} = props
  // Whole pixels: a hairline at the edge is not cut, and the aspect ratio stays exact.
  const [width, height] = [Math.ceil(round(size.width)), Math.ceil(round(size.height))]
  return (
    <svg
      className={className}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`0 0 ${width} ${height}`}
      {...(isZoomed ? {[ZoomAttribute.drawing]: ''} : {})}
    >
      {words && (
        <>
          <title id={`${id}-title`}>{words.title}</title>
          <desc id={`${id}-desc`}>{words.description}</desc>
        </>
      )}
      {children}
    </svg>
  )
}
