import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import type {Expected} from '../context'
import type {Jws} from '../decode'
import {findingsAbout} from '../finding'
import {pageOf, type TokenKind} from '../kinds'
import {accessFindings} from './access'
import {subjectFindings} from './subject'

const finding = findingsAbout('audienceMapper')

const ADD_MAPPER =
  'In **Clients** > client > **Client scopes** > dedicated scope, add a mapper of the type **Audience** with the name of the API. Then get a new token.'

/** Whether the token is for an API, for this one, and from this client. */
export function recipientFindings({payload}: Pick<Jws, 'payload'>, kind: TokenKind, expected: Expected): Finding[] {
  if (payload === undefined) return []
  if (kind.instead !== undefined)
    return [
      finding('warning', {
        title: `This is ${kind.name}, so an API would answer 401.`,
        text: kind.purpose,
        fix: kind.instead,
        page: pageOf(kind),
      }),
      ...party(payload, kind, expected),
    ]
  return [
    ...audience(payload, kind, expected),
    ...party(payload, kind, expected),
    ...subjectFindings(payload, kind),
    ...accessFindings(payload),
  ]
}

type Claims = Readonly<Record<string, unknown>>

/** `aud` as a list; undefined if it's neither a text nor a list of texts. */
function audiencesOf({aud}: Claims): string[] | undefined {
  if (aud === undefined) return []
  const list: unknown[] = Array.isArray(aud) ? aud : [aud]
  return list.every((each) => typeof each === 'string') ? list : undefined
}

function audience(payload: Claims, kind: TokenKind, {audience: wanted}: Expected): Finding[] {
  const list = audiencesOf(payload)
  if (list === undefined)
    return [
      finding('error', {
        title: '`aud` is neither a text nor a list of texts.',
        text: `Its value is ${quoted(JSON.stringify(payload.aud))}.`,
        fix: 'Look for a mapper with the claim name `aud`, and replace it with a mapper of the type **Audience**.',
        page: tokenPages.mapperNames,
      }),
    ]
  if (wanted !== undefined) return [comparison(list, wanted, kind)]
  if (list.length === 0)
    return [
      finding('warning', {
        title:
          kind.id === 'lightweight' ? 'The token has no `aud`, because it’s lightweight.' : 'The token has no `aud`.',
        text: 'An API that checks the audience answers `401`. An API that doesn’t check it accepts tokens that were made for another API.',
        fix:
          kind.id === 'lightweight'
            ? 'Turn on **Add to lightweight access token** in the Audience mapper, or let the API call the introspection endpoint.'
            : ADD_MAPPER,
        ...(kind.id === 'lightweight' ? {page: tokenPages.lightweight} : {}),
      }),
    ]
  if (list.length === 1 && list[0] === 'account')
    return [
      finding('warning', {
        title: '`aud` is only `account`, so no API of yours is in it.',
        text: 'Keycloak adds clients in which the user has roles, and all users have roles of `account`. An API that checks the audience answers `401`.',
        fix: ADD_MAPPER,
      }),
    ]
  return [
    finding('note', {
      title: `The token is for ${list.slice(0, 5).map(quoted).join(', ')}${list.length > 5 ? ` and ${list.length - 5} more` : ''}.`,
      text: 'To check it, enter the audience that your API expects.',
      page: undefined,
    }),
  ]
}

function comparison(list: readonly string[], wanted: string, kind: TokenKind): Finding {
  if (list.includes(wanted)) return finding('ok', {title: `\`aud\` contains ${quoted(wanted)}.`, page: undefined})
  const similar = list.find(
    (each) => each.toLowerCase() === wanted.toLowerCase() || each === `${wanted}/` || `${each}/` === wanted,
  )
  const has = list.length === 0 ? 'The token has no `aud`.' : `\`aud\` is ${list.slice(0, 5).map(quoted).join(', ')}.`
  return finding('error', {
    title: `\`aud\` doesn’t contain ${quoted(wanted)}.`,
    text: similar === undefined ? has : `${has} It contains ${quoted(similar)}, and the comparison is exact.`,
    fix: kind.id === 'lightweight' ? `${ADD_MAPPER} Turn on **Add to lightweight access token** in it.` : ADD_MAPPER,
  })
}

function party(payload: Claims, kind: TokenKind, {client}: Expected): Finding[] {
  if (client === undefined || kind.signedBy === 'client') return []
  const azp = payload.azp ?? (kind.id === 'logout' || kind.id === 'userinfo' ? payload.aud : undefined)
  if (azp === client)
    return [finding('ok', {title: `Keycloak issued the token to ${quoted(client)}.`, page: undefined})]
  return [
    finding('error', {
      title: `Keycloak didn’t issue the token to ${quoted(client)}.`,
      text:
        azp === undefined
          ? 'The token has no `azp`.'
          : `\`azp\` is ${quoted(typeof azp === 'string' ? azp : JSON.stringify(azp))}.`,
      fix: 'Check which client the application uses, and which token it sends. Another client gets other claims.',
      page: tokenPages.audience,
    }),
  ]
}
