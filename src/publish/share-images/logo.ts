import {SiteError} from '../../lib/problem'
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
  const root = /<svg\b[^>]*>/.exec(svg)
  const attribute = (name: string): string | undefined =>
    new RegExp(`\\s${name}=["']([^"']*)["']`).exec(root?.[0] ?? '')?.[1]
  const viewBox = attribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
  const [width = NaN, height = NaN] = [viewBox?.[2] ?? attribute('width'), viewBox?.[3] ?? attribute('height')].map(
    (length = '') => Number.parseFloat(length),
  )
  if (root === null || !(width > 0) || !(height > 0)) {
    throw new SiteError({
      file,
      what: root === null ? "The mark isn't an SVG." : 'The mark has no width and height.',
      allowed: 'an SVG with a viewBox of four numbers, for example viewBox="0 0 32 32"',
      fix: `Save the mark as an SVG with a viewBox in ${file}.`,
    })
  }
  const ratio = width / height
  const rest = root[0].slice('<svg'.length).replaceAll(/\s(?:x|y|width|height|overflow)=(?:"[^"]*"|'[^']*')/g, '')
  const inside = svg.slice(root.index + root[0].length)
  return {
    ratio,
    at: ({x, y, height}) =>
      `<svg x="${x}" y="${y}" width="${ratio * height}" height="${height}" overflow="visible"${rest}${inside}`,
  }
}
