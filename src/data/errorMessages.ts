import {adminMessages} from './serverMessages/adminApi'
import {eventMessages} from './serverMessages/events'
import {pageMessages} from './serverMessages/pages'
import {partnerMessages} from './serverMessages/partners'
import {startMessages} from './serverMessages/start'
import {tokenMessages} from './serverMessages/tokens'
import {userMessages} from './serverMessages/users'
import type {ErrorMessage} from './serverMessages/types'

export {errorAreas, errorPlaces, type ErrorArea, type ErrorMessage} from './serverMessages/types'

/**
 * Messages of Keycloak that no section "Troubleshooting" explains. `lab/facts/errorMessages.ts` provokes each of them on each
 * version that it names, so a changed text fails there.
 */
export const errorMessages: readonly ErrorMessage[] = [
  ...tokenMessages,
  ...pageMessages,
  ...eventMessages,
  ...userMessages,
  ...adminMessages,
  ...partnerMessages,
  ...startMessages,
]
