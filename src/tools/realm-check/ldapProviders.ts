import {foundIf} from './found'
import {flagAt, numberAt, textAt} from './json'
import type {Item, RealmView} from './realmView'
import type {Evidence} from './rule'

/** Where the settings of a directory are in the admin console. */
export const open = 'Open **User federation**, and select the provider.'

const providers = (realm: RealmView): Item[] =>
  realm
    .components('org.keycloak.storage.UserStorageProvider')
    .filter((one) => textAt(one.value, 'providerId') === 'ldap' && flagAt(true, one.value, 'config', 'enabled'))

/** The LDAP providers that match. */
export const ldap = (realm: RealmView, isBad: (provider: Item) => boolean, name: string): Evidence[] =>
  providers(realm).flatMap((provider) => foundIf(isBad(provider), provider, 'config', name))

/** A setting; empty if it is missing. */
export const setting = ({value}: Item, name: string): string => textAt(value, 'config', name) ?? ''

/** A setting as a number. */
export const number = ({value}: Item, name: string, fallback: number): number =>
  numberAt(fallback, value, 'config', name)
