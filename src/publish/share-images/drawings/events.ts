import {element, text} from '../svg'
import {SIZE, STROKE, type Drawing} from './drawing'

const EVENTS = [
  {time: '03:59:10.548Z', type: 'admin.ORGANIZATION-CREATE', detail: 'Globex Ltd'},
  {time: '03:59:10.978Z', type: 'access.LOGIN', detail: 'alice@globex.example'},
  {time: '03:59:11.224Z', type: 'access.LOGIN_ERROR', detail: 'invalid_user_credentials'},
] as const

const ROW = 50

/** Lines of an audit log, as they were recorded. */
export const events: Drawing = {
  alt: 'three lines of an audit log: a new organization, a login, and a failed login',
  draw: ({colors, mono}) => {
    const last = EVENTS.length - 1
    const y = (index: number) => 25 + index * ROW
    const rail = element('path', {d: `M9 ${y(0)}V${y(last)}`, stroke: colors['border-strong'], strokeWidth: STROKE})
    const rows = EVENTS.map(({time, type, detail}, index) => {
      const at = {...mono, fontSize: SIZE, y: y(index) + SIZE * 0.33}
      const isLogin = index === 1
      return [
        element('circle', {
          cx: 9,
          cy: y(index),
          r: 7,
          fill: isLogin ? colors.accent : colors.bg,
          stroke: isLogin ? colors.accent : colors['border-strong'],
          strokeWidth: STROKE,
        }),
        text(time, {...at, x: 44, fill: colors['text-muted']}),
        text(type, {...at, x: 260, fill: isLogin ? colors.accent : colors.text}),
        text(detail, {...at, x: 640, fill: colors['text-muted']}),
      ].join('')
    })
    return rail + rows.join('')
  },
}
