import {createRoot} from 'react-dom/client'
import {Failure} from '../../components/layout/Failure'
import styles from './firstLoad.module.css'

const CONTAINER_ID = 'first-load-failure'

/** What the bundler throws when a script or a stylesheet of the page does not come. */
function isLoadError(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))
  )
}

function show(error: Error): void {
  if (document.getElementById(CONTAINER_ID)) return
  const container = document.createElement('aside')
  container.id = CONTAINER_ID
  container.className = styles.container ?? ''
  container.setAttribute('aria-label', 'Loading failed')
  document.body.append(container)
  createRoot(container).render(
    <Failure
      title="Parts of this page did not load"
      advice="You can read it, but its menus and buttons may not work."
      retryLabel="Retry"
      onRetry={() => window.location.reload()}
      onClose={() => container.remove()}
    >
      {String(error)}
    </Failure>,
  )
}

/*
 * The framework waits for a page's scripts before it adopts the page, and says nothing when one of them fails: the page
 * stays as the server sent it. It is still good to read, so the failure is shown beside it, not in its place.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true'
    if (!hasStarted && isLoadError(reason)) show(reason)
  })
}
