/** Characters of an address that a service or the storage may hold. */
const MAX_ADDRESS = 10_000

/** The address, where it is one of the web: no script and no data. */
export function webAddress(text: string): URL | undefined {
  try {
    const url = new URL(text, location.href)
    return /^https?:$/.test(url.protocol) && url.href.length <= MAX_ADDRESS ? url : undefined
  } catch {
    return undefined
  }
}

/** The address within this site, where it is of this site. */
export function siteAddress(text: string): string | undefined {
  const url = webAddress(text)
  // Two slashes at its beginning would name another host.
  return url?.origin === location.origin ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : undefined
}
