import type {Operation} from '../description'
import {firstSentence, plain} from './plain'

/** What a call destroys, replaces or sends, as the description says it. Undefined for a call that does none of it. */
export function warningOf(operation: Operation): string | undefined {
  const {method, summary} = operation
  const says = plain(operation.description)
  const effects = plain(operation['x-side-effects'])
  const isUndoing =
    method === 'delete' ||
    /^(Delete|Remove|Revoke|Unlink)\b/.test(summary) ||
    /\bDELETE\b|\b(lose|unlinks)\b/.test(effects)
  const isReplacing = method === 'put' && says.startsWith('Replaces')
  const isSendingMail = /(?<!\bno )\bemails?\b/i.test(effects)
  if (method === 'get' || !(isUndoing || isReplacing || isSendingMail)) return undefined
  return [firstSentence(says), /^None\b/.test(effects) ? '' : effects].filter(Boolean).join(' ')
}
