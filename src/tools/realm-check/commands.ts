import type {Command, Subject} from './rule'

/** A word of a shell command. Control characters become spaces, so that a name can't start another line. */
export function shellWord(text: string): string {
  const line = text.replaceAll(/\p{C}/gu, ' ').slice(0, 200)
  return /^[\w@%+=:,./-]+$/.test(line) ? line : `'${line.replaceAll("'", String.raw`'\''`)}'`
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ID of an object for the path of the Admin API: from the export, or looked up by the command. */
function idOf({id, name}: Subject, list: string, query: string, realm: string): string {
  if (ID.test(id)) return id
  const lookup = `kcadm.sh get ${list} -r ${shellWord(realm)} -q ${shellWord(`${query}=${name}`)} --fields id --format csv --noquotes`
  return `$(${lookup})`
}

/** The path of an object in the Admin API, below the realm. */
function resourceOf(realm: string, subject: Subject): string {
  switch (subject.kind) {
    case 'client':
      return `clients/${idOf(subject, 'clients', 'clientId', realm)}`
    case 'client scope':
      return `client-scopes/${idOf(subject, 'client-scopes', 'search', realm)}`
    case 'identity provider':
      return `identity-provider/instances/${shellWord(encodeName(subject.name))}`
    case 'component':
      return `components/${idOf(subject, 'components', 'name', realm)}`
    case 'user':
      return `users/${idOf(subject, 'users', 'exact=true -q username', realm)}`
    case 'group':
      return `groups/${idOf(subject, 'groups', 'search', realm)}`
    case 'organization':
      return `organizations/${idOf(subject, 'organizations', 'search', realm)}`
    case 'role':
      return `roles/${shellWord(encodeName(subject.name))}`
    case 'flow':
      return `authentication/flows/${shellWord(encodeName(subject.name))}`
    case 'realm':
      return `realms/${shellWord(realm)}`
  }
}

/** A name within a path. Half of a surrogate pair can't be encoded. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).slice(0, 600)

/** Sets values of the realm. @param settings such as `bruteForceProtected=true`. */
export function updateRealm(...settings: readonly string[]): Command {
  return ({realm}) => `kcadm.sh update realms/${shellWord(realm)}${options(settings)}`
}

/** Sets values of the object of the finding. @param settings such as `attributes."pkce.code.challenge.method"=S256`. */
export function updateObject(...settings: readonly string[]): Command {
  return ({realm, subject}) =>
    `kcadm.sh update ${resourceOf(realm, subject)} -r ${shellWord(realm)}${options(settings)}`
}

/** Deletes the object of the finding. */
export const deleteObject: Command = ({realm, subject}) =>
  `kcadm.sh delete ${resourceOf(realm, subject)} -r ${shellWord(realm)}`

/** A command with the realm in place of `REALM`, and the object's path, its name, and the value in place of `OBJECT`, `NAME`, and `VALUE`. */
export function command(text: string): Command {
  return ({realm, subject, value = ''}) =>
    text.replaceAll(/REALM|OBJECT|NAME|VALUE/g, (word) => {
      if (word === 'REALM') return shellWord(realm)
      if (word === 'NAME') return shellWord(subject.name)
      return word === 'VALUE' ? shellWord(value) : resourceOf(realm, subject)
    })
}

const options = (settings: readonly string[]): string => settings.map((setting) => ` -s ${shellWord(setting)}`).join('')
