import {needSession} from '$lib/server/protect'
import type {PageServerLoad} from './$types'

// A page without data is for users too: without this file, nobody would ask the server on the way to it.
export const load: PageServerLoad = (event) => {
  needSession(event)
}
