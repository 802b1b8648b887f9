import {useEffect, useEffectEvent, useRef} from 'react'
import {CONTEXT_KEY} from '../../consent/storedKeys'
import {onForgotten, type Forgetting} from './forgetting'

/** What happens when another page, or another part of this one, changes what the browser keeps. */
export type OtherPages = {
  /** Takes what is stored now. */
  takeStored: () => void
  /** Forgets everything, as another page has. */
  forget: () => void
}

/**
 * Follows what readers do on other pages, also while the browser kept this one out of sight.
 * @returns what tells the other pages to forget everything.
 */
export function useOtherPages({takeStored, forget}: OtherPages): () => void {
  const forgetting = useRef<Forgetting | undefined>(undefined)
  // Entered above the examples of the page; what is entered in another tab is that tab's.
  const follow = useEffectEvent(({key}: StorageEvent): void => {
    if (key === CONTEXT_KEY && document.visibilityState === 'visible') takeStored()
  })
  const comeBack = useEffectEvent(({persisted}: PageTransitionEvent): void => {
    if (persisted) takeStored()
  })
  const forgetAll = useEffectEvent(forget)
  // Subscribed once: a channel that is closed and opened between two renders misses what is sent meanwhile.
  useEffect(() => {
    const own = onForgotten(() => forgetAll())
    forgetting.current = own
    const onStorage = (event: StorageEvent): void => follow(event)
    const onPageShow = (event: PageTransitionEvent): void => comeBack(event)
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    return () => {
      own.stop()
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
  return () => forgetting.current?.tell()
}
