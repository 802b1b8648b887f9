import Original from '@theme-original/ThemedImage'
import type {Props} from '@theme/ThemedImage'
import type {ReactNode} from 'react'

/** The picture of the mode that is not shown is not loaded, and neither is told of ahead in the page's head. */
export default function ThemedImage(props: Props): ReactNode {
  return <Original loading="lazy" {...props} />
}
