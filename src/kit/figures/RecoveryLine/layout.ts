import {upright, type Point, type Rect, type Size} from '../primitives/geometry'
import {figureError} from '../primitives/problem'
import {BODY, CODE, lineHeight, NAME, NARROW_WIDTH} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'

/** A moment on the scale, with what is true from then on. */
type Moment = {points: readonly Point[]; time: TextBlock; label: TextBlock; textAt: Point; anchor: 'start' | 'end'}

export type RecoveryLayout = Size & {
  missing: Rect
  restoring: Rect
  restoringLabel: TextBlock
  moments: {copy: Moment; loss: Moment; back: Moment}
}

export const WIDE = 660
export const NARROW = NARROW_WIDTH

const DAY = 24 * 60
/** The example begins at two in the morning. */
const LOSS = 2 * 60
const STALK = 14
const BAR = 30
const EDGE = 2

const clock = (minutes: number): string =>
  [Math.floor(((minutes + DAY) % DAY) / 60), (minutes + DAY) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** The two times on a true scale. @throws SiteError where one of them is not positive. */
export function layoutRecovery(
  title: string,
  recoveryPoint: number,
  recoveryTime: number,
  width: number,
): RecoveryLayout {
  if (!(recoveryPoint > 0 && recoveryTime > 0))
    throw figureError('RecoveryLine', title, {
      what: `\`recoveryPoint\` and \`recoveryTime\` are ${recoveryPoint} and ${recoveryTime}.`,
      fix: 'Set both in minutes, greater than 0.',
    })
  const right = width - EDGE
  const loss = EDGE + ((right - EDGE) * recoveryPoint) / (recoveryPoint + recoveryTime)
  const line = lineHeight(CODE)
  const words = (text: string): TextBlock => textBlock(text, NAME, width * 0.5)
  const [copy, lost, back] = [
    words('Most recent state that we can restore'),
    words('Database lost'),
    words('Logins work again at the latest'),
  ]
  const top = line + Math.max(lost.height, back.height) + STALK
  const bottom = top + BAR
  const above = (x: number, label: TextBlock, minutes: number, anchor: Moment['anchor']): Moment => ({
    points: upright(x, top - STALK + 4, bottom),
    time: textBlock(clock(minutes), CODE, width),
    label,
    textAt: {x, y: top - STALK - line - label.height},
    anchor,
  })
  return {
    width,
    height: bottom + STALK + line + copy.height + 2,
    missing: {x: EDGE, y: top, width: loss - EDGE, height: BAR},
    restoring: {x: loss, y: top, width: right - loss, height: BAR},
    restoringLabel: textBlock('We restore', BODY, width),
    moments: {
      loss: above(loss, lost, LOSS, 'start'),
      back: above(right, back, LOSS + recoveryTime, 'end'),
      copy: {
        points: upright(EDGE, top, bottom + STALK - 4),
        time: textBlock(clock(LOSS - recoveryPoint), CODE, width),
        label: copy,
        textAt: {x: EDGE, y: bottom + STALK},
        anchor: 'start',
      },
    },
  }
}
