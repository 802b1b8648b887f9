import type {ReactNode} from 'react'
import {advisories, advisoriesUpTo, type AdvisoryState} from '../../../data/offer/advisories'
import {stateOf} from '../../../lib/advisories'
import {longDate} from '../../../lib/longDate'

/** How many published vulnerabilities are in each state on the service, as one paragraph. */
export function AdvisoryCount(): ReactNode {
  const states = advisories.map((advisory) => stateOf(advisory)?.shared.status)
  const count = (status: AdvisoryState['status']): number => states.filter((state) => state === status).length
  const be = (status: AdvisoryState['status']): string => {
    const number = count(status)
    return `${number === 0 ? 'none' : number} ${number === 0 || number === 1 ? 'is' : 'are'}`
  }
  const unaffected = count('not affected')
  return (
    <p>
      Of {advisories.length} published vulnerabilities of Keycloak, {be('closed')} closed on the service,{' '}
      {be('mitigated')} mitigated, and {be('open')} open. {unaffected} {unaffected === 1 ? 'doesn’t' : 'don’t'} affect
      it. The list is complete up to {longDate(advisoriesUpTo)}.
    </p>
  )
}
