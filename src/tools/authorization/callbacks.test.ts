import {describe, expect, it} from 'vitest'
import type {Finding} from '../report'
import {readCallback} from './callback'
import {callbackErrors} from './callbackErrors'
import {explain, type Expected} from './explain'
import recorded from './fixtures/callbacks.json'
import {pageErrors} from './pageErrors'
import {tokenErrors} from './tokenErrors'

const unknown: Expected = {issuer: '', state: '', request: undefined, trip: undefined}

const findings = (text: string, expected: Expected = unknown): Finding[] =>
  explain(readCallback(text), expected).filter((part) => part.kind === 'finding')
const first = (text: string): Finding | undefined => findings(text)[0]

/** The recorded text of a name. @throws Error if there is none. */
function textOf(name: string): string {
  const found = recorded.find((one) => one.name === name)
  if (found) return found.text
  throw new Error(`fixtures/callbacks.json has nothing of the name ${name}.`)
}

describe('what running servers sent', () => {
  it.each(recorded.filter(({text}) => text.includes('error=')))('$name is a known error', ({text}) => {
    expect(first(text)?.severity).toBe('error')
    expect(first(text)?.title).toMatch(/^Keycloak answered/)
    expect(first(text)?.text).not.toContain('The tool doesn’t know')
    expect(first(text)?.fix).not.toContain('LOGIN_ERROR')
  })

  it.each(recorded.filter(({text}) => !text.startsWith('https:')))('$name is a known page', ({text}) => {
    expect(first(text)).toMatchObject({severity: 'error'})
    expect(first(text)?.title).not.toContain('doesn’t know')
  })

  it.each(recorded.filter(({text}) => /[?&#]code=/.test(text) && !/id_token|access_token/.test(text)))(
    '$name has a code',
    ({text}) => {
      expect(first(text)?.title).toBe('The login succeeded: the callback contains a code.')
    },
  )

  it.each([
    ['prompt=none without session', 'login_required'],
    ['prompt=none consent', 'interaction_required'],
    ['consent denied', 'access_denied'],
    ['form sent twice', 'authentication_expired'],
    ['scope bad', 'Invalid scopes: openid nonsense'],
    ['standard flow off', 'Standard flow is disabled'],
    ['response_type token (implicit off)', 'Implicit flow is disabled'],
    ['pkce missing', 'code_challenge_method'],
    ['par required', 'Pushed Authorization Request is only allowed.'],
    ['mode error query.jwt', 'login_required'],
  ])('%s is explained as %s', (name, words) => {
    expect(first(textOf(name))?.title).toContain(words)
  })

  it.each([
    ['redirect wrong', 'Invalid parameter: redirect_uri'],
    ['unknown client', 'Client not found.'],
    ['cookie lost', 'Restart login cookie not found.'],
    ['no client', 'Invalid Request'],
    ['realm disabled', 'Realm not enabled'],
    ['realm unknown', 'Realm does not exist'],
    ['/auth', 'Unable to find matching target resource method'],
  ])('%s is the page %s', (name, words) => {
    expect(first(textOf(name))?.title).toContain(words)
  })

  it('warns of tokens in the address, and says that a server can’t read them', () => {
    const titles = findings(textOf('implicit ok')).map(({title}) => title)
    expect(titles[0]).toBe('The address contains `access_token` and `id_token`.')
    expect(titles.join()).toContain('behind `#`')
  })

  it('reads the token of query.jwt, and says that it checks no signature', () => {
    const titles = findings(textOf('mode query.jwt')).map(({title}) => title)
    expect(titles).toContain('The login succeeded: the callback contains a code.')
    expect(titles.join()).toContain('signed token')
  })

  it('reports the result of an action', () => {
    expect(findings(textOf('kc_action canceled')).map(({title}) => title)).toContain('The user canceled the action.')
    const failed = findings(textOf('kc_action unknown')).map(({title}) => title)
    expect(failed).toContain('The action ended with the status `error`.')
  })

  it('says what an answer with neither a code nor an error is', () => {
    expect(first(textOf('response_type none'))?.title).toContain('neither a code nor an error')
  })
})

describe('answers of the token endpoint', () => {
  it.each(tokenErrors)('$error $description', ({error, description, cause}) => {
    const found = first(JSON.stringify({error, error_description: description}))
    expect(found).toMatchObject({severity: 'error', text: cause})
  })

  it('explains what only the login sends, and admits what it doesn’t know', () => {
    expect(first('{"error":"invalid_scope","error_description":"Invalid scopes: x"}')?.fix).toContain('Client scopes')
    expect(first('{"error":"nonsense"}')?.text).toBe('The tool doesn’t know this error.')
  })
})

describe('forms of a pasted callback', () => {
  const query = 'error=login_required&state=st'
  it.each([
    `https://app.acme.example/callback?${query}`,
    `https://app.acme.example/callback#${query}`,
    `Location: https://app.acme.example/callback?${query}`,
    `com.acme.app:/callback?${query}`,
    query,
    `?${query}`,
    `#${query}`,
    `  https://app.acme.example/callback?\n${query}\n`,
  ])('%s', (text) => {
    expect(first(text)?.title).toBe('Keycloak answered `login_required`')
  })

  it('knows the address of the login, and checks it', () => {
    const request =
      'https://auth.example.com/realms/acme/protocol/openid-connect/auth?client_id=acme-web&redirect_uri=https%3A%2F%2Fapp.acme.example%2F*&response_type=code'
    const titles = findings(request).map(({title}) => title)
    expect(titles[0]).toContain('not the callback')
    expect(titles).toContain('The redirect URI contains `*`.')
  })

  it.each([
    'Cookie not found. Please make sure cookies are enabled in your browser.',
    'We are sorry... Client not found.',
  ])('knows the page %s', (text) => {
    expect(first(text)?.severity).toBe('error')
  })
})

describe('state and issuer', () => {
  const issuer = 'https://auth.example.com/realms/acme'
  const callback = `https://app.acme.example/?code=c&state=st&iss=${encodeURIComponent(issuer)}`
  const titlesWith = (expected: Partial<Expected>, text = callback): string =>
    findings(text, {...unknown, ...expected})
      .map(({severity, title}) => `${severity}: ${title}`)
      .join('\n')

  it('accepts the expected ones', () => {
    expect(titlesWith({state: 'st', issuer})).toContain('ok: The `state` is the one of the request.')
    expect(titlesWith({state: 'st', issuer})).toContain('ok: The `iss` is the issuer of the realm.')
  })

  it('refuses others', () => {
    expect(titlesWith({state: 'other', issuer})).toContain('error: The `state` differs')
    expect(titlesWith({state: 'st', issuer: `${issuer}2`})).toContain('error: The `iss` differs')
  })

  it('says what is missing', () => {
    expect(titlesWith({}, 'https://app.acme.example/?code=c')).toContain('warning: The callback has no `state`')
    expect(titlesWith({}, 'https://app.acme.example/?code=c')).toContain('note: The callback has no `iss`.')
    expect(titlesWith({})).toContain('can’t compare `state`')
  })
})

it('no error is listed twice', () => {
  for (const list of [callbackErrors, tokenErrors, pageErrors]) {
    const names = list.map(({error, description}) => `${error} ${description}`)
    expect(new Set(names).size).toBe(names.length)
  }
})
