import {tokenPages} from '../../data/tokenClaims'
import {bytesOf, utf8Of} from './base64url'
import type {Jwe, Opaque} from './decode'
import {quoted, type Finding, type Report} from '../report'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Explains a text that isn't a JWT. */
export function opaqueReport({text}: Opaque): Report {
  return [opaqueFinding(text)]
}

function opaqueFinding(text: string): Finding {
  if (isXml(text))
    return {
      kind: 'finding',
      severity: 'warning',
      title: 'This is XML in base64, probably a SAML message, and not a JWT.',
      text: 'SAML applications get it in the parameter `SAMLResponse` or `SAMLRequest`.',
      fix: 'Paste it into the SAML decoder.',
      page: {label: 'SAML decoder', path: '/docs/tools/saml/'},
    }
  const parts = text.split('.', 4)
  if (parts.length === 3 && UUID.test(parts[0] ?? ''))
    return {
      kind: 'finding',
      severity: 'warning',
      title: 'This is an authorization code of Keycloak, and not a token.',
      text: 'A code is valid for one minute and for one request.',
      fix: 'Exchange it at the token endpoint with `grant_type=authorization_code`.',
      page: {label: 'Token errors', path: '/docs/errors/tokens/'},
    }
  return {
    kind: 'finding',
    severity: 'warning',
    title: 'This isn’t a JWT, so it can’t be decoded.',
    text: `The text has ${text.length.toLocaleString('en-US')} characters. A JWT starts with \`eyJ\` and has two dots. Keycloak’s access tokens, ID tokens, and refresh tokens are JWTs. An opaque token is a reference that only its server can read.`,
    fix: 'Check that you copied the whole token. For an opaque token of another server, call that server’s introspection endpoint.',
    page: tokenPages.introspection,
  }
}

/** Whether a text is XML, or base64 of it, with or without the escapes of a URL. */
function isXml(text: string): boolean {
  const start = text.slice(0, 400).trimStart()
  if (start.startsWith('<')) return true
  const digits = start.replaceAll(/%2B/gi, '+').replaceAll(/%2F/gi, '/').replaceAll(/\s/g, '')
  const whole = digits.slice(0, digits.length - (digits.length % 4)).slice(0, 64)
  const bytes = bytesOf(whole)
  if (bytes === undefined) return false
  // Four characters at the end can cut a character in two.
  return /^\s*<[?!A-Za-z]/.test(utf8Of(bytes) ?? utf8Of(bytes.slice(0, 3)) ?? '')
}

/** Explains an encrypted token. */
export function jweReport({header, duplicates}: Jwe): Report {
  const text = (name: string): string => (typeof header[name] === 'string' ? header[name] : '')
  const isShared = text('alg') === 'dir' || /^A\d+(?:GCM)?KW$|^PBES2/.test(text('alg'))
  const owner = isShared
    ? 'Only a server with the shared secret can decrypt it. Keycloak encrypts its cookie `KC_RESTART` this way.'
    : `Only the owner of the private key ${text('kid') === '' ? '' : `${quoted(text('kid'))} `}can decrypt it, usually the client. Keycloak takes the public key from the client’s own key set.`
  const findings: Finding[] = [
    {
      kind: 'finding',
      severity: 'note',
      title: 'This token is encrypted (JWE), so its claims can’t be read here.',
      text: `${owner} The key is encrypted with ${quoted(text('alg') || 'no algorithm')}, and the content with ${quoted(text('enc') || 'no algorithm')}.`,
      fix: isShared
        ? 'Don’t send it to an API.'
        : 'Decrypt it in the client, and paste the token that’s inside. To get tokens that aren’t encrypted, clear **ID token encryption key management algorithm** in **Clients** > client > **Advanced**.',
      page: tokenPages.decoding,
    },
    ...('zip' in header
      ? [
          {
            kind: 'finding',
            severity: 'warning',
            title: 'The content is compressed.',
            text: `\`zip\` is ${quoted(JSON.stringify(header.zip))}. A small token can inflate to gigabytes, so limit the size when you decrypt it.`,
          } satisfies Finding,
        ]
      : []),
    ...(duplicates.length > 0
      ? [
          {
            kind: 'finding',
            severity: 'error',
            title: `The header contains ${duplicates.slice(0, 5).map(quoted).join(', ')} more than once.`,
            fix: 'Reject the token.',
          } satisfies Finding,
        ]
      : []),
  ]
  return [...findings, {kind: 'code', title: 'Header', language: 'json', code: JSON.stringify(header, null, 2)}]
}
