import {foundIf} from './found'
import {flagAt} from './json'
import type {RealmView} from './realmView'
import type {Evidence} from './rule'

/** Whether a switch of the realm is on. */
export const isOn = ({root}: RealmView, name: string, fallback = false): boolean => flagAt(fallback, root.value, name)

/** Evidence in the realm if a condition holds. */
export const realmIf = (condition: boolean, {root}: RealmView, ...steps: readonly string[]): Evidence[] =>
  foundIf(condition, root, ...steps)

/** Where the rules of logins are in the admin console. */
export const loginTab = 'Open **Realm settings**, then **Login**.'
