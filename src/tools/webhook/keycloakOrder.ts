import {isObject} from '../../lib/isObject'

/** Order in which events extension 0.55 and 0.59 write the fields of a delivery. */
const FIELDS = [
  ...['id', 'time', 'realmId', 'realmName', 'error', 'operationType', 'resourcePath', 'representation', 'uid'],
  ...['authDetails', 'details', 'type', 'resourceId', 'resourceType'],
]
const AUTH_FIELDS = ['realmId', 'clientId', 'userId', 'ipAddress', 'username', 'sessionId']

/** Most orders of `details` that are tried. */
const MOST_ORDERS = 24

/** The values that Keycloak might have written, if the keys of an event have lost their order. Empty if it isn't an event. */
export function keycloakOrders(value: unknown): unknown[] {
  if (!isObject(value) || typeof value.type !== 'string') return []
  const {authDetails, details} = value
  const known = isObject(authDetails) ? {...value, authDetails: inOrder(authDetails, AUTH_FIELDS)} : value
  if (!isObject(details)) return [inOrder(known, FIELDS)]
  return hashOrders(Object.keys(details)).map((keys) => inOrder({...known, details: inOrder(details, keys)}, FIELDS))
}

/** The members in the order of a list, and the members that it lacks after them. */
function inOrder(members: Record<string, unknown>, order: readonly string[]): Record<string, unknown> {
  const keys = [...order.filter((key) => Object.hasOwn(members, key)), ...Object.keys(members)]
  return Object.fromEntries([...new Set(keys)].map((key) => [key, members[key]]))
}

/**
 * The orders in which a Java `HashMap` can list its keys. Keycloak keeps the details of an event in one. Keys of the same bucket
 * are listed in the order in which they were added, so all orders of them are possible.
 */
export function hashOrders(keys: readonly string[]): string[][] {
  // A map starts with 16 buckets and grows. A copy of a map has as few buckets as it needs.
  const sizes = new Set([sizeFor(keys.length, 16), sizeFor(keys.length, 2)])
  return [...sizes].flatMap((buckets) => ordersIn(buckets, keys))
}

function sizeFor(keys: number, smallest: number): number {
  let buckets = smallest
  while (keys > buckets * 0.75) buckets *= 2
  return buckets
}

function ordersIn(buckets: number, keys: readonly string[]): string[][] {
  const filled = new Map<number, string[]>()
  for (const key of keys) {
    const hash = hashOf(key)
    const bucket = (hash ^ (hash >>> 16)) & (buckets - 1)
    const names = filled.get(bucket)
    if (names) names.push(key)
    else filled.set(bucket, [key])
  }
  const inBuckets = [...filled].sort(([one], [other]) => one - other).map(([, names]) => names)
  return inBuckets.reduce<string[][]>(
    (orders, names) =>
      permutations(names)
        .flatMap((permutation) => orders.map((order) => [...order, ...permutation]))
        .slice(0, MOST_ORDERS),
    [[]],
  )
}

/** The orders of up to three names. More names stay in their order. */
function permutations(names: readonly string[]): string[][] {
  if (names.length < 2 || names.length > 3) return [[...names]]
  return names.flatMap((name, at) => permutations(names.toSpliced(at, 1)).map((rest) => [name, ...rest]))
}

/** `String.hashCode` of Java, as a signed 32-bit number. */
function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(31, hash) + text.charCodeAt(at)) | 0
  return hash
}
