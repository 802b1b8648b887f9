import {needSession} from '$lib/server/protect'
import type {PageServerLoad} from './$types'

export const load: PageServerLoad = (event) => ({user: needSession(event).user})
