import {flagAt, textAt} from './json'
import type {Item, RealmView} from './realmView'

/** The kinds of provider that an administrator configures completely. Social logins come with their settings. */
const OIDC: ReadonlySet<string> = new Set(['oidc', 'keycloak-oidc'])

const kindOf = (provider: Item): string => textAt(provider.value, 'providerId') ?? ''

const isEnabled = (provider: Item): boolean => flagAt(true, provider.value, 'enabled')

/** Identity providers that users can log in with. */
export const enabledProviders = ({providers}: RealmView): Item[] => providers.filter(isEnabled)

export const oidcProviders = (realm: RealmView): Item[] =>
  enabledProviders(realm).filter((one) => OIDC.has(kindOf(one)))

export const samlProviders = (realm: RealmView): Item[] =>
  enabledProviders(realm).filter((provider) => kindOf(provider) === 'saml')

/** A setting of an identity provider. */
export const settingOf = (provider: Item, name: string): string | undefined => textAt(provider.value, 'config', name)

/** A switch of an identity provider. Keycloak treats a missing one as off. */
export const isOn = (provider: Item, name: string): boolean => flagAt(false, provider.value, 'config', name)
