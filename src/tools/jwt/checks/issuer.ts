import {isLoopbackHost} from '../../../lib/loopback'
import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import type {Expected} from '../context'
import type {Jws} from '../decode'
import {findingsAbout} from '../finding'
import type {TokenKind} from '../kinds'

const finding = findingsAbout('hostname')

/** Checks `iss`, and compares it with the issuer that the reader expects. */
export function issuerFindings({payload}: Pick<Jws, 'payload'>, kind: TokenKind, {issuer}: Expected): Finding[] {
  if (payload === undefined || kind.signedBy === 'client' || kind.id === 'ticket') return []
  const {iss} = payload
  if (iss === undefined)
    return [
      finding('error', {
        title: 'The token has no `iss`.',
        text: 'Keycloak writes the issuer into each token. Without it, an API can’t choose the keys.',
        page: tokenPages.audience,
      }),
    ]
  if (typeof iss !== 'string' || !URL.canParse(iss))
    return [
      finding('error', {
        title: '`iss` isn’t a URL.',
        text: `Its value is ${quoted(JSON.stringify(iss))}. The issuer of Keycloak is the URL of the realm, such as \`https://auth.example.com/realms/acme\`.`,
        page: tokenPages.audience,
      }),
    ]
  if (issuer === undefined) return plausible(new URL(iss))
  if (iss === issuer)
    return [finding('ok', {title: '`iss` is the issuer that you expect.', page: undefined}), ...insecure(new URL(iss))]
  return [difference(iss, issuer)]
}

const insecure = (url: URL): Finding[] =>
  url.protocol === 'http:' && !isLoopbackHost(url.hostname)
    ? [
        finding('warning', {
          title: 'The issuer has `http` instead of `https`.',
          text: 'Keycloak took the scheme from the connection behind your proxy. APIs that expect `https` reject the token.',
          fix: 'Set the server option `hostname` to the full URL, such as `https://auth.example.com`.',
          page: tokenPages.hostnameScheme,
        }),
      ]
    : []

/** What can be said about an issuer without one to compare it with. */
function plausible(url: URL): Finding[] {
  const isInternal =
    !isLoopbackHost(url.hostname) && (!url.hostname.includes('.') || /\.(?:local|internal|svc)$/.test(url.hostname))
  if (isInternal)
    return [
      finding('warning', {
        title: `The issuer ${quoted(url.host)} is an internal address.`,
        text: 'The client requested the token through an internal address, and Keycloak took the issuer from the request. APIs that expect the public address reject it.',
        fix: 'Set the server option `hostname` to the public URL. To let services use the internal address too, turn on `hostname-backchannel-dynamic`.',
      }),
    ]
  return insecure(url)
}

function difference(iss: string, issuer: string): Finding {
  const both = `The token has ${quoted(iss)}. The API expects ${quoted(issuer)}.`
  const cause = causeOf(iss, issuer)
  return finding('error', {
    title: `\`iss\` isn’t the issuer that you expect${cause.words}.`,
    text: `${both} APIs compare the two character by character.`,
    fix: cause.fix,
    page: cause.page,
  })
}

type Cause = {words: string; fix: string; page: {label: string; path: string}}

function causeOf(iss: string, issuer: string): Cause {
  const config = {
    page: tokenPages.audience,
    fix: `Configure the API with the issuer ${quoted(iss)}, if that’s your realm.`,
  }
  const trimmed = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text)
  if (trimmed(iss) === trimmed(issuer))
    return {
      ...config,
      words: ': one of them ends with a slash',
      fix: 'Write the issuer in the API’s configuration without the slash at the end. Keycloak’s issuer has none.',
    }
  const server = {
    page: tokenPages.hostname,
    fix: 'Set the server option `hostname` to the full public URL, and let clients and APIs use that URL.',
  }
  if (!URL.canParse(issuer)) return {...config, words: ''}
  const [has, expects] = [new URL(iss), new URL(issuer)]
  const isSamePath = trimmed(has.pathname) === trimmed(expects.pathname)
  if (isSamePath && has.hostname === expects.hostname && has.protocol !== expects.protocol)
    return {...server, words: ': the scheme differs', page: tokenPages.hostnameScheme}
  if (isSamePath && has.hostname === expects.hostname)
    return {...server, words: ': the port differs', page: tokenPages.hostnameScheme}
  if (isSamePath) return {...server, words: ': the host differs'}
  const realm = (url: URL): string | undefined => /\/realms\/([^/]+)/.exec(url.pathname.slice(0, 500))?.[1]
  if (has.host === expects.host && realm(has) !== realm(expects))
    return {
      ...config,
      words: ': the realm differs',
      fix: 'Send a token of the realm that the API expects, or configure the API with the other realm. Realm names are case-sensitive.',
    }
  if (has.host === expects.host && realm(has) === realm(expects))
    return {
      ...config,
      words: ': the path differs',
      fix: 'Compare the paths. Keycloak has the path `/auth` only if the server option `http-relative-path` says so.',
    }
  return {...config, words: ''}
}
