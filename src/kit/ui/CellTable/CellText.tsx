import {Fragment, type ReactNode} from 'react'

/** Words that don't fit beside the label that a cell has on a phone. */
const LONG = /(\S{19,})/

/** Behind a separator, or where the next word of a camelCase name begins. */
const JOINTS = /(?<=[_./:])(?=[^_./:])|(?<=[a-z])(?=[A-Z])/

/** A long identifier or path breaks between its parts rather than anywhere. */
function breakable(text: string): ReactNode {
  return text.split(LONG).map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      piece.split(JOINTS).map((part, joint) => (
        <Fragment key={`${index} ${joint}`}>
          {joint > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    ),
  )
}

/** The words of a cell; what stands between backticks is code. */
export function CellText({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{breakable(part)}</code> : <Fragment key={index}>{breakable(part)}</Fragment>,
    )
}
