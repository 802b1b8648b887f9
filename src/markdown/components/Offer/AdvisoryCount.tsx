import type {ReactNode} from 'react'
import {advisories, advisoriesUpTo, type AdvisoryState} from '../../../data/offer/advisories'
import {stateOf} from '../../../lib/advisories'
import {longDate} from '../../../lib/longDate'

/** How many published vulnerabilities are in each state on the service, as one paragraph. */
export function AdvisoryCount(): ReactNode {
  const states = advisories.map((advisory) => stateOf(advisory)?.shared.status)
  const count = (status: AdvisoryState['status']): number => states.filter((state) => state === status).length
  return (
    <p>
      Of {advisories.length} published vulnerabilities of Keycloak, {count('closed')} are closed on the service,{' '}
      {count('mitigated')} are mitigated, {count('not affected')} don’t affect it, and {count('open')} are open. The
      list is complete up to {longDate(advisoriesUpTo)}.
    </p>
  )
}
