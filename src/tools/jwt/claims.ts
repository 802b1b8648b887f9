import {
  claimsByKind,
  jtiLetters,
  tokenClaims,
  tokenPages,
  type TokenClaim,
  type TokenPage,
} from '../../data/tokenClaims'
import {quoted, type Finding, type ReportPart, type ReportTable} from '../report'
import {isRealm, type TokenKind} from './kinds'
import {dateText, relativeText} from './times'

/** More claims than a real token has. */
const MOST_CLAIMS = 300

/** Claims that hold a time in seconds since 1970. */
const TIMES = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at'])

type Claims = Readonly<Record<string, unknown>>

/** What is known about a claim; undefined for a claim of an administrator. */
export function knownClaim(name: string, kind: TokenKind): TokenClaim | undefined {
  const ofKind = Object.hasOwn(claimsByKind, kind.id) ? claimsByKind[kind.id] : undefined
  if (ofKind && Object.hasOwn(ofKind, name)) return ofKind[name]
  return Object.hasOwn(tokenClaims, name) ? tokenClaims[name] : undefined
}

/** The claims of a token: value, meaning, and source. */
export function claimsTable(payload: Claims, kind: TokenKind, now: number): ReportTable {
  const entries = Object.entries(payload)
  const left = entries.length - MOST_CLAIMS
  // Another server writes `iss` and `exp` too, and no setting of Keycloak changes them.
  const isForeign = kind.signedBy === 'unknown' && !isRealm(payload.iss)
  return {
    kind: 'table',
    caption: left > 0 ? `Claims (${MOST_CLAIMS} of ${entries.length})` : 'Claims',
    head: ['Claim', 'Value', 'Meaning', 'Where it comes from'],
    rows: entries.slice(0, MOST_CLAIMS).map(([name, value]) => {
      const known = knownClaim(name, kind)
      return [
        quoted(name),
        valueText(name, value, now),
        meaningText(name, value, known),
        sourceText(isForeign ? undefined : known, kind),
      ]
    }),
  }
}

function valueText(name: string, value: unknown, now: number): string {
  const text = quoted(typeof value === 'string' ? value : JSON.stringify(value))
  if (!TIMES.has(name) || typeof value !== 'number') return text
  const date = dateText(value)
  return date === undefined || value <= 0 ? text : `${text}: ${date}, ${relativeText(value, now)}`
}

function meaningText(name: string, value: unknown, known: TokenClaim | undefined): string {
  const meaning = known?.meaning ?? 'Not a standard claim of Keycloak.'
  const letters = name === 'jti' && typeof value === 'string' ? jtiText(value) : undefined
  return letters === undefined ? meaning : `${meaning} ${letters}`
}

/** What the prefix of Keycloak's `jti` says; undefined without such a prefix. */
export function jtiText(jti: string): string | undefined {
  const prefix = /^([a-z]{2})([a-z]{2})([a-z]{2}):/.exec(jti)
  if (!prefix) return undefined
  const [, session = '', token = '', grant = ''] = prefix
  const words = [jtiLetters.session[session], jtiLetters.token[token], jtiLetters.grant[grant]].filter(
    (each) => each !== undefined,
  )
  return words.length === 0 ? undefined : `The prefix says: ${words.join(', ')}.`
}

function sourceText(known: TokenClaim | undefined, kind: TokenKind): string {
  if (known === undefined) {
    if (kind.signedBy === 'unknown') return 'The server or the program that made the token.'
    if (kind.signedBy === 'client') return 'The client.'
    return 'A custom mapper of the client or one of its scopes. Change it in **Clients** > client > **Client scopes**.'
  }
  if ('mapper' in known)
    return `Mapper **${known.mapper}** of the client scope \`${known.scope}\`. Change it in **Client scopes** > **${known.scope}** > **Mappers**.`
  return known.setting === undefined ? `${known.source}.` : `${known.source}. Change it with: ${known.setting}.`
}

/** The pages that own the claims of a token, each with its claims. */
export function claimPages(payload: Claims, kind: TokenKind): ReportPart[] {
  const byPath = new Map<string, {page: TokenPage; names: string[]}>()
  for (const name of Object.keys(payload).slice(0, MOST_CLAIMS)) {
    const page = knownClaim(name, kind)?.page
    if (page === undefined || page === 'decoding') continue
    const {path} = tokenPages[page]
    byPath.set(path, {page, names: [...(byPath.get(path)?.names ?? []), name]})
  }
  const findings = [...byPath.values()].map(({page, names}): Finding => ({
    kind: 'finding',
    severity: 'note',
    title: `More about ${names.map((name) => `\`${name}\``).join(', ')}.`,
    page: tokenPages[page],
  }))
  return findings.length === 0 ? [] : [{kind: 'heading', text: 'Pages about these claims'}, ...findings]
}
