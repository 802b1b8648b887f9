import {tokenPages, type TokenPage} from '../../data/tokenClaims'
import type {Finding} from '../report'

/** Makes findings about one subject. @param subject the page that a finding links to, unless it names another. */
export const findingsAbout =
  (subject: TokenPage) =>
  (severity: Finding['severity'], rest: Omit<Finding, 'kind' | 'severity'>): Finding => ({
    kind: 'finding',
    severity,
    page: tokenPages[subject],
    ...rest,
  })
