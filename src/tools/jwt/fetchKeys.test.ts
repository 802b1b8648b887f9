import {describe, expect, test} from 'vitest'
import {readAddress} from './address'
import {fetchKeys, MOST_BYTES, type Fetch} from './fetchKeys'
import {lab} from './fixtures'

const ISSUER = 'https://auth.example.com/realms/acme'
const DISCOVERY = `${ISSUER}/.well-known/openid-configuration`
const CERTS = `${ISSUER}/protocol/openid-connect/certs`

const json =
  (value: unknown, init: ResponseInit = {}): (() => Response) =>
  () =>
    new Response(JSON.stringify(value), init)
const healthy = {
  [DISCOVERY]: json({issuer: ISSUER, jwks_uri: CERTS}),
  [CERTS]: json(lab.jwks),
}

/** A network in which these addresses answer. */
function networkOf(answers: Readonly<Record<string, () => Response>>) {
  const requests: {url: string; init: RequestInit}[] = []
  const fetch: Fetch = (url, init) => {
    requests.push({url, init})
    const answer = answers[url]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'))
  }
  return {requests, fetch}
}

async function problemOf(issuer: string, answers: Readonly<Record<string, () => Response>>): Promise<string> {
  const address = readAddress(issuer)
  if (address === undefined) throw new Error('The test enters no issuer.')
  const fetched = await fetchKeys(address, new AbortController().signal, networkOf(answers).fetch)
  return 'problem' in fetched ? fetched.problem.title.replace('The signature wasn’t verified: ', '') : 'none'
}

describe('fetchKeys', () => {
  test('gets the keys that the configuration of the issuer names', async () => {
    const {fetch, requests} = networkOf(healthy)
    const fetched = await fetchKeys({issuer: ISSUER, keySet: undefined}, new AbortController().signal, fetch)
    expect(fetched).toEqual({keys: lab.jwks.keys, origin: 'the key set of `auth.example.com`'})
    expect(requests.map(({url}) => url)).toEqual([DISCOVERY, CERTS])
  })

  test('sends no cookies and no referrer, and follows no redirects', async () => {
    const {fetch, requests} = networkOf(healthy)
    await fetchKeys({issuer: ISSUER, keySet: undefined}, new AbortController().signal, fetch)
    for (const {init} of requests)
      expect(init).toMatchObject({credentials: 'omit', redirect: 'manual', referrerPolicy: 'no-referrer'})
  })

  test('gets a key set from its own address', async () => {
    const {fetch, requests} = networkOf(healthy)
    const address = readAddress(CERTS)
    expect(address?.issuer).toBe(ISSUER)
    if (address) await fetchKeys(address, new AbortController().signal, fetch)
    expect(requests.map(({url}) => url)).toEqual([CERTS])
  })

  test.each([
    [
      'another issuer',
      ISSUER,
      {...healthy, [DISCOVERY]: json({issuer: 'https://evil.example', jwks_uri: CERTS})},
      'the server names another issuer.',
    ],
    ['a slash too many', `${ISSUER}/`, healthy, 'the server names another issuer.'],
    [
      'a key set on another host',
      ISSUER,
      {[DISCOVERY]: json({issuer: ISSUER, jwks_uri: 'https://keycloak/certs'})},
      'the key set is on another host.',
    ],
    [
      'a key set over HTTP',
      ISSUER,
      {[DISCOVERY]: json({issuer: ISSUER, jwks_uri: CERTS.replace('https', 'http')})},
      'the key set is on another host.',
    ],
    ['no key set', ISSUER, {[DISCOVERY]: json({issuer: ISSUER})}, 'the configuration of the issuer names no key set.'],
    [
      'a page instead of the configuration',
      ISSUER,
      {[DISCOVERY]: () => new Response('<html>')},
      'the server names another issuer.',
    ],
    [
      'a page instead of the key set',
      ISSUER,
      {...healthy, [CERTS]: () => new Response('<html>')},
      'the server returned no key set.',
    ],
    [
      'a redirect',
      ISSUER,
      {[DISCOVERY]: () => new Response(null, {status: 302, headers: {location: 'https://evil.example'}})},
      'the server redirects to another address.',
    ],
    [
      'an error',
      ISSUER,
      {[DISCOVERY]: json({error: 'Realm does not exist'}, {status: 404})},
      'the server answered 404.',
    ],
    [
      'an answer that is too large',
      ISSUER,
      {[DISCOVERY]: () => new Response('x'.repeat(MOST_BYTES + 1))},
      'the answer is larger than 256 KiB.',
    ],
    ['no answer, as with CORS', ISSUER, {}, 'the browser can’t read the server’s answer.'],
    ['HTTP', ISSUER.replace('https', 'http'), healthy, 'its address isn’t HTTPS.'],
  ])('explains %s', async (_, issuer, answers, title) => {
    expect(await problemOf(issuer, answers)).toBe(title)
  })

  test('calls no server over HTTP, not even this machine, which the policy of the page refuses', async () => {
    expect(await problemOf('http://localhost:8080/realms/acme', healthy)).toBe('its address isn’t HTTPS.')
  })

  test('stops when the reader enters something else', async () => {
    const controller = new AbortController()
    const fetch: Fetch = (_, {signal}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        controller.abort()
      })
    await expect(fetchKeys({issuer: ISSUER, keySet: undefined}, controller.signal, fetch)).rejects.toThrow(/abort/i)
  })
})

describe('readAddress', () => {
  test.each([
    ['', undefined],
    [ISSUER, {issuer: ISSUER, keySet: undefined}],
    [DISCOVERY, {issuer: ISSUER, keySet: undefined}],
    [
      'https://login.example.org/.well-known/jwks.json',
      {issuer: undefined, keySet: new URL('https://login.example.org/.well-known/jwks.json')},
    ],
  ])('reads %s', (text, address) => {
    expect(readAddress(text)).toEqual(address)
  })

  test.each(['acme', 'javascript:alert(1)', 'file:///etc/passwd', `https://a.example/${'a'.repeat(3000)}`])(
    'refuses %s',
    (text) => {
      expect(() => readAddress(text)).toThrow(/isn’t a URL/)
    },
  )

  test.each(['https://user:secret@auth.example.com/realms/acme', 'https://auth.example.com/realms/acme#x'])(
    'refuses %s',
    (text) => {
      expect(() => readAddress(text)).toThrow(/can’t contain/)
    },
  )
})
