import type {FactGroup} from './fact'
import {attributes} from './facts/attributes'
import {claims} from './facts/claims'
import {consumers} from './facts/consumers'
import {identityProviders} from './facts/identityProviders'
import {invitations} from './facts/invitations'
import {organizations} from './facts/organizations'
import {plain} from './facts/plain'
import {rights} from './facts/rights'
import {roles} from './facts/roles'
import {webhooks} from './facts/webhooks'
import {email} from './pages/email'
import {keycloak} from './pages/keycloak'
import {launchChecklist} from './pages/launchChecklist'
import {realmConfiguration} from './pages/realmConfiguration'

/** Everything that is proven on the running server, in the order in which it is proven and listed. */
export const groups: readonly FactGroup[] = [
  rights,
  organizations,
  roles,
  invitations,
  identityProviders,
  claims,
  webhooks,
  attributes,
  consumers,
  plain,
  realmConfiguration,
  email,
  launchChecklist,
  keycloak,
]
