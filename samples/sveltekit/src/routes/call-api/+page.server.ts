import {needSession} from '$lib/server/protect'
import type {PageServerLoad} from './$types'

// Protects a page that has no data. Without this file, the browser would show it without asking the server.
export const load: PageServerLoad = (event) => {
  needSession(event)
}
