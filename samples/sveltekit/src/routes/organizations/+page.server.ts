import {organizationsOf} from '$lib/organizations'
import {needSession} from '$lib/server/protect'
import type {PageServerLoad} from './$types'

export const load: PageServerLoad = (event) => ({organizations: organizationsOf(needSession(event).user)})
