import {Fragment, type ReactNode} from 'react'

/** Longer ones don't fit beside the label that a cell has on a phone. */
const LONG = 18

/** Behind a separator, or where the next word of a camelCase name begins. */
const JOINTS = /(?<=[_./:])(?=[^_./:])|(?<=[a-z])(?=[A-Z])/

/** A long identifier or path breaks between its parts rather than anywhere. */
function breakable(text: string): ReactNode {
  return text.split(/(\s+)/).map((word, index) => (
    <Fragment key={index}>
      {word.length <= LONG
        ? word
        : word.split(JOINTS).map((part, joint) => (
            <Fragment key={joint}>
              {joint > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
    </Fragment>
  ))
}

/** The words of a cell; what stands between backticks is code. */
export function CellText({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{breakable(part)}</code> : <Fragment key={index}>{breakable(part)}</Fragment>,
    )
}
