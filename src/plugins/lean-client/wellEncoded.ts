/** The same place with a hash that can be decoded. */
export function wellEncoded<T extends {hash: string}>(location: T): T {
  try {
    decodeURIComponent(location.hash)
    return location
  } catch {
    return {...location, hash: `#${encodeURIComponent(location.hash.slice(1))}`}
  }
}
