import {isObject} from '../../lib/isObject'
import {pathOfElement} from './json'
import {maskSecrets} from './maskSecrets'
import {viewOf, type RealmView} from './realmView'
import {InputError} from '../run'

/** Largest file in bytes. A browser needs about ten times as much memory to read it. */
export const MOST_BYTES = 64 * 1024 * 1024
/** More realms than one server should have. */
const MOST_REALMS = 1000

const HOW = 'Use the partial export of the admin console, kc.sh export, or kcadm.sh get realms/<realm>.'

/** @throws InputError if a file is too large. @param size in bytes. */
export function requireSize(size: number): void {
  if (size > MOST_BYTES)
    throw new InputError(
      `The file has ${Math.ceil(size / 1024 / 1024)} MB, and this tool reads at most ${MOST_BYTES / 1024 / 1024} MB. Export the realm without users: kc.sh export --users skip, or the partial export of the admin console.`,
    )
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return value
  } catch {
    // The message of the parser quotes the file, which can contain secrets.
    throw new InputError(`The file isn't valid JSON. ${HOW}`)
  }
}

const isRealm = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.hasOwn(value, 'realm') && typeof value.realm === 'string'

function kindOf(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${kindOf(value[0]).replace(/^an? /, '')}s`
  if (!isObject(value)) return `a ${value === null ? 'null' : typeof value}`
  if (Object.hasOwn(value, 'clientId')) return 'a client'
  if (Object.hasOwn(value, 'username')) return 'a user'
  if (Object.hasOwn(value, 'users')) return 'a file of users'
  if (Object.hasOwn(value, 'alias')) return 'an identity provider or flow'
  return 'an object without the member "realm"'
}

/**
 * The realms of a file, with their secrets masked.
 * @param text JSON: a realm, or a list of realms.
 * @throws InputError if it is something else.
 */
export function readRealms(text: string): RealmView[] {
  if (text.trim() === '') throw new InputError(`The file is empty. ${HOW}`)
  const root = parse(text)
  const list: readonly unknown[] = Array.isArray(root) ? root : [root]
  if (list.length > MOST_REALMS)
    throw new InputError(
      `The file has ${list.length} entries, and this tool checks at most ${MOST_REALMS} realms. Split the file.`,
    )
  const realms = list.filter(isRealm)
  if (realms.length === 0 || realms.length < list.length)
    throw new InputError(
      `This isn't an export of a realm: it is ${kindOf(root)}. A realm has the member "realm" with its name. ${HOW}`,
    )
  maskSecrets(realms)
  return realms.map((realm, index) => viewOf(realm, Array.isArray(root) ? pathOfElement('$', index) : '$'))
}
