import {tokenPages} from '../../data/tokenClaims'
import {quoted, type Finding, type Report, type ReportPart} from '../report'
import {InputError} from '../run'
import {headerFindings} from './checks/header'
import {issuerFindings} from './checks/issuer'
import {recipientFindings} from './checks/recipient'
import {timeFindings} from './checks/times'
import {claimPages, claimsTable} from './claims'
import {comparison} from './compare'
import type {Expected} from './context'
import {decode, type Decoded, type Jws} from './decode'
import type {NamedToken} from './input'
import {kindOf, pageOf, type TokenKind} from './kinds'
import {jweReport, opaqueReport} from './other'
import {verdictFirst} from './verdict'

/** Servers and proxies limit all headers together to 8 KiB by default. */
const LARGE_TOKEN = 6 * 1024

/** Verifies a signature, and says what it found. */
export type Verify = (jws: Jws, kind: TokenKind) => Promise<Finding[]>

/**
 * The whole answer about a token.
 * @param tokens the token, and the others of the same token response.
 * @param second a token to compare with.
 * @param verify undefined while the reader types.
 */
export async function answer(
  tokens: readonly NamedToken[],
  second: NamedToken | undefined,
  expected: Expected,
  verify: Verify | undefined,
): Promise<Report> {
  const [first, ...others] = tokens
  if (first === undefined) return []
  const decoded = decode(first.token)
  const other = second === undefined ? undefined : decodeSecond(second)
  if (decoded.kind === 'opaque') return opaqueReport(decoded)
  if (decoded.kind === 'jwe') return [...jweReport(decoded), ...othersTable(others)]
  const kind = kindOf(decoded)
  const verified = await verify?.(decoded, kind)
  const checks = [
    ...(verified ?? []),
    ...headerFindings(decoded, kind),
    ...recipientFindings(decoded, kind, expected),
    ...issuerFindings(decoded, kind, expected),
    ...sizeFindings(decoded, kind),
    ...timeFindings(decoded, kind, expected),
  ]
  return [
    ...verdictFirst(checks, kind, verified?.some(({severity}) => severity === 'ok') ?? false),
    about(kind, first),
    ...(other === undefined ? [] : other.kind === 'jws' ? comparison(decoded, other) : [incomparable]),
    ...othersTable(others),
    ...content(decoded, kind, expected.now),
  ]
}

/** As `decode`, with messages that name the field. */
function decodeSecond({token}: NamedToken): Decoded {
  try {
    return decode(token)
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`The token to compare with can’t be read. ${error.message}`)
    throw error
  }
}

const about = (kind: TokenKind, {name}: NamedToken): Finding => ({
  kind: 'finding',
  severity: 'note',
  title: `${name === undefined ? 'This' : quoted(name)} is ${kind.name}.`,
  text: kind.purpose,
  page: pageOf(kind),
})

const incomparable: Finding = {
  kind: 'finding',
  severity: 'warning',
  title: 'The second token can’t be compared.',
  text: 'It’s encrypted, or it isn’t a JWT.',
  fix: 'Paste a signed token.',
}

const sizeFindings = ({token}: Jws, kind: TokenKind): Finding[] =>
  token.length <= LARGE_TOKEN || kind.instead !== undefined
    ? []
    : [
        {
          kind: 'finding',
          severity: 'warning',
          title: `The token is large: ${token.length.toLocaleString('en-US')} bytes.`,
          text: 'Many servers and proxies accept 8 KiB for all headers together. Beyond that, they answer `431` or `400`.',
          fix: 'Turn off **Full scope allowed** for the client, and remove mappers that the API doesn’t need.',
          page: tokenPages.size,
        },
      ]

/** The other tokens of a token response. */
function othersTable(others: readonly NamedToken[]): ReportPart[] {
  if (others.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Other tokens of the same answer',
      head: ['Member', 'Kind'],
      rows: others.map(({name = '', token}) => [quoted(name), kindText(token)]),
    },
    {kind: 'text', text: 'To read one of them, paste it alone.'},
  ]
}

function kindText(token: string): string {
  try {
    const decoded = decode(token)
    if (decoded.kind === 'jws') return kindOf(decoded).name
    return decoded.kind === 'jwe' ? 'an encrypted token' : 'no JWT'
  } catch (error) {
    if (error instanceof InputError) return 'a damaged token'
    throw error
  }
}

function content(jws: Jws, kind: TokenKind, now: number): ReportPart[] {
  const {header, payload, payloadText, disclosures} = jws
  return [
    ...(payload === undefined ? [] : [claimsTable(payload, kind, now)]),
    ...(disclosures === 0
      ? []
      : [
          {
            kind: 'text',
            text: `After the token, there are ${disclosures} selective disclosures (SD-JWT), which aren’t shown.`,
          } satisfies ReportPart,
        ]),
    {kind: 'code', title: 'Header', language: 'json', code: JSON.stringify(header, null, 2)},
    payload === undefined
      ? {kind: 'code', title: 'Payload', language: 'text', code: payloadText ?? 'Binary data'}
      : {kind: 'code', title: 'Payload', language: 'json', code: JSON.stringify(payload, null, 2)},
    ...(payload === undefined ? [] : claimPages(payload, kind)),
  ]
}
