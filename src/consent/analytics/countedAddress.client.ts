/** Parameters whose values are the site owner's own words: which link led here. The site itself has none that may be told. */
const COUNTED = /^utm_(source|medium|campaign|term|content|id)$/

/**
 * What a counter is told of an address: a code, a token or words to search for stand in addresses too.
 * @param isAnchor whether a hash leads to a place of the page.
 * @returns path, those parameters that may be told, and the hash where it names an anchor.
 */
export function countedAddress({pathname, search, hash}: URL | Location, isAnchor: (hash: string) => boolean): string {
  const told = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => COUNTED.test(name))).toString()
  return pathname + (told ? `?${told}` : '') + (isAnchor(hash) ? hash : '')
}

/** What a counter is told of the page that led here: nothing of its query or hash. @param referrer may be empty. */
export function countedReferrer(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const {origin, pathname} = new URL(referrer)
  return origin + pathname
}
