import {deleteCopies} from './copies.client'
import type {WorkerScope} from './workerScope'

declare const self: WorkerScope

/**
 * Takes the place of the service worker if the brand turns saving off. Browsers ask for `/sw.js` when the reader opens a page, so
 * the next visit deletes everything that is saved, and the worker with it.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(deleteCopies().then(() => self.registration.unregister())))
