import type {Scenario} from '../scenario'
import {domains} from './domains'
import {events} from './events'
import {identityProviders} from './identityProviders'
import {invitations} from './invitations'
import {magicLink} from './magicLink'
import {members} from './members'
import {organizations} from './organizations'
import {realmAttributes} from './realmAttributes'
import {roles} from './roles'
import {users} from './users'

/** One for every operation that a server here can be asked for. */
export const scenarios: readonly Scenario[] = [
  ...organizations,
  ...members,
  ...domains,
  ...invitations,
  ...roles,
  ...users,
  ...identityProviders,
  ...events,
  ...realmAttributes,
  ...magicLink,
]
