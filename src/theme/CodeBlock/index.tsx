// Change: no second rendering once React has loaded, which upstream needs for colours that depend on the mode. Ours come
// from src/css/prism.css, and what src/shell/codeBlock.ts has noted on the block stays.
import ElementContent from '@theme/CodeBlock/Content/Element'
import StringContent from '@theme/CodeBlock/Content/String'
import type {Props} from '@theme/CodeBlock'
import {Children, isValidElement, type ReactNode} from 'react'

/** Of text that Markdown has broken into parts. */
function textOf(part: ReactNode): string {
  return typeof part === 'object' ? '' : String(part)
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children)
  if (parts.some((part) => isValidElement(part))) return <ElementContent {...props}>{children}</ElementContent>
  return <StringContent {...props}>{parts.map(textOf).join('')}</StringContent>
}
