import type {Rule} from '../rule'
import {addressRules} from './addresses'
import {bruteForceRules} from './bruteForce'
import {clientTokenRules} from './clientTokens'
import {emailRules} from './email'
import {eventRules} from './events'
import {grantRules} from './grants'
import {headerRules} from './headers'
import {keyRules} from './keys'
import {ldapRules} from './ldap'
import {ldapSecurityRules} from './ldapSecurity'
import {linkingRules} from './linking'
import {loginRules} from './login'
import {flowRules} from './loginFlows'
import {oidcProviderRules} from './oidcProviders'
import {organizationRules} from './organizations'
import {passwordRules} from './passwords'
import {profileRules} from './profile'
import {redirectRules} from './redirects'
import {registrationRules} from './registration'
import {registrationPolicyRules} from './registrationPolicies'
import {roleRules} from './roles'
import {samlRules} from './saml'
import {samlProviderRules} from './samlProviders'
import {sessionRules} from './sessions'
import {themeRules} from './themes'
import {tokenRules} from './tokens'
import {authorizationUpgradeRules} from './upgradeAuthorization'
import {clientUpgradeRules} from './upgradeClients'
import {realmUpgradeRules} from './upgradeRealm'
import {roleUpgradeRules} from './upgradeRoles'
import {userRules} from './users'

/** All rules, by subject. */
export const rules: readonly Rule[] = [
  ...redirectRules,
  ...addressRules,
  ...grantRules,
  ...clientTokenRules,
  ...registrationPolicyRules,
  ...samlRules,
  ...oidcProviderRules,
  ...samlProviderRules,
  ...linkingRules,
  ...ldapRules,
  ...ldapSecurityRules,
  ...loginRules,
  ...registrationRules,
  ...flowRules,
  ...bruteForceRules,
  ...passwordRules,
  ...tokenRules,
  ...sessionRules,
  ...roleRules,
  ...userRules,
  ...profileRules,
  ...organizationRules,
  ...keyRules,
  ...headerRules,
  ...emailRules,
  ...eventRules,
  ...themeRules,
  ...clientUpgradeRules,
  ...authorizationUpgradeRules,
  ...realmUpgradeRules,
  ...roleUpgradeRules,
]
