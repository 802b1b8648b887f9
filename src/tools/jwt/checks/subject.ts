import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import {findingsAbout} from '../finding'
import type {TokenKind} from '../kinds'
import type {Claims} from './timeFormat'

const finding = findingsAbout('subject')

/** Checks `sub`. */
export function subjectFindings({sub}: Claims, kind: TokenKind): Finding[] {
  if (typeof sub === 'string' && sub !== '') return []
  if (sub !== undefined)
    return [
      finding('error', {
        title: '`sub` isn’t a text.',
        text: `Its value is ${quoted(JSON.stringify(sub))}.`,
        fix: 'Look for a mapper with the claim name `sub`.',
        page: tokenPages.mapperNames,
      }),
    ]
  if (kind.id === 'lightweight')
    return [
      finding('warning', {
        title: 'The token is lightweight, so `sub`, roles, and profile are missing.',
        text: 'An API that reads them from the token answers `401` or `403`. They’re in the answer of the introspection endpoint.',
        fix: 'Let the API call the introspection endpoint, or turn off **Always use lightweight access token** in **Clients** > client > **Advanced**.',
        page: tokenPages.lightweight,
      }),
    ]
  return [
    finding('warning', {
      title: 'The token has no `sub`.',
      text: 'An API that identifies the user by `sub` fails. The client probably lacks the client scope `basic`.',
      fix: 'In **Clients** > client > **Client scopes**, add the client scope `basic` as **Default**.',
    }),
  ]
}
