import {translate} from '@docusaurus/Translate'
import Head from '@docusaurus/Head'
import Heading from '@theme/Heading'
import {Fragment, type ReactNode} from 'react'
import {brand} from '../../../../data/brand'
import {changelog} from '../../../../data/offer/changelog'
import {changelogMonths, changelogPath} from '../../../../lib/changelogTexts'
import {feedsOf} from '../../../../lib/feedFormats'
import {Change} from './Change'

/** Every change of the service by month, and the links to the feeds in the head of the page. */
export function Changelog(): ReactNode {
  return (
    <>
      <Head>
        {feedsOf(changelogPath).map(({type, href}) => (
          <link
            key={href}
            rel="alternate"
            type={type}
            href={href}
            title={translate({id: 'site.offer.changelog.feed', message: 'Changelog of {brand}'}, {brand: brand.name})}
          />
        ))}
      </Head>
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
