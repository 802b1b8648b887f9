import {text} from '../svg'
import {arrow, box, label, SIZE, type Drawing} from './drawing'

const CLAIMS = [
  {claim: '"iss": "https://auth.example.com/realms/acme"', source: 'Realm'},
  {claim: '"email": "alice@globex.example"', source: 'Scope email'},
  {claim: '"organizations": {"…": {"roles": ["billing"]}}', source: 'Organization role mapper'},
] as const

const ROW = 52
const SOURCES = 762

/** Claims of an access token, each with what made it. */
export const claims: Drawing = {
  alt: 'three claims of an access token, each with its source',
  draw: ({colors, sans, mono, monoWidth}) =>
    CLAIMS.map(({claim, source}, index) => {
      const y = 23 + index * ROW
      const isLast = index === CLAIMS.length - 1
      const end = Math.round(claim.length * monoWidth * SIZE) + 20
      const [fill, stroke, ink] = isLast
        ? [colors.accent, colors.accent, colors['accent-text']]
        : [colors['tint-1'], colors['tint-1-border'], colors.text]
      return [
        text(claim, {...mono, fontSize: SIZE, x: 0, y: y + SIZE * 0.33, fill: isLast ? colors.accent : colors.text}),
        arrow(`M${SOURCES} ${y}H${end}`, [end, y], -1, isLast ? colors.accent : colors['text-muted']),
        box({x: SOURCES, y: y - 21, width: 293, height: 42, fill, stroke}),
        label(source, SOURCES + 146, y, {...sans, fill: ink}),
      ].join('')
    }).join(''),
}
