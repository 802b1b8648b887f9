import {element} from '../svg'
import {arrow, box, label, STROKE, type Drawing} from './drawing'

const [TOP, MIDDLE, BOTTOM] = [28, 75, 122]
const HEIGHT = 54

/** How a member of an organization signs in: the address names the organization, the organization the way in. */
export const flow: Drawing = {
  alt: 'a login flow: from an email address to an organization, then its identity provider or a magic link, to a token',
  draw: ({colors, sans}) => {
    const node = (name: string, x: number, y: number, width: number, fill: string, stroke: string, pill = false) =>
      box({x, y: y - HEIGHT / 2, width, height: HEIGHT, fill, stroke, pill}) +
      label(name, x + width / 2, y, {...sans, fill: fill === colors.accent ? colors['accent-text'] : colors.text})
    const line = colors['text-muted']
    const decision = element('path', {
      d: `M428 ${MIDDLE - 31}H572L600 ${MIDDLE}L572 ${MIDDLE + 31}H428L400 ${MIDDLE}Z`,
      fill: colors['tint-2'],
      stroke: colors['tint-2-border'],
      strokeWidth: STROKE,
      strokeLinejoin: 'round',
    })
    const fork = (y: number, bend: number) =>
      arrow(
        `M600 ${MIDDLE}H616Q624 ${MIDDLE} 624 ${MIDDLE + bend}V${y - bend}Q624 ${y} 632 ${y}H653`,
        [653, y],
        1,
        line,
      )
    const join = (y: number, bend: number) =>
      element('path', {
        d: `M824 ${y}H846Q854 ${y} 854 ${y + bend}V${MIDDLE - bend}Q854 ${MIDDLE} 862 ${MIDDLE}`,
        fill: 'none',
        stroke: line,
        strokeWidth: STROKE,
      })
    return [
      node('Address', 1, MIDDLE, 148, colors.surface, colors['border-strong'], true),
      arrow(`M149 ${MIDDLE}H190`, [190, MIDDLE], 1, line),
      node('Organization', 193, MIDDLE, 164, colors['tint-1'], colors['tint-1-border']),
      arrow(`M357 ${MIDDLE}H397`, [397, MIDDLE], 1, line),
      decision + label('Own provider?', 500, MIDDLE, {...sans, fill: colors.text}),
      fork(TOP, -8) + fork(BOTTOM, 8),
      node('Their sign-in', 656, TOP, 168, colors.bg, colors['border-strong']),
      node('Magic link', 656, BOTTOM, 168, colors.bg, colors['border-strong']),
      join(TOP, 8) + join(BOTTOM, -8),
      arrow(`M862 ${MIDDLE}H897`, [897, MIDDLE], 1, line),
      node('Token', 900, MIDDLE, 155, colors.accent, colors.accent, true),
    ].join('')
  },
}
