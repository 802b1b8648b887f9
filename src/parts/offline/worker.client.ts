import {answerTo} from './answer.client'
import type {WorkerScope} from './workerScope'

declare const self: WorkerScope

const {origin} = location
const base = ON_DEMAND_SETTINGS.baseUrl

/** The service worker that shows saved pages without a connection. The build writes it to `/sw.js`. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const isOurs = url.origin === origin && url.pathname.startsWith(base) && !url.pathname.startsWith('//')
  if (isOurs && event.request.method === 'GET') event.respondWith(answerTo(event, url.pathname))
})
