/** Characters of an address that the storage can hold. */
const MAX_ADDRESS = 10_000

function parsed(text: string): URL | undefined {
  // `URL.canParse` came to Safari only with version 17.
  try {
    return new URL(text, location.href)
  } catch {
    return undefined
  }
}

/** The address within this site, if it is one. */
export function siteAddress(text: string): string | undefined {
  const url = parsed(text)
  if (url?.origin !== location.origin || url.href.length > MAX_ADDRESS) return undefined
  // Two slashes at its beginning would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
