import {updateObject} from '../commands'
import {foundIf} from '../found'
import {flagAt, numberAt, textAt} from '../json'
import {MASKED, MASKED_SHORT} from '../maskSecrets'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const tab = 'Open **Realm settings**, then **Keys**, then **Add providers**.'
const SHORTEST_RSA = 2048
/** Bytes. */
const SHORTEST_HMAC = 32

const isKind = (key: Item, ...kinds: readonly string[]): boolean =>
  kinds.includes(textAt(key.value, 'providerId') ?? '')

/** The key providers that are in use. */
const keys = (realm: RealmView): Item[] =>
  realm.components('org.keycloak.keys.KeyProvider').filter((key) => flagAt(true, key.value, 'config', 'enabled'))

const matching = (realm: RealmView, isBad: (key: Item) => boolean, ...steps: readonly string[]): Evidence[] =>
  keys(realm).flatMap((key) => foundIf(isBad(key), key, ...steps))

const priority = (key: Item): number => numberAt(0, key.value, 'config', 'priority')

/** Two active keys of the same algorithm and priority: which of them signs isn’t defined. */
function* ties(realm: RealmView): Generator<Evidence> {
  const seen = new Set<string>()
  for (const key of keys(realm)) {
    if (!isKind(key, 'rsa-generated', 'rsa', 'java-keystore') || !flagAt(true, key.value, 'config', 'active')) continue
    // Before 16, keys for encryption had the same provider.
    if (textAt(key.value, 'config', 'keyUse')?.toLowerCase() === 'enc') continue
    const name = `${textAt(key.value, 'config', 'algorithm') ?? 'RS256'} ${priority(key)}`
    if (seen.has(name)) yield* foundIf(true, key, 'config', 'priority')
    seen.add(name)
  }
}

/** Keys of the realm. */
export const keyRules: readonly Rule[] = [
  {
    id: 'key-rsa-short',
    group: 'security',
    severity: 'high',
    title: `An RSA key has fewer than ${SHORTEST_RSA} bits`,
    reason: 'Such keys can be broken, and then an attacker signs tokens of your realm. Libraries refuse them.',
    check: (realm) =>
      matching(
        realm,
        (key) =>
          isKind(key, 'rsa-generated', 'rsa-enc-generated') &&
          numberAt(SHORTEST_RSA, key.value, 'config', 'keySize') < SHORTEST_RSA,
        'config',
        'keySize',
      ),
    console: `${tab} Add a key with 2048 bits or more and a higher priority, and disable the short one later.`,
    command: updateObject('config.keySize=["2048"]'),
    page: pages.keys,
  },
  {
    id: 'key-rsa15',
    group: 'security',
    severity: 'medium',
    title: 'A key decrypts with RSA 1.5',
    reason: 'The padding allows attacks that decrypt messages by their error messages. Use RSA-OAEP.',
    check: (realm) =>
      matching(realm, (key) => textAt(key.value, 'config', 'algorithm') === 'RSA1_5', 'config', 'algorithm'),
    console: `${tab} Select the key, and set **Algorithm** to **RSA-OAEP**.`,
    command: updateObject('config.algorithm=["RSA-OAEP"]'),
    page: pages.keys,
  },
  {
    id: 'key-hmac-short',
    group: 'security',
    severity: 'medium',
    title: `An HMAC key has fewer than ${SHORTEST_HMAC} bytes`,
    reason: 'An attacker can guess it and sign the tokens that Keycloak gives to itself, such as links in emails.',
    check: (realm) =>
      matching(
        realm,
        (key) => isKind(key, 'hmac-generated') && numberAt(128, key.value, 'config', 'secretSize') < SHORTEST_HMAC,
        'config',
        'secretSize',
      ),
    console: `${tab} Add a key with 64 bytes and a higher priority, and disable the short one later.`,
    command: updateObject('config.secretSize=["64"]'),
    page: pages.keys,
  },
  {
    id: 'key-tie',
    group: 'production',
    severity: 'medium',
    title: 'Two active keys have the same algorithm and priority',
    reason: 'Which one signs isn’t defined, so a rotation can have no effect, or happen by itself after a change.',
    check: ties,
    console: `${tab} Give the key that should sign a higher **Priority**.`,
    command: updateObject('config.priority=["200"]'),
    page: pages.keys,
  },
  {
    id: 'export-private-keys',
    isAboutFile: true,
    group: 'production',
    severity: 'high',
    title: 'The file contains private keys of the realm',
    reason:
      'Each reader of the file can sign tokens as your realm. Treat it as a secret, and rotate the keys if it was public.',
    check: (realm) =>
      ['privateKey', 'secret'].flatMap((name) =>
        matching(
          realm,
          (key) => [MASKED, MASKED_SHORT].includes(textAt(key.value, 'config', name) ?? ''),
          'config',
          name,
        ),
      ),
    console: `${tab} Add a new key with a higher priority, and disable the old one later.`,
    command: updateObject('config.enabled=["false"]'),
    page: pages.keys,
  },
]
