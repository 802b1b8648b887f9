import type {Colors} from './colors'
import {BAND, drawings, type Ink} from './drawings'
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
const BAND_TOP = 424
const SPACING = -0.02
/** From the largest that is not loud to the smallest that can be read in a list of messages; a title that is too long has less. */
const SMALLEST = 58
const TITLE_SIZES = [84, 74, 66, SMALLEST]

const face = (fontFamily: keyof Look['fonts']): Readonly<Record<string, string>> => ({fontFamily})

/** The title as large as it can be, in the middle of the room between brand and drawing. */
function titleOf(title: string, font: Font, color: string): Svg {
  const width = SIZE.width - 2 * MARGIN
  const measureAt = (size: number) => (line: string) => font.width(line, size) + line.length * SPACING * size
  const isFitting = (each: number): boolean => fits(title, width, each > 70 ? 2 : 3, measureAt(each))
  let size = TITLE_SIZES.find(isFitting) ?? SMALLEST
  while (!isFitting(size)) size *= 0.9
  const lines = breakLines(title, width, measureAt(size))
  const height = size * 1.12
  const top = (MARGIN + MARK + BAND_TOP - lines.length * height) / 2 + size * 0.9
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

/** The rows of a picture, from the top, in which nothing but its title is. */
export const TITLE_ROWS = {from: MARGIN + MARK, to: BAND_TOP} as const

/** A drawing of some rows of a picture, on its ground. */
function rows({from, to}: {from: number; to: number}, colors: Colors, ...children: Svg[]): Svg {
  const size = {width: SIZE.width, height: to - from}
  return element(
    'svg',
    {xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 ${from} ${size.width} ${size.height}`},
    element('rect', {...SIZE, fill: colors.bg}),
    ...children,
  )
}

/** A picture without its title, which those of a section have in common: brand and section on top, a drawing below. */
export function drawFrame(
  {label, drawing}: Pick<ShareSection, 'label' | 'drawing'>,
  {brandName, logo, colors, fonts}: Look,
): Svg {
  const bandHeight = SIZE.height - BAND_TOP
  const ink: Ink = {colors, sans: face('sans'), mono: face('mono'), monoWidth: fonts.mono.width('0', 1)}
  const head = {fontSize: 32, y: MARGIN + MARK / 2 + 11}
  const mark = {x: MARGIN, y: MARGIN, height: MARK}
  const place = {...face('sans'), ...head, fontSize: 28, x: SIZE.width - MARGIN, textAnchor: 'end', fill: colors.accent}
  return rows(
    {from: 0, to: SIZE.height},
    colors,
    logo.at(mark),
    text(brandName, {...face('title'), ...head, x: MARGIN + MARK * logo.ratio + 16, fill: colors.text}),
    label === undefined ? '' : text(label, place),
    element('rect', {y: BAND_TOP, width: SIZE.width, height: bandHeight, fill: colors.surface}),
    element('rect', {y: BAND_TOP, width: SIZE.width, height: 2, fill: colors.border}),
    element(
      'g',
      {transform: `translate(${MARGIN} ${BAND_TOP + (bandHeight - BAND.height) / 2})`},
      drawings[drawing].draw(ink),
    ),
  )
}

/** The rows of a picture that hold its title. */
export function drawTitle(title: string, {colors, fonts}: Look): Svg {
  return rows(TITLE_ROWS, colors, titleOf(title, fonts.title, colors.text))
}
