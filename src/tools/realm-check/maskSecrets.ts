import {isObject} from '../../lib/isObject'
import {InputError} from '../run'

/** What stands in place of a secret. Keycloak writes ten asterisks, which stay as they are. */
export const MASKED = '[masked]'
/** What stands in place of a secret that is too short to be safe. */
export const MASKED_SHORT = '[masked: short]'
const SHORTEST_SAFE = 16

/** Deeper than any realm. */
const MOST_LEVELS = 200

/** Names of members that hold secrets, in settings, attributes, components, and credentials. */
const SECRET =
  /secret|password(?!less)|passwd|passphrase|credential|private.?key|api.?key|hashedsaltedvalue|salt|registrationaccesstoken|accesstoken$|refreshtoken$|bearer.?token|^auth.?token$|^token$|^pin$/i

/** Names that look so and hold none, although their values are texts. */
const NO_SECRET =
  /^(requiredcredentials|resetcredentialsflow|disableablecredentialtypes|secretsize|credentialdata|credentials|password\.?polic.*)$|creation\.time|expiration|lifespan|\.claim$|^client\.secret\.authentication/i

/** Switches, references to a vault or a variable, Keycloak’s own asterisks, and the masks of this function. */
const HARMLESS = /^(|true|false|\*+|\$\{[^}]*\}|\[masked(: short)?\])$/i

/** Longer than any name of Keycloak. */
const MOST_NAME = 200

const isSecretName = (name: string): boolean => {
  const start = name.slice(0, MOST_NAME)
  return SECRET.test(start) && !NO_SECRET.test(start)
}

/** The clear text of a password, or its hash: `credentials[0].value` of a user. */
const isCredential = (owner: object, name: string): boolean =>
  (name === 'value' || name === 'secretData' || name === 'device') && 'type' in owner && typeof owner.type === 'string'

type Open = {owner: object; level: number; isSecret: boolean}

/** Replaces a member. An assignment to `__proto__` would change the prototype instead. */
const replace = (owner: object, name: string, value: string): void => {
  Object.defineProperty(owner, name, {value, enumerable: true, writable: true, configurable: true})
}

function maskMembers({owner, level, isSecret}: Open, open: Open[]): void {
  const members: [string, unknown][] = Object.entries(owner)
  for (const [name, member] of members) {
    const hides = isSecret || isSecretName(name) || isCredential(owner, name)
    if (typeof member === 'string') {
      if (hides && !HARMLESS.test(member)) replace(owner, name, member.length < SHORTEST_SAFE ? MASKED_SHORT : MASKED)
    } else if (typeof member === 'number') {
      if (isSecret) replace(owner, name, MASKED_SHORT)
    } else if (Array.isArray(member) || isObject(member)) open.push({owner: member, level: level + 1, isSecret: hides})
  }
}

/**
 * Replaces every secret of an export, in place, before anything else looks at it. Rules see only the masks, so no report can
 * contain a secret.
 * @throws InputError if the value is nested too deeply.
 */
export function maskSecrets(root: object): void {
  const open: Open[] = [{owner: root, level: 0, isSecret: false}]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.level > MOST_LEVELS)
      throw new InputError(
        `The file is nested more than ${MOST_LEVELS} levels deep, which no realm is. Use the export of the admin console, of kc.sh export, or of kcadm.sh.`,
      )
    maskMembers(next, open)
  }
}
