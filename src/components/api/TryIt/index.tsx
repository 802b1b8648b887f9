import useBaseUrl from '@docusaurus/useBaseUrl'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import {lazy, Suspense, useRef, useState, useSyncExternalStore, type ReactNode} from 'react'
import {TRY_IT_ANCHOR, type TryItProps} from '../../../lib/apiPage'
import {ActionButton} from '../../ui/Button'
import {ConsoleBoundary} from './ConsoleBoundary'
import {mayCallServers} from './mayCallServers'
import styles from './styles.module.css'

/** Loaded when it is opened: a reader of the page does not pay for it. */
const Console = lazy(async () => ({default: (await import('../Console')).Console}))

function onHashChange(handle: () => void): () => void {
  window.addEventListener('hashchange', handle)
  return () => window.removeEventListener('hashchange', handle)
}

/** Whether the address ends with the console's anchor. */
const isAddressed = (): boolean => location.hash === `#${TRY_IT_ANCHOR}`

/** The console of an operation: closed, it is a heading and a button. */
export function TryIt({operation}: TryItProps): ReactNode {
  useBrokenLinks().collectAnchor(TRY_IT_ANCHOR)
  const reference = useBaseUrl('/api/')
  const section = useRef<HTMLElement>(null)
  const isAsked = useSyncExternalStore(onHashChange, isAddressed, () => false)
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? (isAsked && mayCallServers(reference))

  const open = (): void => {
    if (mayCallServers(reference)) {
      setOpen(true)
      return
    }
    // By a query, for another document: a reload would not put the focus on the anchor.
    location.replace(`${location.pathname}?console#${TRY_IT_ANCHOR}`)
  }
  const close = (): void => {
    setOpen(false)
    // The button comes back with the next drawing.
    requestAnimationFrame(() => section.current?.querySelector('button')?.focus())
  }

  return (
    <section ref={section} className={styles.tryIt} aria-labelledby={TRY_IT_ANCHOR}>
      {/* Focus of an address that ends with the anchor: that is how React is asked for, to open the console. */}
      <h2 id={TRY_IT_ANCHOR} className={styles.title} tabIndex={-1} data-hydrate="">
        Try it
      </h2>
      {isOpen ? (
        <ConsoleBoundary onClose={close}>
          <Suspense fallback={<p role="status">Loading the console …</p>}>
            <Console key={`${operation.method} ${operation.path}`} operation={operation} onClose={close} />
          </Suspense>
        </ConsoleBoundary>
      ) : (
        <>
          <p>Call your own server from this page. What you enter goes to it and to nobody else.</p>
          <ActionButton label="Try it" onClick={open} />
        </>
      )}
    </section>
  )
}
