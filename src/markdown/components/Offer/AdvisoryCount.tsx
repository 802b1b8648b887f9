import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {advisories, advisoriesUpTo, type AdvisoryState} from '../../../data/offer/advisories'
import {stateOf} from '../../../lib/advisories'
import {longDate} from '../../../lib/longDate'

/** How many published vulnerabilities are in each state on the service, as one paragraph. */
export function AdvisoryCount(): ReactNode {
  const states = advisories.map((advisory) => stateOf(advisory)?.shared.status)
  const count = (status: AdvisoryState['status']): number => states.filter((state) => state === status).length
  const are = (number: number): string => {
    if (number === 0) return translate({id: 'site.offer.advisories.none', message: 'none is'})
    return number === 1
      ? translate({id: 'site.offer.advisories.one', message: '1 is'})
      : translate({id: 'site.offer.advisories.more', message: '{number} are'}, {number})
  }
  const unaffected = count('not affected')
  return (
    <p>
      {translate(
        {
          id: 'site.offer.advisories.states',
          message:
            'Of {all} published vulnerabilities of Keycloak, {closed} closed on the service, {mitigated} mitigated, and {open} open.',
        },
        {
          all: advisories.length,
          closed: are(count('closed')),
          mitigated: are(count('mitigated')),
          open: are(count('open')),
        },
      )}{' '}
      {unaffected === 1
        ? translate({id: 'site.offer.advisories.oneUnaffected', message: '1 doesn’t affect it.'})
        : translate(
            {id: 'site.offer.advisories.unaffected', message: '{unaffected} don’t affect it.'},
            {unaffected},
          )}{' '}
      {translate(
        {id: 'site.offer.advisories.upTo', message: 'The list is complete up to {date}.'},
        {date: longDate(advisoriesUpTo)},
      )}
    </p>
  )
}
