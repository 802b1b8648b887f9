import {Fragment, type ReactNode} from 'react'
import type {EndpointProps} from '../../apiPage'

/** The path of an operation in a list. A long one breaks before a slash. */
export function PathTemplate({path}: Pick<EndpointProps, 'path'>): ReactNode {
  return (
    <code>
      {path.split(/(?=\/)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
