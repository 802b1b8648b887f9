import {text} from '../svg'
import {box, label, type Drawing} from './drawing'

const CHIP = 104
const SIZE = 23

/** A call of the admin API and its answer, as they were recorded. */
export const call: Drawing = {
  alt: 'an API call that creates an organization, and its response',
  draw: ({colors, mono}) => {
    const code = (content: string, y: number, fill: string) =>
      text(content, {...mono, fontSize: SIZE, x: CHIP + 24, y: y + SIZE * 0.33, fill})
    return [
      box({x: 1, y: 2, width: CHIP, height: 44, fill: colors['tint-1'], stroke: colors['tint-1-border']}),
      label('POST', CHIP / 2 + 1, 24, {...mono, fill: colors.text}),
      code('/realms/acme/orgs', 24, colors.text),
      code('{"name": "globex", "domains": ["globex.example"]}', 73, colors['text-muted']),
      box({x: 1, y: 100, width: CHIP, height: 44, fill: colors.accent, stroke: colors.accent}),
      label('201', CHIP / 2 + 1, 122, {...mono, fill: colors['accent-text']}),
      code('Location: /realms/acme/orgs/b4b9bdcc-1465-4cba-9640-735bf262c912', 122, colors.text),
    ].join('')
  },
}
