import {draw} from '../../lib/draw.client'
import type {Marked} from '../engine/engine.client'

/** A text in which the words that were looked for are marked. */
export const drawMarked = (text: Marked): (Node | string)[] =>
  text.map((piece) => (piece.isMarked ? draw('mark', {}, piece.text) : piece.text))

/** A button that says what it does. */
export function drawButton(
  label: string,
  className: string,
  onClick: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = draw('button', {type: 'button', class: className}, ...(children.length > 0 ? children : [label]))
  if (children.length > 0) button.ariaLabel = label
  button.onclick = onClick
  return button
}
