import type {Finding, Severity} from '../report'
import {pageOf, type TokenKind} from './kinds'

const ORDER: readonly Severity[] = ['error', 'warning', 'ok', 'note']

/** The findings in the order of their weight. The first one is the verdict: what an API answers to the token. */
export function verdictFirst(findings: readonly Finding[], kind: TokenKind, isVerified: boolean): Finding[] {
  const sorted = ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  const [first, ...rest] = sorted
  if (kind.instead !== undefined) return sorted
  if (first?.severity === 'error') return [{...first, title: `An API would answer 401. ${first.title}`}, ...rest]
  if (first?.severity === 'warning') return [{...first, title: `An API might answer 401. ${first.title}`}, ...rest]
  return [acceptable(kind, isVerified), ...sorted]
}

const acceptable = (kind: TokenKind, isVerified: boolean): Finding => ({
  kind: 'finding',
  severity: 'ok',
  title: 'Nothing in the token makes an API answer 401.',
  text: isVerified
    ? 'If the API does, its configuration differs from what you entered: the issuer, the audience, or the key set.'
    : 'The signature isn’t verified yet. Enter the issuer, and press **Verify signature**.',
  page: pageOf(kind),
})
