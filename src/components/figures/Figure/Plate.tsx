import type {ReactNode} from 'react'
import {round, type Size} from '../primitives/geometry'

export type Drawing = {
  /** Natural size in CSS pixels. */
  size: Size
  children: ReactNode
}

export type PlateProps = Drawing & {
  id: string
  title: string
  description: string
  className: string | undefined
}

/** One drawing. Its width and height stand in the HTML, so that nothing moves when the styles arrive. */
export function Plate({size, children, id, title, description, className}: PlateProps): ReactNode {
  // Whole pixels: a hairline at the edge is not cut, and the aspect ratio stays exact.
  const [width, height] = [Math.ceil(round(size.width)), Math.ceil(round(size.height))]
  return (
    <svg
      className={className}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  )
}
