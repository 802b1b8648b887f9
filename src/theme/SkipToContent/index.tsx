import SkipToContent from '@theme-original/SkipToContent'
import type {ReactNode} from 'react'
import {ConsentBanner} from '../../consent/ConsentBanner'

/** The banner comes second for the keyboard and for screen readers, wherever on the screen it is. */
export default function SkipToContentAndBanner(): ReactNode {
  return (
    <>
      <SkipToContent />
      <ConsentBanner />
    </>
  )
}
