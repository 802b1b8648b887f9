import {load} from 'cheerio'
import {SiteError} from '../../../lib/problem'
import type {Svg} from './svg'

/** A mark that can be put into a drawing. */
export type Logo = {
  /** Width over height. */
  ratio: number
  /** The mark with its left upper corner at a place. Not as an image: drawing one takes longer than all the rest. */
  at: (place: {x: number; y: number; height: number}) => Svg
}

/**
 * @param file the mark's path, for messages.
 * @throws SiteError for a file that is no SVG or does not say how large it is.
 */
export function readLogo(svg: string, file: string): Logo {
  const $ = load(svg, {xml: true})
  const root = $('svg').first()
  const viewBox = (root.attr('viewBox') ?? '').trim().split(/[\s,]+/)
  const [width, height] = [viewBox[2] ?? root.attr('width'), viewBox[3] ?? root.attr('height')].map((length = '') =>
    Number.parseFloat(length),
  )
  if (root.length === 0 || !width || !height || width <= 0 || height <= 0) {
    throw new SiteError({
      file,
      what: root.length === 0 ? 'The mark is no SVG.' : 'The mark does not say how wide and how high it is.',
      allowed: 'an SVG with a viewBox of four numbers, for example viewBox="0 0 32 32"',
      fix: `Save the mark as an SVG with a viewBox in ${file}.`,
    })
  }
  const ratio = width / height
  return {
    ratio,
    at: ({x, y, height}) => {
      root.attr({
        x: String(x),
        y: String(y),
        width: String(ratio * height),
        height: String(height),
        overflow: 'visible',
      })
      return $.xml(root)
    },
  }
}
