import type {MarkLayout} from '../../kit/figures/primitives/marks'
import {lineHeight} from '../../kit/figures/primitives/type'
import type {Tone} from '../../kit/figures/primitives/tone'
import {element, text, type Svg} from './svg'
import type {Look} from './template'

/** Half of the height of capitals, over the size. */
const HALF_CAPITAL = 0.36

/** A chart in the colors of the light mode, for a picture that has no stylesheet. */
export function drawChart({areas, lines, dots, labels}: MarkLayout, {colors}: Look, scale: number): Svg {
  const area: Readonly<Record<Tone, {fill: string; stroke: string}>> = {
    plain: {fill: colors.surface, stroke: colors['border-strong']},
    'tint-1': {fill: colors['tint-1'], stroke: colors['tint-1-border']},
    'tint-2': {fill: colors['tint-2'], stroke: colors['tint-2-border']},
    accent: {fill: colors.accent, stroke: colors.accent},
  }
  const line = {line: colors['text-muted'], guide: colors['border-strong'], grid: colors.border, accent: colors.accent}
  return element(
    'g',
    {transform: `scale(${scale})`, strokeWidth: 1.5},
    ...areas.map(({rect, tone}) => element('rect', {...rect, rx: 4, ...area[tone]})),
    ...lines.map(({points, tone, dashed}) =>
      element('polyline', {
        points: points.map(({x, y}) => `${x},${y}`).join(' '),
        fill: 'none',
        stroke: line[tone],
        strokeDasharray: dashed ? '4 4.5' : undefined,
      }),
    ),
    ...dots.map(({x, y, tone}) => element('circle', {cx: x, cy: y, r: 3, fill: line[tone]})),
    ...labels.flatMap(({block: {font, lines: rows}, x, y, anchor, tone}) =>
      rows.map((row, index) =>
        text(row, {
          fontFamily: 'sans',
          fontSize: font.size,
          textAnchor: anchor,
          fill: tone === 'muted' ? colors['text-muted'] : colors.text,
          x,
          y: y + lineHeight(font) * (index + 0.5) + font.size * HALF_CAPITAL,
        }),
      ),
    ),
  )
}
