import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {advisories, advisoriesUpTo, type AdvisoryState} from '../../../data/offer/advisories'
import {brand} from '../../../data/brand'
import {FeedLinks} from '../../../kit/layout/FeedLinks'
import {stateOf} from '../../../lib/advisories'
import {advisoriesPath} from '../../../lib/advisoryTexts'
import {feedsOf} from '../../../lib/feedFormats'
import {longDate} from '../../../lib/longDate'
import {AdvisoryList} from './AdvisoryList'
import {statusNames} from './statusNames'

/** How many advisories are in each state on shared deployments, in the order of the list. */
function counts(): [AdvisoryState['status'], number][] {
  const found = new Map<AdvisoryState['status'], number>([['open', 0]])
  for (const advisory of advisories) {
    const status = stateOf(advisory)?.shared.status
    if (status !== undefined) found.set(status, (found.get(status) ?? 0) + 1)
  }
  return [...found]
}

/** Every vulnerability of the server in a row that leads to its entry, and the links to the feeds in the head of the page. */
export function Advisories(): ReactNode {
  return (
    <>
      <FeedLinks
        feeds={feedsOf(advisoriesPath)}
        title={translate(
          {id: 'site.offer.advisory.feed', message: 'Security advisories of {brand}'},
          {brand: brand.name},
        )}
      />
      <p>
        {translate(
          {
            id: 'site.offer.advisory.list',
            message: 'The list has {count} vulnerabilities and is complete up to {date}. On the service: {states}.',
          },
          {
            count: advisories.length,
            date: longDate(advisoriesUpTo),
            states: counts()
              .map(([status, count]) => `${count} ${statusNames[status]}`)
              .join(', '),
          },
        )}
      </p>
      <AdvisoryList />
    </>
  )
}
