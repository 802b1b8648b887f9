import {command, updateRealm} from '../commands'
import {executionsOf, hasFlow, stepsOf} from '../flows'
import {found, foundIf} from '../found'
import {flagAt, textAt, valueAt} from '../json'
import {hasPasswordGrant, ownClients} from '../clients'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

/** Settings that choose a flow, with the flow of a new realm. */
const BINDINGS = {
  browserFlow: 'browser',
  registrationFlow: 'registration',
  directGrantFlow: 'direct grant',
  resetCredentialsFlow: 'reset credentials',
  clientAuthenticationFlow: 'clients',
  firstBrokerLoginFlow: 'first broker login',
} as const

const bound = (realm: RealmView, binding: keyof typeof BINDINGS): string =>
  textAt(realm.root.value, binding) ?? BINDINGS[binding]

/** Steps that ask for something besides the password. */
const isSecondFactor = (authenticator: string): boolean =>
  /otp|webauthn|recovery|x509|passkey|sms|magic|duo/i.test(authenticator)

const lacksSecondFactor = (realm: RealmView, binding: keyof typeof BINDINGS): boolean => {
  const executions = executionsOf(realm, bound(realm, binding))
  return (
    executions.some(({authenticator}) => authenticator.includes('password')) &&
    !executions.some(({authenticator}) => isSecondFactor(authenticator))
  )
}

function* missingFlows(realm: RealmView): Generator<Evidence> {
  if (realm.flows.length === 0) return
  for (const name of Object.keys(BINDINGS)) {
    const alias = textAt(realm.root.value, name) ?? ''
    if (alias !== '' && !hasFlow(realm, alias)) yield found(realm.root, name)
  }
}

function* scripts(realm: RealmView): Generator<Evidence> {
  for (const flow of realm.flows)
    for (const {index, authenticator} of stepsOf(flow))
      if (/^(auth-)?script/.test(authenticator)) yield found(flow, 'authenticationExecutions', index, 'authenticator')
}

/** How the provider ID of a script begins where the Admin API lists the steps of a flow: `script-` in Base32. */
const SCRIPT_IN_BASE32 = 'ONRXE2LQOQW'

const usesPasskeys = (realm: RealmView): boolean =>
  flagAt(false, realm.root.value, 'webAuthnPolicyPasswordlessPasskeysEnabled') ||
  executionsOf(realm, bound(realm, 'browserFlow')).some(
    ({authenticator}) => authenticator === 'webauthn-authenticator-passwordless',
  )

const USER_VERIFICATION = 'webAuthnPolicyPasswordlessUserVerificationRequirement'

/** The steps of logins. */
export const flowRules: readonly Rule[] = [
  {
    id: 'flow-no-second-factor',
    group: 'security',
    severity: 'medium',
    title: 'The login has no step for a second factor',
    reason: 'A user who set up a one-time code or a passkey isn’t asked for it, so a stolen password is enough.',
    check: (realm) => foundIf(lacksSecondFactor(realm, 'browserFlow'), realm.root, 'browserFlow'),
    console: 'Open **Authentication**, and choose a browser flow with **OTP Form** or **WebAuthn Authenticator**.',
    command: updateRealm('browserFlow=browser'),
    page: pages.flows,
  },
  {
    id: 'flow-grant-no-second-factor',
    group: 'security',
    severity: 'medium',
    title: 'The password grant asks for no second factor',
    reason:
      'A client can use the grant, so an attacker with a password gets around the second factor of the login page.',
    check: (realm) =>
      ownClients(realm).some(hasPasswordGrant)
        ? foundIf(lacksSecondFactor(realm, 'directGrantFlow'), realm.root, 'directGrantFlow')
        : [],
    console: 'Open **Authentication**, and choose a direct grant flow with **OTP**.',
    command: updateRealm('directGrantFlow=direct grant'),
    page: pages.flows,
  },
  {
    id: 'flow-missing',
    group: 'production',
    severity: 'high',
    title: 'The realm uses a flow that the file doesn’t contain',
    reason: 'An import of the file fails or leaves users without a login.',
    check: missingFlows,
    console: 'Open **Authentication**, and choose **Bind flow** for a flow that exists.',
    command: updateRealm('browserFlow=browser'),
    page: pages.flows,
  },
  {
    id: 'flow-script',
    group: 'security',
    severity: 'medium',
    title: 'A login runs a script',
    reason:
      'Scripts need the preview feature `scripts` and a deployed archive. A server without them refuses every login.',
    check: scripts,
    console: 'Open **Authentication**, select the flow, and replace the step with a condition or an extension in Java.',
    command: command(
      `kcadm.sh get OBJECT/executions -r REALM | jq -c '.[] | select(.providerId | startswith("script") or startswith("${SCRIPT_IN_BASE32}")) | .requirement = "DISABLED"' | kcadm.sh update OBJECT/executions -r REALM -f -`,
    ),
    page: pages.flows,
  },
  {
    id: 'passkey-unverified',
    group: 'security',
    severity: 'medium',
    title: 'A passkey works without a fingerprint or a PIN',
    reason: 'A login with a passkey alone then needs only the device, so a stolen one is enough.',
    check: (realm) =>
      foundIf(
        usesPasskeys(realm) && valueAt(realm.root.value, USER_VERIFICATION) !== 'required',
        realm.root,
        USER_VERIFICATION,
      ),
    console:
      'Open **Authentication**, then **Policies**, then **WebAuthn Passwordless Policy**. Set **User verification requirement** to **Required**.',
    command: updateRealm(`${USER_VERIFICATION}=required`),
    page: pages.passkeys,
  },
]
