import {addressFindings, adminFindings} from './addressFindings'
import {headerFindings, tlsFindings} from './proxyFindings'
import {serverFindings} from './serverFindings'
import type {Finding} from '../report'
import type {Setup} from './setup'

const ORDER = ['error', 'warning', 'ok', 'note'] as const

/** What is wrong or worth knowing about a setup, the gravest first. */
export const findingsOf = (setup: Setup): Finding[] =>
  [
    ...addressFindings(setup.base, 'address that users see'),
    ...adminFindings(setup),
    ...headerFindings(setup),
    ...tlsFindings(setup),
    ...serverFindings(setup),
  ].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
