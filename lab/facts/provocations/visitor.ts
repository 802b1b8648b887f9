import {load} from 'cheerio'

/** A page that the server showed, or the address to which it sent the browser. */
export type Seen = {
  status: number
  /** The page's text in one line; empty for a redirect to another site. */
  text: string
  /** Where a redirect to another site leads, decoded. */
  location: string
  /** Address of the first form of the page. */
  form: string
}

/** A browser without scripts that keeps cookies. It follows redirects within the server. */
export type Visitor = {
  /** @param address a path of the server, or an address below it. */
  open: (address: string) => Promise<Seen>
  /** Sends the first form of a page. */
  send: (page: Seen, fields: Readonly<Record<string, string>>) => Promise<Seen>
  /** Forgets the cookies. */
  forget: () => void
}

const MOST_REDIRECTS = 10

/** A browser at the server with this address. */
export function createVisitor(server: string): Visitor {
  const jar = new Map<string, string>()

  async function request(address: string, form?: URLSearchParams, left = MOST_REDIRECTS): Promise<Seen> {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const method = form === undefined ? 'GET' : 'POST'
    const response = await fetch(new URL(address, server), {
      method,
      redirect: 'manual',
      headers: {Cookie: cookies},
      ...(form === undefined ? {} : {body: form}),
    })
    for (const cookie of response.headers.getSetCookie()) remember(cookie)
    const location = response.headers.get('location') ?? ''
    if (location !== '' && !location.startsWith(server))
      return {status: response.status, text: '', location: decodeURIComponent(location.replaceAll('+', ' ')), form: ''}
    if (location !== '' && left > 0) return request(location, undefined, left - 1)
    const $ = load(await response.text())
    $('script, style').remove()
    return {
      status: response.status,
      text: $('body').text().replaceAll(/\s+/g, ' ').trim(),
      location: '',
      form: $('form').first().attr('action') ?? '',
    }
  }

  function remember(cookie: string): void {
    const [pair = '', ...rules] = cookie.split(';')
    const at = pair.indexOf('=')
    const isGone = rules.some((rule) => /^\s*Max-Age=0$/i.test(rule))
    if (isGone) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    open: (address) => request(address),
    send: (page, fields) => request(page.form, new URLSearchParams(fields)),
    forget: () => jar.clear(),
  }
}
