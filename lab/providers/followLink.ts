import {load} from 'cheerio'

/** One answer on the way from a link to where it leads. */
export type Hop = {status: number; location?: string; message?: string; setsCookies: readonly string[]}

const MAX_HOPS = 8

/**
 * Opens a link as a browser without a session does, and goes where the server sends it, but never leaves the server.
 * @returns each answer; the last one sends elsewhere or is a page.
 */
export async function followLink(link: string, server: string): Promise<readonly Hop[]> {
  const cookies = new Map<string, string>()
  const hops: Hop[] = []
  let next: string | undefined = link
  while (next?.startsWith(server)) {
    if (hops.length === MAX_HOPS) throw new Error(`The link led to ${MAX_HOPS} redirects without an end.`)
    const response: Response = await fetch(next, {redirect: 'manual', headers: {Cookie: format(cookies)}})
    const set = response.headers.getSetCookie().map(parse)
    for (const [name, value] of set) cookies.set(name, value)
    const location = response.headers.get('location') ?? undefined
    const text = await response.text()
    hops.push({
      status: response.status,
      ...(location === undefined ? {message: readMessage(text)} : {location}),
      setsCookies: set.filter(([, value]) => value !== '').map(([name]) => name),
    })
    next = location && new URL(location, next).href
  }
  return hops
}

function format(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function parse(header: string): [name: string, value: string] {
  const [pair = ''] = header.split(';', 1)
  const separator = pair.indexOf('=')
  return [pair.slice(0, separator), pair.slice(separator + 1)]
}

/** What a page of the login theme tells the person. */
function readMessage(html: string): string {
  const page = load(html)
  const said = page('#kc-error-message .instruction, .instruction').first().text()
  return (said || page('#kc-page-title').text()).replace(/\s+/g, ' ').trim()
}
