import {createHash} from 'node:crypto'
import {describe, expect, it} from 'vitest'
import type {Report} from '../report'
import {InputError, valuesOf} from '../run'
import {run} from './authorization.client'
import {authorizationForm} from './form'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const {signal} = new AbortController()

/** The values of a form that the reader hasn't touched. */
const untouched = Object.fromEntries(
  authorizationForm.fields.map((field) => [field.name, 'value' in field ? (field.value ?? '') : '']),
)
const filled = {
  ...untouched,
  issuer: 'https://auth.example.com/realms/acme',
  clientId: 'acme-web',
  redirectUri: 'https://app.acme.example/callback',
}

const answer = async (texts: Record<string, string>, action?: string): Promise<Report> =>
  run(valuesOf({...filled, ...texts}), action, signal)
const titles = (report: Report): string[] =>
  report.flatMap((part) => (part.kind === 'finding' ? [`${part.severity}: ${part.title}`] : []))
const codeOf = (report: Report, title: string): string => {
  const found = report.find((part) => part.kind === 'code' && part.title === title)
  if (found?.kind === 'code') return found.code
  throw new Error(`The report has no code with the title ${title}.`)
}
const urlOf = (report: Report): URL => new URL(codeOf(report, 'Authorization request'))

describe('a built request', () => {
  it('has all that Keycloak needs, and no warning', async () => {
    const report = await answer({}, 'build')
    const url = urlOf(report)
    expect(`${url.origin}${url.pathname}`).toBe('https://auth.example.com/realms/acme/protocol/openid-connect/auth')
    expect([...url.searchParams.keys()]).toEqual([
      'client_id',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
      'nonce',
      'code_challenge',
      'code_challenge_method',
    ])
    expect(titles(report)).toEqual(['ok: The request is ready.'])
    expect(report).toContainEqual({kind: 'open', label: 'Open the login of your realm', href: url.href})
  })

  it('ties the challenge of the address to the verifier of the command', async () => {
    const report = await answer({}, 'build')
    const verifier = /code_verifier=([\w-]+)/.exec(codeOf(report, 'Public client'))?.[1] ?? ''
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(urlOf(report).searchParams.get('code_challenge')).toBe(
      createHash('sha256').update(verifier).digest('base64url'),
    )
  })

  it('is new with each press, and follows the form while the reader types', async () => {
    const built = urlOf(await answer({}, 'build')).searchParams
    const typed = urlOf(await answer({loginHint: 'alice'})).searchParams
    expect(typed.get('state')).toBe(built.get('state'))
    expect(typed.get('login_hint')).toBe('alice')
    expect(urlOf(await answer({}, 'build')).searchParams.get('state')).not.toBe(built.get('state'))
  })

  it('explains each parameter that it sends', async () => {
    const report = await answer(
      {
        organization: 'cedar',
        prompt: 'login',
        loginHint: 'a',
        acrValues: 'gold',
        maxAge: '60',
        idpHint: 'google',
        action: 'UPDATE_PASSWORD',
        uiLocales: 'de',
        resource: 'https://api.acme.example',
        responseMode: 'query',
      },
      'build',
    )
    const sent = [...urlOf(report).searchParams.keys()]
    const table = report.find((part) => part.kind === 'table' && part.caption === 'The parameters')
    expect(table?.kind === 'table' && table.rows.map(([name]) => name)).toEqual(sent.map((name) => `\`${name}\``))
    expect(urlOf(report).searchParams.get('scope')).toBe('openid organization:cedar')
  })

  it('leaves PKCE out if the reader wants that', async () => {
    const report = await answer({pkce: 'none'}, 'build')
    expect(urlOf(report).searchParams.has('code_challenge')).toBe(false)
    expect(codeOf(report, 'Public client')).not.toContain('code_verifier')
    expect(titles(report)).toEqual(['ok: The request is ready.', 'warning: The request has no PKCE.'])
  })
})

describe('warnings', () => {
  it.each([
    [{redirectUri: 'https://app.acme.example/*'}, 'error: The redirect URI contains `*`.'],
    [{redirectUri: 'https://app.acme.example/#x'}, 'error: The redirect URI contains a fragment.'],
    [{redirectUri: 'http://app.acme.example/'}, 'error: The redirect URI uses HTTP'],
    [{redirectUri: '+'}, 'error: `+` isn’t a redirect URI.'],
    [{redirectUri: '/callback'}, 'error: The redirect URI isn’t an absolute address.'],
    [{scope: 'profile'}, 'warning: The scope lacks `openid`'],
    [{scope: 'openid offline_access'}, 'warning: `offline_access`'],
    [{responseType: 'id_token token'}, 'error: This response type is the implicit flow'],
    [{responseType: 'code id_token', responseMode: 'query'}, 'error: Keycloak refuses `response_mode=query`'],
    [{prompt: 'none'}, 'warning: `prompt=none`'],
    [{prompt: 'none', idpHint: 'google'}, 'note: With `prompt=none`, Keycloak ignores `kc_idp_hint`.'],
    [{prompt: 'select_account'}, 'warning: Keycloak ignores `prompt=select_account`.'],
    [{acrValues: 'gold'}, 'note: `acr_values` is only a request'],
    [{issuer: 'https://auth.example.com/auth/realms/acme'}, 'warning: The issuer contains `/auth`.'],
    [{issuer: 'https://auth.example.com/realms/acme/'}, 'warning: The issuer of a realm ends with the name'],
  ])('%j', async (texts, title) => {
    expect(titles(await answer(texts, 'build')).join('\n')).toContain(title)
  })

  it.each([
    'http://localhost:5173/callback',
    'http://127.0.0.1/callback',
    'http://[::1]/callback',
    'com.acme.app:/callback',
  ])('%s is fine', async (redirectUri) => {
    expect(titles(await answer({redirectUri}, 'build'))).toEqual(['ok: The request is ready.'])
  })

  it('HTTP of a host that begins with localhost isn’t fine', async () => {
    expect(titles(await answer({redirectUri: 'http://localhost.evil.example/'}, 'build'))[0]).toContain('HTTP')
  })
})

describe('a callback of a built request', () => {
  it('is compared with it, and the command has the code', async () => {
    const state = urlOf(await answer({}, 'build')).searchParams.get('state') ?? ''
    const iss = encodeURIComponent(filled.issuer)
    const callback = `https://app.acme.example/callback?state=${state}&iss=${iss}&code=a'b`
    const report = await answer({callback}, 'explain')
    expect(titles(report)).toEqual([
      'ok: The login succeeded: the callback contains a code.',
      'ok: The `state` is the one of the request.',
      'ok: The `iss` is the issuer of the realm.',
    ])
    expect(codeOf(report, 'Redeem the code of a public client')).toContain(String.raw`'code=a'\''b'`)
  })

  it('is explained without a request, too', async () => {
    const report = await run(valuesOf({...untouched, callback: 'error=login_required'}), 'explain', signal)
    expect(titles(report)[0]).toContain('login_required')
  })
})

describe('inputs that it refuses', () => {
  it.each([
    [{issuer: ''}, 'Enter the issuer'],
    [{issuer: 'auth.example.com'}, 'must begin with `https://`'],
    [{issuer: 'https://auth.example.com'}, 'ends with `/realms/`'],
    [{issuer: 'https://auth.example.com/realms/acme/account'}, 'ends with `/realms/`'],
    [{clientId: ''}, 'Enter the client ID'],
    [{redirectUri: ''}, 'Enter the redirect URI'],
    [{maxAge: 'abc'}, 'whole number of seconds'],
    [{scope: 'x'.repeat(1_000_000)}, 'at most 2,000'],
  ])('%j', async (texts, message) => {
    await expect(answer(texts, 'build')).rejects.toThrow(InputError)
    await expect(answer(texts, 'build')).rejects.toThrow(message)
  })

  it('needs a callback to explain', async () => {
    await expect(answer({}, 'explain')).rejects.toThrow('Paste the address')
  })

  it.each(['?', 'https://a?', '{"error":', '&a=b', '%', 'https:', 'a\n', 'x ', 'code=&'])(
    '1 MB of %j',
    async (piece) => {
      const callback = `https://a/?code=1${piece.repeat(1_000_000 / piece.length)}`
      await expect(answer({callback}, 'explain')).rejects.toThrow('Paste only the address')
      const cpuMs = await cpuMsOf(async () => {
        expect(titles(await answer({callback: callback.slice(0, 99_000)}, 'explain'))).not.toEqual([])
        expect(titles(await answer({callback: piece.repeat(10_000)}, 'explain'))).not.toEqual([])
      })
      expect(cpuMs).toBeLessThan(2000)
    },
  )
})
