/*
 * What the workers of this folder use of the global scope of service workers. The compiler's own description of it contradicts
 * that of windows, which all other scripts have.
 */

type Extendable = {waitUntil: (work: Promise<unknown>) => void}

export type FetchEvent = Extendable & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

export type WorkerScope = {
  addEventListener: ((kind: 'install' | 'activate', handle: (event: Extendable) => void) => void) &
    ((kind: 'fetch', handle: (event: FetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}
