import {arrow, box, label, type Drawing} from './drawing'

const MESSAGES = [
  {says: 'GET …/auth?response_type=code&client_id=acme-web', to: 'server'},
  {says: '302 /callback?code=…', to: 'app'},
  {says: 'POST …/token', to: 'server'},
  {says: 'access_token, id_token', to: 'app'},
] as const

const WIDTH = 170
const ROW = 38

/** A login with OpenID Connect: the browser is sent there and back, then a code becomes tokens. */
export const sequence: Drawing = {
  alt: 'the requests between an application and Keycloak during a login, ending with tokens',
  draw: ({colors, sans, mono}) => {
    const party = (name: string, x: number, fill: string, stroke: string) =>
      box({x, y: 1, width: WIDTH, height: 148, fill, stroke}) +
      label(name, x + WIDTH / 2, 75, {...sans, fill: colors.text})
    const [left, right] = [WIDTH + 6, 1056 - WIDTH - 6]
    const rows = MESSAGES.map(({says, to}, index) => {
      const y = 29 + index * ROW
      const [from, end] = to === 'server' ? [left, right] : [right, left]
      const ink = index === MESSAGES.length - 1 ? colors.accent : colors['text-muted']
      return (
        arrow(`M${from} ${y}H${end}`, [end, y], to === 'server' ? 1 : -1, ink) +
        label(says, (from + end) / 2, y - 16, {...mono, fill: ink})
      )
    })
    return [
      party('Application', 1, colors.bg, colors['border-strong']),
      party('Keycloak', 1055 - WIDTH, colors['tint-1'], colors['tint-1-border']),
      ...rows,
    ].join('')
  },
}
