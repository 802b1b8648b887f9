import type {Values} from '../form'
import {InputError} from '../run'

/** Most characters of a field. Keycloak itself refuses longer parameters, and browsers refuse longer addresses. */
const MOST_CHARACTERS = 2000

/** What an authorization request asks for. An empty text leaves the parameter out. */
export type AuthorizationRequest = {
  /** Without a slash at the end. */
  issuer: string
  clientId: string
  redirectUri: string
  responseType: string
  responseMode: string
  /** With the scope of the organization. */
  scope: string
  prompt: string
  loginHint: string
  acrValues: string
  maxAge: string
  idpHint: string
  action: string
  uiLocales: string
  resource: string
  /** `S256`, or empty for a request without PKCE. */
  pkce: string
}

/** What an app keeps from its request until the callback. */
export type Trip = {state: string; nonce: string; verifier: string; challenge: string}

/** Names of the parameters, in the order of the address. */
const parameters = [
  ['clientId', 'client_id'],
  ['redirectUri', 'redirect_uri'],
  ['responseType', 'response_type'],
  ['responseMode', 'response_mode'],
  ['scope', 'scope'],
  ['prompt', 'prompt'],
  ['loginHint', 'login_hint'],
  ['acrValues', 'acr_values'],
  ['maxAge', 'max_age'],
  ['idpHint', 'kc_idp_hint'],
  ['action', 'kc_action'],
  ['uiLocales', 'ui_locales'],
  ['resource', 'resource'],
] as const

/**
 * Reads the form.
 * @throws InputError if no request can be made of it.
 */
export function readRequest(values: Values): AuthorizationRequest {
  const text = (name: string): string => {
    const value = values.text(name).trim()
    if (value.length <= MOST_CHARACTERS) return value
    throw new InputError(`The field ${name} has ${value.length} characters. A parameter can have at most 2,000.`)
  }
  const organization = text('organization').replace(/^organization:/, '')
  const request: AuthorizationRequest = {
    issuer: issuerOf(text('issuer')),
    clientId: required(text('clientId'), 'the client ID, such as `acme-web`'),
    redirectUri: required(text('redirectUri'), 'the redirect URI, such as `https://app.acme.example/callback`'),
    responseType: text('responseType'),
    responseMode: text('responseMode'),
    scope: [text('scope'), organization && `organization:${organization}`].filter((part) => part !== '').join(' '),
    prompt: text('prompt'),
    loginHint: text('loginHint'),
    acrValues: text('acrValues'),
    maxAge: text('maxAge'),
    idpHint: text('idpHint'),
    action: text('action'),
    uiLocales: text('uiLocales'),
    resource: text('resource'),
    pkce: text('pkce') === 'S256' ? 'S256' : '',
  }
  if (/^\d*$/.test(request.maxAge)) return request
  throw new InputError('`max_age` must be a whole number of seconds, such as `300`. Keycloak shows `Invalid Request`.')
}

function required(value: string, what: string): string {
  if (value !== '') return value
  throw new InputError(`Enter ${what}.`)
}

function issuerOf(text: string): string {
  const issuer = required(text, 'the issuer of your realm, such as `https://auth.example.com/realms/acme`')
    .replace(/\/\.well-known\/openid-configuration$/, '')
    .replace(/\/+$/, '')
  if (!/^https?:\/\//i.test(issuer) || !URL.canParse(issuer))
    throw new InputError('The issuer must begin with `https://`, such as `https://auth.example.com/realms/acme`.')
  if (/\/realms\/[^/?#]+$/.test(issuer)) return issuer
  throw new InputError(
    'The issuer of a realm ends with `/realms/` and the name of the realm, such as `https://auth.example.com/realms/acme`.',
  )
}

/** The address of an endpoint of the realm. */
export const endpoint = (issuer: string, name: 'auth' | 'token'): string => `${issuer}/protocol/openid-connect/${name}`

/** The address that starts the login. */
export function authorizationUrl(request: AuthorizationRequest, trip: Trip): string {
  const query = new URLSearchParams()
  for (const [field, name] of parameters) if (request[field] !== '') query.set(name, request[field])
  query.set('state', trip.state)
  query.set('nonce', trip.nonce)
  if (request.pkce !== '') {
    query.set('code_challenge', trip.challenge)
    query.set('code_challenge_method', request.pkce)
  }
  return `${endpoint(request.issuer, 'auth')}?${query.toString().replaceAll('+', '%20')}`
}

/** Reads an address that `authorizationUrl` made, or undefined for another address. The verifier isn't in it. */
export function readAuthorizationUrl(
  text: string,
): {request: AuthorizationRequest; trip: Omit<Trip, 'verifier'>} | undefined {
  const match = /^(https?:\/\/[^?#]+)\/protocol\/openid-connect\/auth\?([^#]*)/i.exec(text)
  if (!match?.[1]) return undefined
  const query = new URLSearchParams(match[2])
  const get = (name: string): string => query.get(name) ?? ''
  const request: AuthorizationRequest = {
    issuer: match[1],
    clientId: get('client_id'),
    redirectUri: get('redirect_uri'),
    responseType: get('response_type'),
    responseMode: get('response_mode'),
    scope: get('scope'),
    prompt: get('prompt'),
    loginHint: get('login_hint'),
    acrValues: get('acr_values'),
    maxAge: get('max_age'),
    idpHint: get('kc_idp_hint'),
    action: get('kc_action'),
    uiLocales: get('ui_locales'),
    resource: get('resource'),
    pkce: get('code_challenge_method'),
  }
  return {request, trip: {state: get('state'), nonce: get('nonce'), challenge: get('code_challenge')}}
}
