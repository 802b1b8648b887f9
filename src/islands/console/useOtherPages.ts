import {useEffect} from 'react'
import {CONTEXT_KEY} from '../../lib/storedKeys'
import {onForgotten} from './forgetting'

/** What happens when another page, or another part of this one, changes what the browser keeps. */
export type OtherPages = {
  /** Takes what is stored now. */
  takeStored: () => void
  /** Forgets everything, as another page has. */
  forget: () => void
}

/** Follows what readers do on other pages, also while the browser kept this one out of sight. */
export function useOtherPages({takeStored, forget}: OtherPages): void {
  useEffect(() => {
    // Entered above the examples of the page; what is entered in another tab is that tab's.
    const follow = ({key}: StorageEvent): void => {
      if (key === CONTEXT_KEY && document.visibilityState === 'visible') takeStored()
    }
    const comeBack = ({persisted}: PageTransitionEvent): void => {
      if (persisted) takeStored()
    }
    addEventListener('storage', follow)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', comeBack)
    }
  })
  useEffect(() => onForgotten(forget))
}
