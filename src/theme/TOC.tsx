import OriginalTOC from '@theme-original/TOC'
import type {Props} from '@theme/TOC'
import type {ReactNode} from 'react'

export default function TOC(props: Props): ReactNode {
  return (
    <nav aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  )
}
