import type {Colors} from './colors'
import {BAND} from './evidence'
import type {Font} from './fonts'
import {breakLines, fits} from './lines'
import type {Logo} from './logo'
import type {ShareSection} from './options'
import {element, text, type Svg} from './svg'

/** Size of a picture for shared links, as the services that show it recommend. */
export const SIZE = {width: 1200, height: 630} as const

/** What all pictures of a site have in common. */
export type Look = {
  brandName: string
  logo: Logo
  colors: Colors
  fonts: Readonly<Record<'sans' | 'title' | 'mono', Font>>
}

const MARGIN = 72
const MARK = 50
const SPACING = -0.02
/** From the largest that is not loud to the smallest that can be read in a list of messages; a title that is too long has less. */
const SMALLEST = 58
const TITLE_SIZES = [84, 74, 66, SMALLEST]

const face = (fontFamily: keyof Look['fonts']): Readonly<Record<string, string>> => ({fontFamily})

/** The title as large as it can be, in the middle of its rows. */
function titleOf(title: string, font: Font, color: string, {from, to}: Rows): Svg {
  const width = SIZE.width - 2 * MARGIN
  const measureAt = (size: number) => (line: string) => font.width(line, size) + line.length * SPACING * size
  const isFitting = (each: number): boolean => fits(title, width, each > 70 ? 2 : 3, measureAt(each))
  let size = TITLE_SIZES.find(isFitting) ?? SMALLEST
  while (!isFitting(size)) size *= 0.9
  const lines = breakLines(title, width, measureAt(size))
  const height = size * 1.12
  const top = (from + to - lines.length * height) / 2 + size * 0.9
  return lines
    .map((line, index) =>
      text(line, {
        ...face('title'),
        fontSize: size,
        letterSpacing: SPACING * size,
        fill: color,
        x: MARGIN,
        y: Math.round(top + index * height),
      }),
    )
    .join('')
}

/** Rows of a picture, counted from its top. */
type Rows = {from: number; to: number}

/** The rows that hold the title: all below the brand, or those above what the page shows. */
export const titleRows = (hasEvidence: boolean): Rows => ({
  from: MARGIN + MARK,
  to: hasEvidence ? BAND.top : SIZE.height - MARGIN / 2,
})

/** A drawing of some rows of a picture, on its ground. */
function rows({from, to}: Rows, colors: Colors, ...children: Svg[]): Svg {
  const size = {width: SIZE.width, height: to - from}
  return element(
    'svg',
    {xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 ${from} ${size.width} ${size.height}`},
    element('rect', {...SIZE, fill: colors.bg}),
    ...children,
  )
}

/** A picture without its title, which those of a section have in common: brand and section on top. */
export function drawFrame({label}: Pick<ShareSection, 'label'>, {brandName, logo, colors}: Look): Svg {
  const head = {fontSize: 32, y: MARGIN + MARK / 2 + 11}
  const mark = {x: MARGIN, y: MARGIN, height: MARK}
  const place = {...face('sans'), ...head, fontSize: 28, x: SIZE.width - MARGIN, textAnchor: 'end', fill: colors.accent}
  return rows(
    {from: 0, to: SIZE.height},
    colors,
    logo.at(mark),
    text(brandName, {...face('title'), ...head, x: MARGIN + MARK * logo.ratio + 16, fill: colors.text}),
    label === undefined ? '' : text(label, place),
  )
}

/** The rows of a picture that hold its title. */
export function drawTitle(title: string, {colors, fonts}: Look, hasEvidence = false): Svg {
  const own = titleRows(hasEvidence)
  return rows(own, colors, titleOf(title, fonts.title, colors.text, own))
}

/** The rows below the title. @param chart its left upper corner is that of the band. */
export function drawBand(chart: Svg, {colors}: Look): Svg {
  return rows(
    {from: BAND.top, to: SIZE.height},
    colors,
    element('g', {transform: `translate(${BAND.left} ${BAND.top})`}, chart),
  )
}
