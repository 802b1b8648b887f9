import type {Colors} from '../colors'
import {element, text, type Svg} from '../svg'

/** The room of a drawing. Its left upper corner is 0, 0. */
export const BAND = {width: 1056, height: 150} as const

/** What a drawing is drawn with. */
export type Ink = {
  colors: Colors
  /** Attributes of a text in either face. */
  sans: Readonly<Record<string, string>>
  mono: Readonly<Record<string, string>>
  /** Width of one character of `mono` over its size. */
  monoWidth: number
}

export type Drawing = {
  /** What is drawn, to complete "Drawn below: …". */
  alt: string
  draw: (ink: Ink) => Svg
}

/** The site's line at this size. */
export const STROKE = 2.5

/** Size of labels. */
export const SIZE = 21

/** A line that turns at right angles, with an open head at its end unless told otherwise. */
export function arrow(path: string, tip: readonly [x: number, y: number], direction: 1 | -1, stroke: string): Svg {
  const [x, y] = tip
  const line = {fill: 'none', stroke, strokeWidth: STROKE, strokeLinecap: 'round', strokeLinejoin: 'round'}
  const back = x - 9 * direction
  return (
    element('path', {...line, d: path}) + element('path', {...line, d: `M${back} ${y - 7}L${x} ${y}L${back} ${y + 7}`})
  )
}

export type Box = {x: number; y: number; width: number; height: number; fill: string; stroke: string; pill?: boolean}

/** A closed area with the site's corners. */
export function box({pill, height, ...rest}: Box): Svg {
  return element('rect', {...rest, height, rx: pill ? height / 2 : 6, strokeWidth: STROKE})
}

/** A label whose middle is a place. */
export function label(content: string, x: number, y: number, attributes: Readonly<Record<string, string>>): Svg {
  return text(content, {fontSize: SIZE, ...attributes, x, y: y + SIZE * 0.36, textAnchor: 'middle'})
}
