import {translate} from '@docusaurus/Translate'
import Heading from '@theme/Heading'
import {Fragment, type ReactNode} from 'react'
import {brand} from '../../../../data/brand'
import {changelog} from '../../../../data/offer/changelog'
import {FeedLinks} from '../../../../kit/layout/FeedLinks'
import {changelogMonths, changelogPath} from '../../../../lib/changelogTexts'
import {feedsOf} from '../../../../lib/feedFormats'
import {Change} from './Change'

/** Every change of the service by month, and the links to the feeds in the head of the page. */
export function Changelog(): ReactNode {
  return (
    <>
      <FeedLinks
        feeds={feedsOf(changelogPath)}
        title={translate({id: 'site.offer.changelog.feed', message: 'Changelog of {brand}'}, {brand: brand.name})}
      />
      {changelogMonths(changelog).map(({id, label, entries}) => (
        <Fragment key={id}>
          <Heading as="h2" id={id}>
            {label}
          </Heading>
          {entries.map((entry) => (
            <Change key={entry.id} entry={entry} />
          ))}
        </Fragment>
      ))}
    </>
  )
}
