import {Fragment, type ReactNode} from 'react'
import {inlineParts} from '../../../lib/inlineText'

const elements = {text: Fragment, code: 'code', label: 'strong'} as const

/** A text from data with its code and labels. */
export function InlineText({text}: {text: string}): ReactNode {
  return inlineParts(text).map((part, index) => {
    const Element = elements[part.kind]
    return <Element key={index}>{part.text}</Element>
  })
}
