import {command, updateObject} from '../commands'
import {executionsOf} from '../flows'
import {found, foundIf} from '../found'
import {flagAt, memberOf, textAt} from '../json'
import {pages} from '../pages'
import {enabledProviders, settingOf} from '../providers'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const open = 'Open **Identity providers**, and select the provider.'
/** More buttons than a user looks through. */
const MOST_BUTTONS = 10

/** Flows after the first login that link an account without asking the user to prove that it is theirs. */
function* automaticLinks(realm: RealmView): Generator<Evidence> {
  const used = new Set([
    textAt(realm.root.value, 'firstBrokerLoginFlow') ?? 'first broker login',
    ...enabledProviders(realm).map(({value}) => textAt(value, 'firstBrokerLoginFlowAlias') ?? ''),
  ])
  if (enabledProviders(realm).length === 0) return
  for (const alias of used) {
    const executions = executionsOf(realm, alias)
    const proves = executions.some(({authenticator}) =>
      [
        'idp-email-verification',
        'idp-username-password-form',
        'idp-confirm-link',
        'idp-detect-existing-broker-user',
      ].includes(authenticator),
    )
    if (proves) continue
    for (const {flow, index, authenticator} of executions)
      if (authenticator === 'idp-auto-link') yield found(flow, 'authenticationExecutions', index, 'authenticator')
  }
}

/** Mappers whose values Keycloak reads at the first login only. */
function* frozenMappers(realm: RealmView): Generator<Evidence> {
  const modes = new Map(
    enabledProviders(realm).map((one) => [one.subject.name, settingOf(one, 'syncMode') ?? 'LEGACY']),
  )
  for (const mapper of realm.providerMappers) {
    const own = textAt(mapper.value, 'config', 'syncMode') ?? 'INHERIT'
    const mode = own === 'INHERIT' ? modes.get(mapper.subject.name) : own
    if (mode !== undefined && mode !== 'FORCE') yield found(mapper, 'config', 'syncMode')
  }
}

const isVisible = (provider: Record<string, unknown>): boolean =>
  !flagAt(false, provider, 'hideOnLogin') &&
  !flagAt(false, provider, 'config', 'hideOnLoginPage') &&
  memberOf(provider, 'linkOnly') !== true &&
  textAt(provider, 'organizationId') === undefined

function* buttons(realm: RealmView): Generator<Evidence> {
  const visible = enabledProviders(realm).filter(({value}) => isVisible(value))
  if (visible.length > MOST_BUTTONS) for (const provider of visible) yield found(provider, 'hideOnLogin')
}

/** How accounts of identity providers and of the realm belong together. */
export const linkingRules: readonly Rule[] = [
  {
    id: 'idp-auto-link',
    group: 'security',
    severity: 'high',
    title: 'The first login links accounts without a proof',
    reason: 'A user who enters the email address of another user at the provider takes over that account.',
    check: automaticLinks,
    console:
      'Open **Authentication**, select the flow, and replace **Automatically set existing user** with **Confirm link existing account** and **Verify existing account by Email**.',
    command: command(
      `kcadm.sh get OBJECT/executions -r REALM | jq -c '.[] | select(.providerId == "idp-auto-link") | .requirement = "DISABLED"' | kcadm.sh update OBJECT/executions -r REALM -f -`,
    ),
    page: pages.accountLinking,
  },
  {
    id: 'idp-trust-email',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak takes every email address of an identity provider for verified',
    reason:
      'If users of the provider can enter addresses that they don’t own, they can act as the owners in your applications.',
    check: (realm) =>
      enabledProviders(realm).flatMap((provider) =>
        foundIf(provider.value.trustEmail === true, provider, 'trustEmail'),
      ),
    console: `${open} Turn off **Trust Email** under **Advanced**, unless the provider verifies addresses.`,
    command: updateObject('trustEmail=false'),
    page: pages.accountLinking,
  },
  {
    id: 'idp-mapper-once',
    group: 'security',
    severity: 'medium',
    title: 'A mapper of an identity provider runs at the first login only',
    reason: 'A user who loses a group or a role at the provider keeps it in your realm.',
    check: frozenMappers,
    console: `${open} Open **Mappers**, and set **Sync mode override** to **Force**.`,
    command: (place) =>
      command(
        `kcadm.sh update identity-provider/instances/NAME/mappers/${/^[\w-]+$/.test(place.subject.id) ? place.subject.id : 'MAPPER_ID'} -r REALM -s config.syncMode=FORCE`,
      )(place),
    page: pages.identityProviders,
  },
  {
    id: 'idp-sync-once',
    group: 'production',
    severity: 'low',
    title: 'Names and email addresses of an identity provider are read once',
    reason: 'After a change at the provider, your realm keeps the old name and address.',
    check: (realm) =>
      enabledProviders(realm).flatMap((provider) =>
        foundIf((settingOf(provider, 'syncMode') ?? 'LEGACY') !== 'FORCE', provider, 'config', 'syncMode'),
      ),
    console: `${open} Set **Sync mode** to **Force**.`,
    command: updateObject('config.syncMode=FORCE'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-many-buttons',
    group: 'performance',
    severity: 'low',
    title: `The login page shows more than ${MOST_BUTTONS} identity providers`,
    reason:
      'The page gets long and slow, and it tells every visitor who your customers are. Find the provider by the email domain instead.',
    check: buttons,
    console: `${open} Turn on **Hide on login page**.`,
    command: updateObject('hideOnLogin=true'),
    page: pages.identityProviders,
  },
]
